import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FeatureList } from './feature-list.tsx';
import type { FeaturesProps } from './titled-section.tsx';

type Item = FeaturesProps['items'][number];
const berth: Item = { title: 'Berths', description: 'Where ships lie.' };
const crane: Item = { title: 'Cranes', description: 'What lifts them.' };

it.each<[string, readonly Item[], boolean]>([
  ['of one feature in words', [berth], true],
  ['of features in words', [berth, crane], true],
  ['with points', [berth, { ...crane, points: ['Six'] }], false],
  ['with a figure', [{ ...berth, figure: '14', figureLabel: 'places' }, crane], false],
])('a list %s is beside its title: %s', (_, items, isBeside) => {
  const html = renderToStaticMarkup(<FeatureList title="The port" items={items} />);
  expect(/<div class="two-thirds"><ul/.test(html)).toBe(isBeside);
  expect(html.includes('data-columns="2"')).toBe(isBeside);
});

it('a numbered list is below its title', () => {
  const html = renderToStaticMarkup(<FeatureList title="The port" items={[berth, crane]} isNumbered />);
  expect(html).not.toContain('two-thirds');
});
