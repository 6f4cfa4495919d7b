import { appHero } from '../../../../artwork/out/app.ts';
import { cloudHero } from '../../../../artwork/out/cloud.ts';
import { databaseHero } from '../../../../artwork/out/database.ts';
import { devopsHero } from '../../../../artwork/out/devops.ts';
import { securityWall, securityWallNumbers } from '../../../../artwork/out/security.ts';
import { supportHero } from '../../../../artwork/out/support.ts';
import { webHero } from '../../../../artwork/out/web.ts';
import type { Picture } from '../../../../artwork/picture.ts';
import type { Service } from '../../../../content/services.ts';
import type { HeroPicture } from '../service.page.tsx';

/** Each drawing, and the part of it that the page shows where its margins are left out. */
const drawings: Record<Service['picture'], { whole: Picture; crop?: string }> = {
  cloud: { whole: cloudHero, crop: '66 82 468 430' },
  database: { whole: databaseHero },
  app: { whole: appHero },
  web: { whole: webHero, crop: '80 96 440 272' },
  devops: { whole: devopsHero, crop: '62 56 436 404' },
  security: { whole: securityWall },
  support: { whole: supportHero, crop: '62 86 436 404' },
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
export function heroArt(service: Service): HeroPicture {
  const { whole, crop } = drawings[service.picture];
  const numbers = service.picture === 'security' ? numbersOf(service) : 0;
  return {
    picture: crop ? { ...whole, viewBox: crop } : whole,
    tiers: service.page.tiers,
    tops: numbers > 0 ? securityWallNumbers.slice(0, numbers) : undefined,
  };
}
