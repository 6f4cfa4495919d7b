import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { YearColumns } from './year-columns.tsx';

const markup = renderToStaticMarkup(
  <YearColumns
    title="Year by year"
    caption="People"
    label="Year"
    items={[
      { name: '1911', label: '3', value: 3, note: 'A bridge.' },
      { name: '1954', label: '12', value: 12, note: 'A tunnel.' },
    ]}
    walk={{ says: ['1911. A bridge.', '1954. A tunnel.'], start: 1, names: ['1911', '1954'] }}
  />,
);

describe('the years of a company', () => {
  it('stand at the last one, which glows, is said, and is where the slider stands', () => {
    expect(markup).toMatch(/data-stop="1" data-now=""/);
    expect(markup.split('data-now')).toHaveLength(2);
    expect(markup).toContain('<output>1954. A tunnel.</output>');
    expect(markup).toMatch(/aria-valuetext="1954"/);
    expect(markup).toContain('value="1"');
  });

  it('say what every year brought, without a script too', () => {
    expect(markup).toContain('A bridge.');
    expect(markup).toContain('A tunnel.');
  });
});
