import subsetFont from 'subset-font';
import { readYaml } from '#content/site-file/data-file.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { DataError } from '#content/site-file/problem.ts';
import { readFont, type FontFile } from '#content/site-file/font-file.ts';
import { axesAt, type FontRole, type SiteFont } from '#content/site-file/fonts.ts';
import { fontsOf } from '#content/read/site-fonts.ts';
import type { Site } from '#content/load-site.ts';

/**
 * A font of a site with some letters and weights only.
 * @throws DataError naming the setting, for a file that can be read and not be cut
 */
export async function cutFont(
  site: Site,
  role: FontRole,
  letters: string,
  options: Parameters<typeof subsetFont>[2],
): Promise<Buffer> {
  try {
    return Buffer.from(await subsetFont(fontsOf(site)[role].source, letters, options));
  } catch {
    const reason =
      'the file is damaged, or of a kind that cannot be made smaller: download it again, as woff2 or ttf';
    throw new DataError([problemAt(readYaml(`${site.folder}/site.yaml`), ['fonts', role, 'file'], reason)]);
  }
}

/** A font in one weight with some letters, to measure them. */
export async function measuredFont(
  { source, facts }: Pick<SiteFont, 'source' | 'facts'>,
  weight: number,
  letters: readonly string[],
): Promise<FontFile> {
  const options = {
    targetFormat: 'truetype',
    variationAxes: axesAt(facts, weight),
    keepFeatures: [],
  } as const;
  return readFont(Buffer.from(await subsetFont(source, letters.join(''), options)));
}
