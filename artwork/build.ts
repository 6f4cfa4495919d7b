/**
 * `node artwork/build.ts`: draws everything into `artwork/out/` (pictures and fonts in `public/`, and the modules that
 * know their addresses). The same sources always give the same files; when nothing changed it does nothing.
 */
import { publishAccentStyles } from './publish/accent-styles.ts';
import { articleFigures, publishArticleCovers } from './publish/article-covers.ts';
import { publishBaseFamilies } from './publish/base-families.ts';
import { ownLetters, publishFonts } from './publish/fonts.ts';
import { companyFacts, publishCompanyFamilies } from './publish/company-families.ts';
import { configurationHash, makeIfStale, sourceHash } from './publish/freshness.ts';
import { publishInterfaceIcons } from './publish/interface-icons.ts';
import { removeStale, writtenFiles } from './publish/output.ts';
import { publishPageFamilies } from './publish/page-families.ts';
import { drawPeople, portraitsHash, publishPeople } from './publish/people.ts';
import { publishPhotos } from './publish/photos.ts';
import { publishServices } from './publish/service-families.ts';
import { publishSiteIcons } from './publish/site-icons.ts';
import { publishTechnologyLogos } from './publish/technology-logos.ts';

const portraitSources = ['portraits', 'publish/people', 'publish/portrait-worker', 'publish/output'];
const startedAt = performance.now();

async function drawAll(): Promise<void> {
  publishAccentStyles();
  publishBaseFamilies();
  publishArticleCovers();
  publishServices();
  publishPageFamilies();
  publishCompanyFamilies();
  publishInterfaceIcons();
  publishSiteIcons();
  publishTechnologyLogos();
  await publishFonts();
}

async function drawWhatChanged(): Promise<void> {
  // Ray marching of the portraits takes seconds; the rest takes less than one.
  const peopleHash = sourceHash(portraitSources) + portraitsHash();
  const hasDrawnPeople = await makeIfStale('portraits', peopleHash, drawPeople);
  const hasInkedPeople = await makeIfStale('people', peopleHash + configurationHash(), publishPeople);
  const facts = JSON.stringify([companyFacts(), articleFigures(), ...ownLetters()]);
  const hasDrawn = await makeIfStale('artwork', sourceHash() + configurationHash(facts), drawAll);
  const madePhotos = await publishPhotos();
  removeStale();

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const count = writtenFiles().length;
  console.log(
    hasDrawn || hasDrawnPeople || hasInkedPeople || madePhotos > 0
      ? `Artwork: ${count} files drawn in ${seconds} s.`
      : `Artwork: ${count} files, nothing changed.`,
  );
}

try {
  await drawWhatChanged();
} catch (error) {
  // The message names the colour or font that cannot be used: a stack trace would add nothing.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
