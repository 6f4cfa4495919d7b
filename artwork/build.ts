/**
 * `node artwork/build.ts`: draws everything into `artwork/out/` (pictures and fonts in `public/`, and the modules that
 * know their addresses). The same sources always give the same files; when nothing changed it does nothing.
 */
import { publishBaseFamilies } from './publish/base-families.ts';
import { publishFonts } from './publish/fonts.ts';
import { makeIfStale, sourceHash } from './publish/freshness.ts';
import { publishInterfaceIcons } from './publish/interface-icons.ts';
import { removeStale, writtenFiles } from './publish/output.ts';
import { publishPageFamilies } from './publish/page-families.ts';
import { publishPeople } from './publish/people.ts';
import { publishServices } from './publish/service-families.ts';
import { publishSiteIcons } from './publish/site-icons.ts';
import { publishTechnologyLogos } from './publish/technology-logos.ts';

const startedAt = performance.now();

async function drawAll(): Promise<void> {
  publishBaseFamilies();
  publishServices();
  publishPageFamilies();
  publishInterfaceIcons();
  publishSiteIcons();
  publishTechnologyLogos();
  await publishFonts();
}

// Portraits are marched through ray by ray; the rest takes less than a second.
const hasDrawnPeople = await makeIfStale(
  'people',
  sourceHash(['portraits', 'publish/people', 'publish/output']),
  publishPeople,
);
const hasDrawn = await makeIfStale('artwork', sourceHash(), drawAll);
removeStale();

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
const count = writtenFiles().length;
console.log(
  hasDrawn || hasDrawnPeople
    ? `Artwork: ${count} files drawn in ${seconds} s.`
    : `Artwork: ${count} files, nothing changed.`,
);
