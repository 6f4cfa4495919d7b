import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LegalText } from './legal-text.tsx';
import { ReadingColumns } from './reading-columns.tsx';

const sections = ['One', 'Two', 'Three'].map((title) => ({ id: title.toLowerCase(), title }));
const aside = { facts: [], people: null, service: null };

it.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
])('a text of %i sections has a list of contents: %s', (count, isThere) => {
  const own = sections.slice(0, count);
  const clauses = own.map((section) => ({ ...section, short: null, blocks: [] }));
  for (const page of [
    <ReadingColumns key="article" contents={{ title: 'Contents', sections: own }} aside={aside}>
      Text
    </ReadingColumns>,
    <LegalText key="legal" contents="Contents" inShort="In short" opening={[]} clauses={clauses} />,
  ])
    expect(renderToStaticMarkup(page).includes('<nav')).toBe(isThere);
});
