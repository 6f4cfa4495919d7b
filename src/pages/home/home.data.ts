import type { Edition } from '#content/edition.ts';
import { phoneOf } from '#content/pages/brand.ts';
import { limits } from '#shared/limits.ts';
import { homeBlocksIn, type HomeBlock as HomeBlockName } from '#content/pages/home-blocks.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { weekdaysInShort } from '#shared/i18n/format.ts';
import { closingCall, contactCall, linkToPage } from '#src/pages/links.data.ts';
import { headOf, withUnbrokenNames } from '#src/pages/head.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { homePreview } from '#src/pages/preview-art.data.ts';
import { organization, website } from '#src/pages/structured-data.data.ts';
import { startingPrices } from '#src/pages/starting-prices.data.ts';
import { postTeaser } from '#src/pages/post-cards.data.ts';
import type { ProofClaim, ProofProps } from './proof.tsx';
import type { TestimonialProps } from './testimonials.tsx';
import type { HomeBlockView, HomeProps, ClientListProps } from './home.page.tsx';
import { pageImageOf } from '#src/pages/pictures.data.ts';
import { drawingOf, imageOf } from '#content/published/site-images.ts';
import type { ServiceCardProps } from './service-grid.tsx';
import { listedServicesIn } from '#content/collections/services.ts';
import { newsletterBand } from '#src/pages/form-words.data.ts';
import type { Claim } from '#content/pages/company-figures.ts';
import { spanOf, weekdays, weekOf } from '#content/site-file/opening-hours.ts';

/** How many of the services home shows (SPEC section 2, Home). */
const most = 6;
const bulletCount = 3;
const wideCards: readonly (readonly number[])[] = [[], [0], [0, 1], [0], [0, 1, 2, 3], [0, 3, 4], [0, 5]];

/**
 * Whether a card is twice as wide, so that rows of four columns have no gap; a single card takes the whole row. Three
 * without drawings are all wide, in six columns (service-grid.module.css).
 */
const isWideCard = (index: number, count: number): boolean => wideCards[count]?.includes(index) ?? false;

function serviceCards(edition: Edition): ServiceCardProps[] {
  const services = listedServicesIn(edition).slice(0, most);
  const areAlike = services.length === 3 && services.every(({ icon }) => icon === undefined);
  return services.map(({ id, icon, title, hint, description, bullets }, index) => {
    const isWide = areAlike || isWideCard(index, services.length);
    return {
      title,
      hint,
      description,
      ...(isWide && bullets.length > 0 && { bullets: bullets.slice(0, bulletCount) }),
      href: edition.path('service', { id }),
      art: icon === undefined ? null : drawingOf(edition.site, icon),
    };
  });
}

/** Home shows three of the posts (SPEC section 2). */
const postCount = 3;

const clientNames = ({ site }: Edition): ClientListProps['clients'] =>
  site.clients.map(({ name, logo }) => ({
    name,
    logo: logo === undefined ? null : imageOf(site, { picture: logo, focus: 'centre' }),
  }));

/** From so many characters on, a quote is set smaller. */
const longQuote = 180;

function testimonialSlides({ site, testimonials, t }: Edition): TestimonialProps[] {
  return testimonials.map(({ name, role, company, content, rating, source, logo }, index, all) => ({
    label: t('testimonial.label', { index: index + 1, total: all.length, name }),
    name,
    company,
    byline: t('testimonial.byline', { role, company }),
    content,
    ...(content.length > longQuote && { isLong: true }),
    rating:
      rating === undefined
        ? null
        : { value: rating, label: t('testimonial.rating', { rating, max: limits.rating.max }) },
    ...(source !== undefined && {
      source: { label: t('testimonial.source'), href: source, newTab: t('link.opensInNewTab') },
    }),
    ...(logo !== undefined && { logo: imageOf(site, { picture: logo, focus: 'centre' }) }),
  }));
}

/** How many prices home names: the least and the first that buys something. */
const priceCount = 2;

function start(edition: Edition): ProofProps['start'] {
  const prices = startingPrices(edition, (all) => all.slice(0, priceCount));
  return prices && { prices, contact: contactCall(edition, edition.t('hero.cta')) };
}

