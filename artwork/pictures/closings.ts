/** The closings of pages: the subject of each hero in its finished state, from the same drawing function. */
import type { heroPictures } from '../../content/schema/service-parts.ts';
import type { Drawing } from '../engine/drawing.ts';
import { appFinished } from './app-tiers.ts';
import { cloudHero } from './cloud.ts';
import { databaseHero } from './database.ts';
import { devopsHero } from './devops-stair.ts';
import { drillCore } from './drill-core.ts';
import { securityWall } from './security-wall.ts';
import { supportHero } from './support.ts';
import { webHero } from './web-pavement.ts';

/** The overview of the services, and the hero of a service by its name. */
export type ClosingName = 'services' | (typeof heroPictures)[number];

function wholeCore(): Drawing {
  const { width, height, slices } = drillCore('finished');
  return { width, height, marks: slices.toReversed().flat() };
}

/** The closing of each page with a drawing of its own. */
export const closings: Record<ClosingName, () => Drawing> = {
  services: wholeCore,
  cloud: () => cloudHero('finished'),
  database: () => databaseHero('finished'),
  app: appFinished,
  web: () => webHero('finished'),
  devops: () => devopsHero('finished'),
  security: () => securityWall(undefined, 'finished').drawing,
  support: () => supportHero('finished'),
};
