import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Page as AboutPage, type AboutProps } from './about.page.tsx';

const least: AboutProps = {
  head: { title: 'Bridge menders', lead: 'For a hundred years.' },
  figures: { figures: [] },
  purposes: {},
};
const markupOf = (props: AboutProps) => renderToStaticMarkup(<AboutPage {...props} />);

describe('about', () => {
  it('shows only its heading if the site has no other texts', () => {
    const markup = markupOf(least);
    expect(markup.split('<section')).toHaveLength(2);
    expect(markup).not.toContain('<dl');
    expect(markup).not.toContain('<h2');
  });
});
