import type { Site } from '#content/load-site.ts';
import sharp from 'sharp';
import { bytesOf } from '#content/site-file/data-file.ts';
import type { Problem } from '#content/site-file/problem.ts';
import { photoUses, pictureFiles } from './photo-uses.ts';
import type { SiteSource } from '#content/read/site-source.ts';

/** The frames of people, width by height: About and articles, lists, and Team. */
const frames = [5 / 6, 1, 1.12];

/** The smallest share of a photo that every frame shows, from 0 to 1. */
export function shareShown({ width, height }: { width: number; height: number }): number {
  const shape = width / height;
  return Math.min(...frames.map((frame) => Math.min(frame / shape, shape / frame)));
}

/** Advice on the photos of people whose frames show less than half of them. */
export async function oddPortraits(site: Site, source: SiteSource): Promise<Problem[]> {
  const files = pictureFiles(source);
  const uses = photoUses(site, source).filter(({ photo, problem }) => {
    const { file, field } = problem('');
    return /[\\/]people[\\/]/.test(file) && /(^|\.)photo$/.test(field) && files.has(photo);
  });
  const checked = await Promise.all(
    uses.map(async ({ photo, problem }) => {
      // Making the pictures shows which one is broken (build/images/photos.ts).
      const size = await sharp(bytesOf(source.pathOf(files.get(photo) ?? '')))
        .metadata()
        .then(({ autoOrient }) => autoOrient)
        .catch(() => null);
      const share = size ? shareShown(size) : 1;
      if (!size || share >= 0.5) return [];
      return [
        problem(
          `${size.width} × ${size.height} px, of which its frame shows ${Math.round(share * 100)}%: crop it to head and shoulders, portrait or square`,
        ),
      ];
    }),
  );
  return checked.flat();
}
