import { languages, type Language } from '../shared/locales.ts';
import { pages } from '../shared/site.ts';
import { homeBlocks } from '../shared/site-file/pages/home.ts';
import { problemAt } from '../shared/site-file/parse-data.ts';
import { DataError } from '../shared/site-file/problem.ts';
import { clients } from './clients.ts';
import { claimsIn } from './company-facts.ts';
import { pageFile, pageWords, sectionOf, type WordsOf } from './page-words.ts';
import { servicesIn } from './services.ts';
import { hasPageIn } from './site-pages.ts';
import { testimonialsIn } from './testimonials.ts';

export type HomeBlock = (typeof homeBlocks)[number];

type Words = Partial<WordsOf<'home'>>;

/** Blocks without own words: they only show items. */
const withoutWords: readonly HomeBlock[] = ['testimonials', 'clients'];

/** Whether a block of items has any. */
function hasItems(block: HomeBlock, language: Language): boolean {
  switch (block) {
    case 'services':
      return hasPageIn(language, 'service') && servicesIn(language).length > 0;
    case 'proof':
      return claimsIn(language).length > 0;
    case 'testimonials':
      return testimonialsIn(language).length > 0;
    case 'clients':
      return clients().length > 0;
    case 'posts':
      return hasPageIn(language, 'blog');
    case 'newsletter':
    case 'consultation':
      return true;
  }
}

const hasWords = (block: HomeBlock, words: Words) =>
  withoutWords.includes(block) || Object.hasOwn(words, block);

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
  const shown = chosen.filter((block) => hasWords(block, words));
  const isMeant = (block: HomeBlock) =>
    named !== undefined || inOtherLanguages.some((other) => hasWords(block, other));
  return { shown, silent: chosen.filter((block) => !shown.includes(block) && isMeant(block)) };
}

/** The blocks that `pages` of `site.yaml` names for home, by its name or its address. */
function namedBlocks(): readonly HomeBlock[] | undefined {
  const setting = pages.home ?? pages['/'];
  return typeof setting === 'object' ? setting.blocks : undefined;
}

/**
 * The blocks of the home page below its hero, in order, without empty ones.
 * @throws DataError when a block that is switched on has no words in this language
 */
export function homeBlocksIn(language: Language): HomeBlock[] {
  const { shown, silent } = chooseBlocks(
    namedBlocks(),
    (block) => hasItems(block, language),
    pageWords('home', language),
    languages.map((other) => pageWords('home', other)),
  );
  if (silent.length === 0) return shown;
  const data = sectionOf(pageFile('home'), language);
  const reason = 'missing: the block is switched on (pages.home.blocks in site.yaml)';
  throw new DataError(silent.map((block) => problemAt(data, [block], reason)));
}
