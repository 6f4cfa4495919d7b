import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CareersHero, type CareersHeroProps } from './careers-hero.tsx';

const words: CareersHeroProps = {
  breadcrumb: { label: 'You are here', above: [], current: 'Careers' },
  title: 'Mend with us',
  lead: 'There is a lot to mend.',
  link: { label: 'Open positions', href: '#open' },
};
const picture = { href: '/r.svg#a', viewBox: '0 0 1 1' };

describe('the first view of careers', () => {
  it('counts people and roles in a drawing with its caption', () => {
    const drawing = { wide: picture, narrow: picture, caption: '90 menders, 2 free places' };
    const markup = renderToStaticMarkup(<CareersHero {...words} drawing={drawing} />);
    expect(markup).toContain('90 menders, 2 free places</figcaption>');
    expect(markup).toContain('/r.svg#a');
  });

  it('is words alone where they cannot be counted', () => {
    const markup = renderToStaticMarkup(<CareersHero {...words} />);
    expect(markup).toContain('Mend with us</h1>');
    expect(markup).not.toContain('r.svg');
    expect(markup).not.toContain('<p class="caption');
  });
});
