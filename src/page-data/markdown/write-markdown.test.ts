import * as fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { heading, link, list, paragraph, strong, terms, type Content } from './blocks.ts';
import { writeMarkdown } from './write-markdown.ts';

const page = 'https://site.example/de/services';
const write = (content: Content) => writeMarkdown(content, page);

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };
/** What a reader sees of a Markdown text. */
const shown = (markdown: string) =>
  marked
    .parse(markdown, { async: false })
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

describe('a text is read as it is', () => {
  it.each([
    '2 * 3 * 4 and snake_case, _private_ and [brackets](not a link)',
    '1. not a list',
    '# no heading',
    '- no item',
    '+ 4 %',
    '> no quote',
    '--- no rule',
    '---',
    '<b>no HTML</b> & no &amp; entity',
    '`no code` ~~not struck~~',
    String.raw`C:\temp\[x]`,
    'ends with a backslash \\',
    '5 < 6 > 4',
    'a | b',
    'https://www.example.com/a_b_c and ada@example.com',
  ])('%s', (text) => {
    expect(shown(write(paragraph(text)))).toBe(text);
    expect(shown(write(list([text])))).toBe(text);
    expect(shown(write(heading(2, text)))).toBe(text);
  });

  it('any other, in a paragraph and in bold', () => {
    const anyText = fc
      .string({ unit: fc.constantFrom(...`ab1. *_[]()<>&#;!~\\|-+=:/"'$\``.split('')), maxLength: 24 })
      .map((text) => text.replace(/\s+/g, ' ').trim());
    fc.assert(
      fc.property(anyText, (text) => {
        expect(shown(write(paragraph(text)))).toBe(text);
        expect(shown(write(paragraph(['x ', strong(`a${text}b`), ' y'])))).toBe(`x a${text}b y`);
      }),
      { seed: 18, numRuns: 2000 },
    );
  });
});

describe('a page', () => {
  it('leaves out what is not there, and has one empty line between two blocks', () => {
    expect(
      write([heading(1, 'Title'), null, paragraph(undefined), [false, paragraph('Text')], list([])]),
    ).toBe('# Title\n\nText\n');
  });

  it('has its links in full, without soft hyphens', () => {
    expect(
      write(
        paragraph([
          link({ label: 'Kon\u00ADtakt', href: '/de/contact' }),
          ' und ',
          link({ label: 'hier', href: '#a' }),
        ]),
      ),
    ).toBe('[Kontakt](https://site.example/de/contact) und [hier](https://site.example/de/services#a)\n');
    expect(write(paragraph([link({ label: 'Mail', href: 'mailto:a@b.example' })]))).toContain(
      '(mailto:a@b.example)',
    );
  });

  it('has tables, code and quotes', () => {
    const table: Content = {
      kind: 'table',
      columns: [{ text: 'A' }, { text: 'B' }],
      rows: [['a|b', [{ kind: 'code', text: 'x' }]]],
    };
    expect(write(table)).toBe('| A | B |\n| --- | --- |\n| a\\|b | `x` |\n');
    expect(write({ kind: 'code', language: 'sh', code: 'ls *' })).toBe('```sh\nls *\n```\n');
    expect(write({ kind: 'quote', paragraphs: ['One', 'Two'] })).toBe('> One\n>\n> Two\n');
    expect(write(terms([{ label: 'Client', value: 'A' }]))).toBe('- **Client** A\n');
  });
});
