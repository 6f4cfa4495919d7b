import subsetFont from 'subset-font';
import { readYaml } from '#content/site-file/data-file.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { DataError } from '#content/site-file/problem.ts';
import type { FontRole } from '#content/site-file/fonts.ts';
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
