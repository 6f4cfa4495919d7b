import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AboutPage, type AboutProps } from './about.page.tsx';

const least: AboutProps = {
  head: { title: 'Bridge menders', lead: 'For a hundred years.' },
  figures: { figures: [] },
  purposes: {},
};
const markupOf = (props: AboutProps) => renderToStaticMarkup(<AboutPage {...props} />);

describe('about', () => {
  it('is its head alone where the company says no more', () => {
    const markup = markupOf(least);
    expect(markup.split('<section')).toHaveLength(2);
    expect(markup).not.toContain('<dl');
    expect(markup).not.toContain('<h2');
  });

  it('has figures without a drawing, and without the parts of one', () => {
    const markup = markupOf({ ...least, figures: { figures: [{ value: '12', label: 'bridges' }] } });
    expect(markup).toMatch(/<dl[^>]*><div><dt>bridges <\/dt><dd>12<\/dd><\/div><\/dl>/);
    expect(markup).not.toContain('<svg');
  });

  it('has figures as the key of a drawing', () => {
    const drawing = {
      picture: { href: '/m.svg#a', viewBox: '0 0 1 1' },
      label: 'A hill',
      caption: '60 columns',
    };
    const figures = [{ value: '60+', label: 'bridges', part: 'the whole hill' }];
    const markup = markupOf({ ...least, figures: { drawing, figures } });
    expect(markup).toContain('aria-label="A hill"');
    expect(markup).toContain('bridges <span>the whole hill</span>');
    expect(markup).toContain('60 columns</p>');
  });

  it('has a mission without a vision, and without a note', () => {
    const markup = markupOf({ ...least, purposes: { mission: { title: 'Mission', text: 'To mend.' } } });
    expect(markup).toContain('<h2>Mission</h2>');
    expect(markup).not.toContain('caption');
    expect(markup.split('<section')).toHaveLength(3);
  });
});
