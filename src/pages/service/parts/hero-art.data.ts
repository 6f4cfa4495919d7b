import { appHero } from '#artwork/app.ts';
import { cloudHero } from '#artwork/cloud.ts';
import { databaseHero } from '#artwork/database.ts';
import { devopsHero } from '#artwork/devops.ts';
import { securityWall, securityWallNumbers } from '#artwork/security.ts';
import { supportHero } from '#artwork/support.ts';
import { webHero } from '#artwork/web.ts';
import type { Picture } from '../../../../artwork/picture.ts';
import type { Service } from '../../../../content/services.ts';
import { ofBasalt } from '../../../page-data/look.data.ts';
import type { HeroPicture } from '../service.page.tsx';

/** Each drawing, and the part of it that the page shows where its margins are left out. */
const drawings: Record<Service['picture'], { whole: Picture; crop?: string }> = {
  cloud: { whole: cloudHero, crop: '66 82 468 430' },
  database: { whole: databaseHero },
  app: { whole: appHero },
  web: { whole: webHero, crop: '80 96 440 272' },
  devops: { whole: devopsHero, crop: '62 56 436 404' },
  security: { whole: securityWall },
  support: { whole: supportHero, crop: '62 56 436 436' },
};

/** The drawing of a service as link previews show it. */
export const wholeDrawing = ({ picture }: Service): Picture => drawings[picture].whole;

/** How many items the first numbered list of a page has. */
function numbersOf({ page }: Service): number {
  for (const block of Object.values(page.blocks)) {
    if (block.kind === 'features' && block.look === 'numbered') return block.items.length;
  }
  return 0;
}

/**
 * The drawing of the first view of a service page, with its numbers or the names of its tiers (SPEC section
 * 2, Service pages).
 */
export function heroArt(service: Service): HeroPicture | null {
  const { whole, crop } = drawings[service.picture];
  const numbers = service.picture === 'security' ? numbersOf(service) : 0;
  return ofBasalt({
    picture: crop ? { ...whole, viewBox: crop } : whole,
    tiers: service.page.tiers,
    tops: numbers > 0 ? securityWallNumbers.slice(0, numbers) : undefined,
  });
}
