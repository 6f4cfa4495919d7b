import { editionsOf, type Edition } from '#content/edition.ts';
import { homeBlocks, homeWords } from '#content/site-file/pages/home.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import type { Problem } from '#content/site-file/problem.ts';
import { sectionOf } from '#content/read/site-reader.ts';
import type { LoadedSite, Site, WordsOf } from '#content/load-site.ts';
import { hasPageIn } from './site-pages.ts';

export type HomeBlock = (typeof homeBlocks)[number];

type Words = Partial<WordsOf<'home'>>;

/** Whether a block of items has any. */
function hasItems(edition: Edition, block: HomeBlock): boolean {
  switch (block) {
    case 'services':
      return hasPageIn(edition, 'service') && edition.services.length > 0;
    case 'proof':
      return edition.claims.length > 0;
    case 'testimonials':
      return edition.testimonials.length > 0;
    case 'clients':
      return edition.site.clients.length > 0;
    case 'posts':
      return hasPageIn(edition, 'blog');
    case 'newsletter':
      return edition.settings.newsletter !== 'off';
    case 'consultation':
      return true;
  }
}

/** Without words of its own, the block of articles has the name of their page as its title. */
const titledByPage: HomeBlock = 'posts';

const hasWords = (block: HomeBlock, words: Words) =>
  // Blocks without own words only show items.
  !(block in homeWords.entries) || Object.hasOwn(words, block);

/**
 * Which blocks are shown, and which of them lack words. A block named in `site.yaml` needs them; where none is named,
 * so does a block with words in another language.
 * @param named the blocks of `site.yaml`
 * @param isFilled whether a block has something to show
 */
export function chooseBlocks(
  named: readonly HomeBlock[] | undefined,
  isFilled: (block: HomeBlock) => boolean,
  words: Words,
  inOtherLanguages: readonly Words[],
): { shown: HomeBlock[]; silent: HomeBlock[] } {
  const chosen = (named ?? homeBlocks).filter(isFilled);
  const isMeant = (block: HomeBlock) =>
    named !== undefined || inOtherLanguages.some((other) => hasWords(block, other));
  const shown = chosen.filter(
    (block) => hasWords(block, words) || (block === titledByPage && isMeant(block)),
  );
  return { shown, silent: chosen.filter((block) => !shown.includes(block) && isMeant(block)) };
}

/** The blocks that `pages` of `site.yaml` names for home, by its name or its address. */
function namedBlocks({ pages }: Site['settings']): readonly HomeBlock[] | undefined {
  const setting = pages.home ?? pages['/'];
  return typeof setting === 'object' ? setting.blocks : undefined;
}

const blocksOf = (edition: Edition) =>
  chooseBlocks(
    namedBlocks(edition.settings),
    (block) => hasItems(edition, block),
    edition.pages.home ?? {},
    edition.languages.map((other) => edition.site.pages[other]?.home ?? {}),
  );

/** The blocks of the home page below its hero, in order, without empty ones. */
export const homeBlocksIn = (edition: Edition): HomeBlock[] => blocksOf(edition).shown;

/** Blocks of home that are switched on and have no words in a language. */
export const checkHomeBlocks = ({ site, source }: LoadedSite): Problem[] =>
  editionsOf(site)
    // The words of home are reported missing as a whole.
    .filter(({ pages }) => pages.home)
    .flatMap((edition) =>
      blocksOf(edition).silent.map((block) =>
        problemAt(
          sectionOf(source.yaml('pages/home.yaml'), edition.language),
          [block],
          'missing: home shows this block in each language: write its texts, or leave it out of pages.home.blocks in site.yaml',
        ),
      ),
    );