/** A block with its props; undefined if the site has no content for it. */
function blockOf(edition: Edition, block: HomeBlockName): HomeBlockView | undefined {
  const { t } = edition;
  const words = pageWords(edition, 'home');
  switch (block) {
    case 'services':
      return (
        words.services && {
          block,
          props: {
            title: t('services.title'),
            subtitle: words.services.subtitle,
            all: linkToPage(edition, 'services', t('home.services.all')),
            learnMore: t('service.learnMore'),
            services: serviceCards(edition),
          },
        }
      );
    case 'proof':
      return (
        words.proof && {
          block,
          props: { ...words.proof, claims: proofClaims(edition), start: start(edition) },
        }
      );
    case 'testimonials':
      return {
        block,
        props: {
          ...t.pick('testimonials'),
          testimonials: testimonialSlides(edition),
        },
      };
    case 'clients':
      return { block, props: { label: t('clients.label'), clients: clientNames(edition) } };
    case 'newsletter': {
      const props = words.newsletter && newsletterBand(edition, words.newsletter);
      return props ? { block, props } : undefined;
    }
    case 'posts':
      return {
        block,
        props: {
          title: words.posts?.title ?? t('nav.blog'),
          all: { label: t('home.posts.all'), href: edition.path('blog') },
          posts: edition.posts.slice(0, postCount).map((post) => postTeaser(edition, post)),
        },
      };
    case 'consultation':
      return (
        words.consultation && {
          block,
          props: {
            title: words.consultation.title,
            lead: words.consultation.text,
            call: closingCall(edition, words.consultation),
            phone: { label: phoneOf(edition).display, href: phoneOf(edition).href },
            picture: pageImageOf(edition, 'closing')?.image ?? null,
          },
        }
      );
  }
}

/** The home page (SPEC section 2, Home). */
export const page: PageDefinition<HomeProps> = {
  route: 'home',
  view: 'home',
  load(edition) {
    const { t } = edition;
    const words = pageWords(edition, 'home');
    const { title, subtitle, trust, claims, caption } = words.hero;
    return {
      head: {
        ...headOf(edition, title, words.head),
        previewArt: homePreview(edition),
        structuredData: [organization(edition), website(edition)],
      },
      breadcrumb: null,
      props: {
        hero: {
          title,
          subtitle,
          primary: contactCall(edition, t('hero.cta')),
          secondary: linkToPage(edition, 'services', t('services.title')),
          trust,
          claims: {
            label: t('home.claims.label'),
            items: claims.map((text) => withUnbrokenNames(edition, text)),
          },
          caption,
          picture: pageImageOf(edition, 'home'),
          pictureAlt: edition.settings.pictures.home?.alt?.[edition.language],
        },
        blocks: homeBlocksIn(edition).flatMap((block) => blockOf(edition, block) ?? []),
      },
    };
  },
};

/** The claims of the proof block with their figures (SPEC section 9). */
const proofClaims = (edition: Edition): ProofClaim[] =>
  edition.claims.map((claim) => proofClaim(edition, claim));

/** The hours of a figure that has a column for each: a part of an hour is one. */
function wholeHours(hours: string): { from: number; to: number } {
  const [opens, closes] = spanOf(hours);
  return {
    from: parseInt(opens, 10),
    to: Math.ceil(parseInt(closes, 10) + Number(closes.slice(3)) / 60),
  };
}

/** A claim with the figure below it, if it has one. */
export function proofClaim(edition: Edition, claim: Claim): ProofClaim {
  const { number, claim: what, text } = claim;
  const said = { number, claim: what, text };
  switch (claim.figure) {
    case 'week': {
      const { office, onCall, lit, litHour, caption } = claim;
      const open = weekOf(edition.settings.contact.officeHours);
      const week = {
        kind: 'week',
        days: weekdaysInShort(edition.locale),
        open: weekdays.map((day) =>
          open.filter((group) => group.weekdays.includes(day)).flatMap(({ hours }) => hours.map(wholeHours)),
        ),
        hour: { day: weekdays.indexOf(litHour.day), hour: litHour.hour },
        words: { open: office, rest: onCall, hour: lit },
      } as const;
      return { ...said, caption, figure: week };
    }
    case 'ranges': {
      const { ranges, rows, caption } = claim;
      const items = rows.map(({ name, time }, index) => {
        const { from = 0, to = 0 } = ranges[index] ?? {};
        return { name, value: time, least: from, most: to };
      });
      return { ...said, caption, figure: { kind: 'ranges', items, accent: 1 } };
    }
    case 'none':
      return said;
  }
}
