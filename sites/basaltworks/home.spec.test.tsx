import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../shared/locales.ts';
import { pageWords } from '../../content/page-words.ts';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { page } from '../../src/pages/home/home.data.ts';
import { HomePage, type HomeBlock, type HomeProps } from '../../src/pages/home/home.page.tsx';
import { serviceAddresses } from './service-addresses.ts';

const propsIn = async (language: (typeof languages)[number]) =>
  (await page.load({ language, t: createTranslator(language), mode: 'simulated', parameters: {} })).props;

type PropsOf<Name extends HomeBlock['block']> = Extract<HomeBlock, { block: Name }>['props'];

/** What a block of the page shows. */
function shownIn<const Name extends HomeBlock['block']>({ blocks }: HomeProps, name: Name): PropsOf<Name> {
  const found = blocks.find(({ block }) => block === name);
  if (!found) throw new Error(`no ${name}`);
  // Found by its name.
  return found.props as PropsOf<Name>;
}

/** The keys of SPEC section 4. */
const keys = [
  'nav.home',
  'nav.services',
  'nav.about',
  'nav.portfolio',
  'nav.blog',
  'nav.contact',
  'hero.title',
  'hero.subtitle',
  'hero.cta',
  'services.title',
  'services.subtitle',
];

/** The text of a key: one of the product's words, or else what the home page says under that name. */
function textOf(language: (typeof languages)[number], key: string): unknown {
  const known = createTranslator(language).of(key);
  if (known !== key) return known;
  const own = key
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      pageWords('home', language),
    );
  return own ?? key;
}

it.each(languages)('R096: the eleven keys have a text in %s', (language) => {
  const texts = keys.map((key) => textOf(language, key));
  for (const text of texts) expect(text).toMatch(/\S/);
  expect(texts.filter((text) => keys.some((key) => key === text))).toEqual([]);
});

const markupOf = (props: HomeProps) => renderToStaticMarkup(<HomePage {...props} />);

/** What stands between the tags of the first match, tags stripped. */
const textIn = (markup: string, pattern: RegExp) =>
  (pattern.exec(markup)?.[1] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const countOf = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].length;

