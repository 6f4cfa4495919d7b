import { covers } from '../../../artwork/out/covers.ts';
import { glyphs } from '../../../artwork/out/glyphs.ts';
import { hero } from '../../../artwork/out/hero.ts';
import { joints } from '../../../artwork/out/joints.ts';
import { brand, brandName } from '../../../config/brand.ts';
import { limits } from '../../../config/limits.ts';
import type { Language } from '../../../config/locales.ts';
import { pathTo } from '../../../config/routes.ts';
import { clients } from '../../../content/clients.ts';
import { categoryOf, latestPosts } from '../../../content/posts.ts';
import { hasPage } from '../../../content/site-pages.ts';
import { testimonialsIn } from '../../../content/testimonials.ts';
import { formatDate } from '../../../i18n/format.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { contactHref, linkToPage } from '../../page-data/links.data.ts';
import { newsletterWords } from '../../page-data/newsletter-words.data.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { personPicture } from '../../page-data/person-pictures.data.ts';
import { stagePreview } from '../../page-data/preview-art.data.ts';
import { organization, website } from '../../page-data/structured-data.data.ts';
import type { PostTeaserProps } from './post-teasers.tsx';
import type { TestimonialProps } from './testimonials.tsx';
import type { HomeProps } from './home.page.tsx';
import { proofClaims } from './parts/proof-claims.data.ts';
import { serviceCards } from './parts/service-cards.data.ts';

/** Home shows three of the posts (SPEC section 2). */
const postCount = 3;

/** Keeps the names of certifications in one line wherever they stand: "SOC 2" never ends a line before "Type II". */
function withUnbrokenNames(text: string): string {
  return brand.certifications.reduce(
    (kept, name) => kept.replace(name, name.replaceAll(' ', '\u00A0')),
    text,
  );
}

/** A portrait as a drawing, which loads when it comes near; initials stay what they are. */
function portraitOf(person: { id: string; name: string }): TestimonialProps['portrait'] {
  const picture = personPicture(person, 'portrait');
  if (!('src' in picture)) return picture;
  return { href: picture.src, viewBox: `0 0 ${picture.width} ${picture.height}` };
}

function testimonialSlides(language: Language, t: Translator): TestimonialProps[] {
  return testimonialsIn(language).map(({ id, name, role, company, content, rating }, index, all) => ({
    label: t('testimonials.slide', { index: index + 1, total: all.length, name }),
    name,
    company,
    byline: t('testimonials.byline', { role, company }),
    content,
    rating: {
      value: rating,
      max: limits.rating.max,
      label: t('testimonials.rating', { rating, max: limits.rating.max }),
    },
    portrait: portraitOf({ id, name }),
  }));
}

function postTeasers(language: Language, t: Translator): PostTeaserProps[] {
  return latestPosts(language, postCount).map((post) => ({
    id: post.id,
    title: post.title,
    excerpt: post.excerpt,
    href: pathTo(language, 'post', { slug: post.id }),
    category: categoryOf(language, post),
    isoDate: post.date,
    date: formatDate(language, post.date, 'medium'),
    readingTime: t.count('post.readingTime', post.readingMinutes),
    cover: covers[post.cover],
    coverLabel: post.coverAlt,
  }));
}

/** The home page (SPEC section 2, Home). */
export const page: PageDefinition<HomeProps> = {
  route: 'home',
  view: 'home',
  load({ language, t, mode }) {
    const glyphList = Object.values(glyphs);
    return {
      head: {
        title: t('home.head.title', { brand: brandName }),
        description: t('home.head.description'),
        previewArt: stagePreview,
        structuredData: [organization(), website(language)],
      },
      props: {
        hero: {
          title: t('hero.title'),
          subtitle: t('hero.subtitle'),
          primary: { label: t('hero.cta'), href: contactHref(language) },
          secondary: linkToPage(language, 'services', t('services.title')),
          trust: t('home.trust'),
          claims: {
            label: t('home.claims.label'),
            items: [
              withUnbrokenNames(t('home.claim.certified')),
              t('home.claim.onCall'),
              t('home.claim.cost'),
            ],
          },
          caption: t('hero.caption', { columns: hero.columns }),
          art: { viewBox: hero.viewBox, groups: hero.groups, dimensions: hero.dims },
        },
        services: {
          title: t('services.title'),
          subtitle: t('services.subtitle'),
          all: linkToPage(language, 'services', t('home.services.all')),
          learnMore: t('service.learnMore'),
          services: serviceCards(language),
        },
        proof: {
          title: t('why.title', { brand: brandName }),
          lead: t('why.lead'),
          claims: proofClaims(t),
        },
        testimonials: {
          title: t('testimonials.title'),
          previous: t('testimonials.previous'),
          next: t('testimonials.next'),
          testimonials: testimonialSlides(language, t),
        },
        clients: {
          label: t('clients.label'),
          clients: clients().map(({ name }, index) => ({
            name,
            glyph: glyphList[index % glyphList.length] ?? glyphs.bar,
          })),
        },
        newsletter: {
          title: t('newsletter.title'),
          lead: t('newsletter.lead'),
          words: newsletterWords(t, mode),
        },
        posts: hasPage('blog')
          ? {
              title: t('home.posts.title'),
              all: { label: t('home.posts.all'), href: pathTo(language, 'blog') },
              posts: postTeasers(language, t),
            }
          : null,
        consultation: {
          title: t('consultation.title'),
          text: t('consultation.text'),
          book: { label: t('consultation.button'), href: contactHref(language) },
          phone: { label: brand.phone.display, href: brand.phone.href },
          picture: joints,
        },
      },
    };
  },
};
