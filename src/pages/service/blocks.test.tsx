import { testSite as site } from '#content/test-support/test-site.ts';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Block } from '#content/schema/blocks.ts';
import { editionOf } from '#content/edition.ts';
import { dataOf, partOf } from '#content/site-file/data-file.ts';
import { parseData } from '#content/site-file/parse-data.ts';
import { serviceSchema } from '#content/schema/services.ts';
import { blockProps } from '#src/pages/blocks.data.ts';
import { Blocks } from '#src/components/blocks/blocks.tsx';

/** The blocks of a service as its file has them. */
function blocksOf(yaml: string): Block[] {
  const data = dataOf(yaml, 'service.yaml');
  const { order, icon, picture, ...words } = (data.value as { en: Record<string, unknown> }).en;
  const facts = { order, icon, picture, blocks: words['blocks'] };
  const known = parseData(serviceSchema.facts, partOf(data, ['en'], facts));
  const { blocks } = parseData(serviceSchema.words(known), partOf(data, ['en'], words));
  return known.blocks.map((block, index) => ({ ...block, ...blocks[index] }) as Block);
}

const edition = editionOf(site, 'en');
const around = {
  logoOf: (name: string) => ({ href: `/logos.svg#${name}`, viewBox: '0 0 24 24' }),
  call: { label: 'Write to us', href: '/contact', service: 'archives' },
  isApart: false,
} as const;
const markupOf = (blocks: readonly Block[]) =>
  renderToStaticMarkup(
    <Blocks blocks={blocks.flatMap((block) => blockProps(edition, block, around) ?? [])} />,
  );

const sample = readFileSync('content/schema/test-support/service.yaml', 'utf8');

describe('the blocks of a service', () => {
  const markup = markupOf(blocksOf(sample));

  it('size the heading of technologies by its name, not by its note', () => {
    const groups = [{ name: 'SQL', note: 'Transaktionssicherheit ist eingebaut', technologies: [] }];
    const html = renderToStaticMarkup(
      <Blocks
        blocks={[{ view: 'technologies', props: { title: 'What we run', lead: 'Two kinds', groups } }]}
      />,
    );
    expect(html).toMatch(/<h3[^>]*><span>SQL<\/span> <small/);
  });

  it('draw steps one after the other, and values to scale', () => {
    const bars = [...markup.matchAll(/x="([\d.]+%)" width="([\d.]+%)"/g)].map(([, x, width]) => [x, width]);
    expect(bars).toEqual([
      ['0.00%', '40.00%'],
      ['40.00%', '60.00%'],
    ]);
    expect([...markup.matchAll(/<svg height="(\d+)"/g)].map(([, height]) => Number(height))).toEqual([
      260, 52,
    ]);
  });

  it.each([
    [undefined, 2],
    [3, 3],
  ])('highlight the largest value, or the one that is named: %s', (accent, highlighted) => {
    const items = ['People', 'Power', 'Cables'].map((name) => ({ name, value: '1' }));
    const values = [20, 70, 10];
    const block = { kind: 'figure', chart: 'shares', ground: 'page', title: 'Costs', items, values, accent };
    // A block as the schema reads it.
    const shown = blockProps(edition, block as unknown as Block, around);
    expect(shown).toMatchObject({ props: { figure: { accent: highlighted } } });
  });
});