describe('home of Basaltworks in English', () => {
  let props: HomeProps;
  let markup: string;
  let sections: string[];
  let hero: string;

  beforeAll(async () => {
    props = await propsIn('en');
    markup = markupOf(props);
    sections = markup.split('<section').slice(1);
    hero = sections[0] ?? '';
  });

  it('has the headline as its only h1 (R097, R103)', () => {
    expect(countOf(markup, /<h1/g)).toBe(1);
    expect(textIn(hero, /<h1[^>]*>(.*?)<\/h1>/)).toBe('Empowering Your Digital Evolution');
  });

  it('says the subtitle and the trust claim in the hero, the claim outside the list (R098, R104)', () => {
    expect(hero).toContain('We deliver cutting-edge IT solutions that transform your business');
    const list = /<ul.*?<\/ul>/.exec(hero)?.[0];
    expect(list).toBeDefined();
    expect(hero).toContain('Trusted by 500+ global companies');
    expect(list).not.toContain('Trusted by 500+ global companies');
  });

  it('lists three claims in the hero (R105)', () => {
    expect(countOf(hero, /<li/g)).toBe(3);
  });

  it('has two ways on in the hero, the first "Get Started" to contact (R099, R106)', () => {
    const links = [...hero.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
    expect(links.map(([, href]) => href)).toEqual(['/contact', '/services']);
    expect(links[0]?.[2]).toMatch(/^Get Started\b/);
    expect(countOf(hero, /<button/g)).toBe(0);
  });

  it('shows six services, each with its link (R100, R107)', () => {
    const grid = sections[1] ?? '';
    expect(textIn(grid, /<h2>(.*?)<\/h2>/)).toBe('Our Services');
    expect(grid).toContain('Comprehensive IT solutions for your business');
    expect([...grid.matchAll(/<h3><a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
      serviceAddresses,
    );
  });

  it('says why to choose the company, with four claims (R108, R014, R015, R016)', () => {
    const why = sections[2] ?? '';
    const text = why.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(textIn(why, /<h2>(.*?)<\/h2>/)).toContain('Why Choose');
    expect(countOf(why, /<h3>/g)).toBe(4);
    expect(text).toMatch(/30%.*cost/);
    expect(text).toMatch(/80%.*deployment/);
    expect(text).toContain('2-4 months');
    expect(text).toContain('6-12 months');
  });

  it('holds four testimonials with name, role, company, content and rating, one of them shown (R109, R110)', () => {
    const carousel = sections[3] ?? '';
    expect(countOf(carousel, /<blockquote>[^<]+<\/blockquote>/g)).toBe(4);
    expect(countOf(carousel, /<strong>[^<]+<\/strong>/g)).toBe(4);
    expect(carousel).toContain('Chief Technology Officer, Halden Bank');
    expect(countOf(carousel, /<figure class="[^"]*shown/g)).toBe(1);
    expect(countOf(carousel, /aria-current="true"/g)).toBe(1);
    for (const { company } of shownIn(props, 'testimonials').testimonials) {
      expect(carousel).toContain(`>${company.replace('&', '&amp;')}</button>`);
    }
  });

  it('rates with whole hexagons out of five and says so in words (R111)', () => {
    for (const { rating } of shownIn(props, 'testimonials').testimonials) {
      expect([1, 2, 3, 4, 5]).toContain(rating.value);
      expect(markup).toContain(`>Rated ${rating.value} out of 5</span>`);
    }
    expect(countOf(sections[3] ?? '', /class="hexagon/g)).toBe(4 * 5);
  });

  it('names the clients as text (R114)', () => {
    expect(countOf(sections[4] ?? '', /<li>/g)).toBe(6);
    for (const { name } of shownIn(props, 'clients').clients)
      expect(sections[4]).toContain(`${name.replace('&', '&amp;')}</li>`);
  });

  it('has a newsletter form with a required e-mail field (R115, R183, R184)', () => {
    expect(markup).toContain('id="newsletter"');
    const input = /<input[^>]*>/.exec(sections[5] ?? '')?.[0];
    expect(input).toMatch(/\srequired=""/);
    expect(input).toMatch(/\stype="email"/);
    expect(input).toMatch(/\sname="email"/);
    expect(input).toMatch(/\sautoComplete="email"/i);
  });

  it('keeps the address out of the URL when the form is sent before scripts run', () => {
    expect(markup).toMatch(/<form[^>]*\smethod="dialog"/);
  });

  it('says thanks and success in the words of the specification (R179, R181, R182)', () => {
    const { words } = shownIn(props, 'newsletter');
    expect(words.thanks).toContain('Thank');
    expect(words.again).toBe('Subscribe another email');
    expect(words.success).toEqual({
      title: 'Success!',
      description: "You've been subscribed to our newsletter.",
    });
  });

  it('shows the three latest posts, each complete (R116)', () => {
    const teasers = [...(sections[6] ?? '').matchAll(/<article.*?<\/article>/g)].map(([article]) => article);
    expect(teasers).toHaveLength(3);
    for (const teaser of teasers) {
      expect(teaser).toMatch(/<h3><a [^>]*href="\/blog\/[a-z-]+">[^<]+<\/a><\/h3>/);
      expect(teaser).toMatch(/<time dateTime="\d{4}-\d\d-\d\d">[^<]+<\/time>/i);
      expect(teaser).toMatch(/role="img" aria-label="[^"]+"/);
      expect(teaser).toMatch(/<p class="[^"]*excerpt[^"]*">[^<]+<\/p>/);
    }
    const dates = shownIn(props, 'posts').posts.map(({ isoDate }) => isoDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('ends with the consultation banner (R117)', () => {
    const last = sections.at(-1) ?? '';
    expect(last).toContain('href="/contact"');
    expect(last).toContain('href="tel:');
  });

  it('goes from h1 to h2 to h3 without a gap and styles nothing inline', () => {
    const levels = [...markup.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    expect(markup).not.toContain('style=');
  });
});

describe.each(languages)('home of Basaltworks in %s', (language) => {
  it('stays in its language with every link', async () => {
    const props = await propsIn(language);
    const prefix = language === 'en' ? '' : `/${language}`;
    const hrefs = [...markupOf(props).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(hrefs.length).toBeGreaterThan(12);
    for (const href of hrefs) expect(href).toMatch(new RegExp(`^(tel:|${prefix}/(contact|services|blog))`));
  });

  it('has plain, serialisable props', async () => {
    const props = await propsIn(language);
    expect(JSON.parse(JSON.stringify(props))).toEqual(props);
  });
});
