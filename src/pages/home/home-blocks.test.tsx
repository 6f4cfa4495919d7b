import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HomePage, type HomeBlockView, type HomeProps } from './home.page.tsx';

const hero: HomeProps['hero'] = {
  title: 'We mend bridges',
  subtitle: 'Since the first one broke.',
  primary: { label: 'Write', href: '/contact' },
  secondary: { label: 'Look', href: '/services' },
  claims: { label: 'Claims', items: [] },
  picture: { image: { href: '/a.svg#picture', viewBox: '0 0 1 1' } },
};
const clients: HomeBlockView = {
  block: 'clients',
  props: { label: 'Clients', clients: [{ name: 'A town', logo: null }] },
};
const consultation: HomeBlockView = {
  block: 'consultation',
  props: {
    title: 'Talk to us',
    text: 'For an hour.',
    book: { label: 'Book', href: '/contact' },
    picture: { href: '/a.svg#a', viewBox: '0 0 1 1' },
  },
};

const markupOf = (props: HomeProps) => renderToStaticMarkup(<HomePage {...props} />);

describe('home', () => {
  it('shows its blocks in the given order', () => {
    const markup = markupOf({ hero, blocks: [consultation, clients] });
    expect(markup.indexOf('Talk to us')).toBeGreaterThan(markup.indexOf('We mend bridges'));
    expect(markup.indexOf('aria-label="Clients"')).toBeGreaterThan(markup.indexOf('Talk to us'));
  });

  it('shows the logo of a client, or the name', () => {
    const logo = { src: '/a.webp', width: 60, height: 16, avif: '/a.avif 60w', webp: '/a.webp 60w' };
    const all = [
      { name: 'A port', logo },
      { name: 'A town', logo: null },
    ];
    const markup = markupOf({
      hero,
      blocks: [{ block: 'clients', props: { label: 'Clients', clients: all } }],
    });
    expect(markup).toMatch(
      /<li[^>]*><picture.*alt="A port".*<\/picture><\/li><li[^>]*><span>A town<\/span><\/li>/,
    );
  });

  it('shows a list of claims or a trust statement', () => {
    const withList = markupOf({
      hero: { ...hero, claims: { label: 'Claims', items: ['On call'] } },
      blocks: [],
    });
    expect(withList).toMatch(/<ul aria-label="Claims"><li>.*On call<\/span><\/li><\/ul>/);
    const withTrust = markupOf({ hero: { ...hero, trust: 'Trusted by three towns' }, blocks: [] });
    expect(withTrust).toContain('Trusted by three towns</span></p>');
    expect(withTrust).not.toContain('<ul');
  });
});
