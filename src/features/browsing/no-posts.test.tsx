import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTranslator } from '../../../shared/i18n/translator.ts';
import { NoPosts } from './no-posts.tsx';

const words = {
  title: 'No articles found',
  noMatch: createTranslator('en').template('blog.empty.term'),
  emptyCategory: 'There are currently no articles in this category.',
  reset: 'Reset Filters',
  picture: { href: '/art/x.svg#a', viewBox: '0 0 1 1' },
};
const sentenceFor = (term: string) =>
  /<p>(.*?)<\/p>/.exec(renderToStaticMarkup(<NoPosts words={words} term={term} onReset={() => {}} />))?.[1];

it('R170: speaks of the category when nothing was searched for', () => {
  expect(sentenceFor('')).toBe('There are currently no articles in this category.');
  expect(sentenceFor('  ')).toBe('There are currently no articles in this category.');
});
