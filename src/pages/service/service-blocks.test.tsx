import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ServiceBlock } from '../../../content/services.ts';
import { createTranslator } from '../../../shared/i18n/translator.ts';
import { dataOf, partOf } from '../../../shared/site-file/data-file.ts';
import { oneOf } from '../../../shared/site-file/parts.ts';
import { parseData } from '../../../shared/site-file/parse-data.ts';
import { serviceSchema } from '../../../content/schema/services.ts';
import { blockProps } from './parts/block-props.data.ts';
import { ServiceBlocks, ColumnChart } from './service-blocks.tsx';

const schema = serviceSchema(oneOf(['one-case'], 'case study'));

/** The blocks of a service as its file has them. */
function blocksOf(yaml: string): ServiceBlock[] {
  const data = dataOf(yaml, 'service.yaml');
  const { order, icon, picture, ...words } = (data.value as { en: Record<string, unknown> }).en;
  const facts = { order, icon, picture, blocks: words['blocks'] };
  const known = parseData(schema.facts, partOf(data, ['en'], facts));
  const { blocks } = parseData(schema.words(known), partOf(data, ['en'], words));
  return known.blocks.map((block, index) => ({ ...block, ...blocks[index] }) as ServiceBlock);
}

const around = {
  t: createTranslator('en'),
  hero: 'cloud',
  call: { label: 'Write to us', href: '/contact', service: 'archives' },
  isApart: false,
} as const;
const markupOf = (blocks: readonly ServiceBlock[]) =>
  renderToStaticMarkup(<ServiceBlocks blocks={blocks.map((block) => blockProps(block, around))} />);

const sample = readFileSync('content/schema/test-support/service.yaml', 'utf8');

describe('the blocks of a service', () => {
  const markup = markupOf(blocksOf(sample));

  it('stand in the order of the facts (R126)', () => {
    expect([...markup.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'Two promises',
      'Two steps',
      'How long a search takes',
      'Two ways to keep it',
      'Show us a box',
    ]);
  });

  it.each(['columns', 'rows'])('show features as %s too, when they have points', (look) => {
    const changed = sample
      .replace('look: figures', `look: ${look}`)
      .replaceAll(/figure: "\d+", figureLabel: [\w ]+/g, 'points: [Every page]');
    expect(markupOf(blocksOf(changed)).match(/<li>Every page<\/li>/g)).toHaveLength(2);
  });

  it('draw the loop only where it has as many stages and tools as the figure', () => {
    const tool = (name: string) => ({ name });
    const loop = (stages: number): ServiceBlock => ({
      kind: 'stack',
      look: 'loop',
      ground: 'paper',
      technologies: Array.from({ length: stages }, (_, index) => [tool(`A${index}`), tool(`B${index}`)]),
      title: 'Stages',
      caption: 'Read clockwise.',
      center: 'All of it',
      groups: Array.from({ length: stages }, (_, index) => ({ name: `Stage ${index}` })),
    });
    expect(markupOf([loop(6)])).toContain('All of it');
    expect(markupOf([loop(5)])).not.toContain('All of it');
    expect(markupOf([loop(5)])).toContain('Stage 4');
  });
});

it('a chart of columns has bars where no columns are drawn', () => {
  const items = [{ name: 'Before', value: 40, label: '40 h' }];
  const chart = (isFlat: boolean) =>
    renderToStaticMarkup(<ColumnChart title="Hours" caption="A week" items={items} isFlat={isFlat} />);
  expect(chart(false)).toContain('<polygon');
  expect(chart(true)).toMatch(/<rect[^>]*height="320"/);
  expect(chart(true)).not.toContain('<polygon');
});
