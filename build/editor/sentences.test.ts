import { expect, it } from 'vitest';
import { typographyProblems } from '#shared/i18n/typography.ts';
import { clickWords } from './click/click-words.ts';
import { markdownBarWords } from './markdown/bar-words.ts';
import { deletedWords } from './deleted/bring-back.ts';
import { staleWords } from './stale-notice.ts';
import { barWords } from './problems/problem-bar.ts';
import { besideLabels } from './preview/beside-window.ts';
import { stoppedWords } from './ask-server.ts';
import { questions } from './product-pages/offer-pages.ts';
import { escapeQuestion } from './page/ask-before-escape.ts';
import { wrongFolder } from './page/folder-guard.ts';
import { historyWords } from './publish/described-changes.ts';
import { publishWords } from './publish/publish-words.ts';

const sentences = [
  ...Object.entries(wrongFolder).map(([language, say]) => [language, say('/srv/site')] as const),
  ...Object.entries(questions),
  ...Object.entries(escapeQuestion),
  ...Object.entries(besideLabels),
  ...Object.entries(stoppedWords),
  ...Object.values(clickWords).flatMap((words) => Object.entries(words)),
  ...Object.entries(barWords).flatMap(([language, { one, many, oneAdvice, manyAdvice, unsaved }]) =>
    [one, many(2), oneAdvice, manyAdvice(2), unsaved].map((sentence) => [language, sentence] as const),
  ),
  ...Object.entries(publishWords).flatMap(([language, words]) =>
    Object.values(words).map((sentence: string) => [language, sentence] as const),
  ),
  ...Object.entries(historyWords).flatMap(([language, words]) =>
    [words.changed('A'), words.new('A'), words.deleted('A'), words.more(2), words.combined].map(
      (sentence) => [language, sentence] as const,
    ),
  ),
  ...Object.entries(deletedWords).flatMap(([language, words]) =>
    Object.values(words).map((sentence: string) => [language, sentence] as const),
  ),
  ...Object.entries(staleWords).flatMap(([language, words]) =>
    Object.values(words).map((sentence: string) => [language, sentence] as const),
  ),
  ...Object.entries(markdownBarWords).flatMap(([language, words]) =>
    Object.values(words).map((sentence: string) => [language, sentence] as const),
  ),
];

it.each(sentences)('the editor keeps the typography of %s: %s', (language, sentence) => {
  expect(typographyProblems(language, sentence)).toEqual([]);
});
