import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HomePage, type HomeBlock, type HomeProps } from './home.page.tsx';
import { Proof } from './proof.tsx';

const hero: HomeProps['hero'] = {
  title: 'We mend bridges',
  subtitle: 'Since the first one broke.',
  primary: { label: 'Write', href: '/contact' },
  secondary: { label: 'Look', href: '/services' },
  claims: { label: 'Claims', items: [] },
  art: { viewBox: '0 0 1 1', groups: [] },
};
const clients: HomeBlock = {
  block: 'clients',
  props: { label: 'Clients', clients: [{ name: 'A town', glyph: { href: '/g.svg#a', viewBox: '0 0 1 1' } }] },
};
const consultation: HomeBlock = {
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
  it('shows its blocks in the order they come in', () => {
    const markup = markupOf({ hero, blocks: [consultation, clients] });
    expect(markup.indexOf('Talk to us')).toBeGreaterThan(markup.indexOf('We mend bridges'));
    expect(markup.indexOf('aria-label="Clients"')).toBeGreaterThan(markup.indexOf('Talk to us'));
  });

  it('is its hero alone where nothing else is on, without a caption or an empty list of claims', () => {
    const markup = markupOf({ hero, blocks: [] });
    expect(markup.split('<section')).toHaveLength(2);
    expect(markup).not.toContain('<ul');
    expect(markup).not.toContain('caption');
  });

  it('has a list of claims, or a claim, without the other', () => {
    const withList = markupOf({
      hero: { ...hero, claims: { label: 'Claims', items: ['On call'] } },
      blocks: [],
    });
    expect(withList).toMatch(/<ul aria-label="Claims"><li>.*On call<\/li><\/ul>/);
    const withTrust = markupOf({ hero: { ...hero, trust: 'Trusted by three towns' }, blocks: [] });
    expect(withTrust).toContain('Trusted by three towns</p>');
    expect(withTrust).not.toContain('<ul');
  });
});

describe('the proof', () => {
  const plain = { number: '12', claim: 'engineers', text: 'All of them at hand.' };
  const strips = {
    kind: 'strips' as const,
    rows: [
      { label: 'Small', value: '1-3 months', isHot: true, picture: { href: '/p.svg#a', viewBox: '0 0 1 1' } },
    ],
  };

  it('holds a claim with a drawing, and one without', () => {
    const drawn = {
      ...plain,
      number: '3',
      drawn: { caption: 'Months.', alternative: 'Three.', figure: strips },
    };
    const markup = renderToStaticMarkup(<Proof title="Why" claims={[drawn, plain]} />);
    const [, first = '', second = ''] = markup.split('<figure');
    expect(first).toContain('<figcaption class="caption">Months.</figcaption>');
    expect(first).toContain('Three.</p>');
    expect(first).toContain('1-3 months');
    expect(second).toContain('<b>12</b> engineers');
    expect(second).not.toContain('figcaption');
  });
});
