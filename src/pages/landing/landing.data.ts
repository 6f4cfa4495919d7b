import type { Edition } from '#content/edition.ts';
import { withLinkedAnswers } from '#content/collections/questions.ts';
import { phoneOf } from '#content/pages/brand.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { hasCaseStudy, hasPageIn } from '#content/pages/site-pages.ts';
import { technologyLogoOf } from '#content/published/site-images.ts';
import type { BlockOf } from '#content/schema/blocks.ts';
import { unprefixedPath } from '#shared/routes.ts';
import { badgesOf } from '#src/pages/badges.data.ts';
import { blockProps, hasGround } from '#src/pages/blocks.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { enquiryWords } from '#src/pages/enquiry-words.data.ts';
import { headOf } from '#src/pages/head.data.ts';
import { contactCall, linkToPage, writtenCall, writtenLink } from '#src/pages/links.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { personPicture } from '#src/pages/person-pictures.data.ts';
import { coverOf } from '#src/pages/pictures.data.ts';
import { postCard } from '#src/pages/post-cards.data.ts';
import { objectPreview } from '#src/pages/preview-art.data.ts';
import { priceFeature } from '#src/pages/starting-prices.data.ts';
import { faqPage, service as serviceNode, webPage } from '#src/pages/structured-data.data.ts';
import type { Call } from '#src/components/call-link.tsx';
import type { LandingBlockProps, LandingPageProps } from './landing.page.tsx';

/** The section with the form, which the buttons of the page lead to. */
const formId = 'message';

const postCount = 3;

/** The entries that are named, in their order, or else all. */
const named = <Entry extends { id?: string | undefined }>(
  all: readonly Entry[],
  only: readonly string[] | undefined,
): readonly Entry[] => only?.flatMap((id) => all.filter((entry) => entry.id === id)) ?? all;

/** What a block shows of the site's content; undefined where the language has none of it. */
function entriesOf(edition: Edition, block: BlockOf<'entries'>): LandingBlockProps | undefined {
  const { of, only, topic, title, lead, ground, items = [] } = block;
  const section = { title, lead, ground };
  switch (of) {
    case 'testimonials': {
      const quotes = named(edition.testimonials, only).map(
        ({ name, role, company, content, source, logo }) => ({
          name,
          byline: edition.t('testimonial.byline', { role, company }),
          content,
          source: source === undefined ? null : writtenLink(edition, edition.t('testimonial.source'), source),
          logo: coverOf(edition, logo === undefined ? undefined : { picture: logo, focus: 'centre' }),
        }),
      );
      return quotes.length > 0 ? { view: 'quotes', props: { ...section, quotes } } : undefined;
    }
    case 'people': {
      const people = named(
        only ? edition.people : edition.people.filter(({ on }) => on !== undefined),
        only,
      ).map((person) => ({
        id: person.id,
        name: person.name,
        role: person.role,
        about: person.about,
        image: personPicture(edition, person, 'portrait'),
      }));
      return people.length > 0 ? { view: 'people', props: { ...section, people } } : undefined;
    }
    case 'badges': {
      const badges = badgesOf(edition);
      return badges.length > 0 ? { view: 'badges', props: { ...section, badges } } : undefined;
    }
    case 'questions':
      return {
        view: 'questions',
        props: { ...section, questions: withLinkedAnswers(edition.site, items) },
      };
    case 'prices': {
      const prices = named(edition.prices, only).map((price) => priceFeature(edition, price));
      return prices.length > 0 ? { view: 'list', props: { ...section, items: prices } } : undefined;
    }
    case 'posts': {
      const posts = edition.posts
        .filter(({ category }) => topic === undefined || category === topic)
        .slice(0, postCount)
        .map((post) => postCard(edition, post));
      if (posts.length === 0 || !hasPageIn(edition, 'post')) return undefined;
      const all = linkToPage(edition, 'blog', edition.t('home.posts.all'));
      return { view: 'posts', props: { ...section, all, posts } };
    }
  }
}

/** A page for an industry, a city, a partner or a campaign. */
export const page: PageDefinition<LandingPageProps> = {
  route: 'landingPage',
  view: 'landing',
  load(edition, { id = '' }) {
    const { t } = edition;
    const found = edition.landingPages.find((one) => one.id === id);
    if (!found) throw new RangeError(`There is no landing page ${id}`);
    const { title, headline = title, lead, head, blocks, picture, caption, figures } = found;
    const service = edition.services.find((one) => one.id === found.service);
    const hasForm = blocks.some(({ kind }) => kind === 'form');
    const callTo = (label: string): Call =>
      hasForm ? { label, href: `#${formId}` } : contactCall(edition, label, service);
    const logoOf = (name: string) =>
      technologyLogoOf(edition.site, unprefixedPath('landingPage', { id }), name);
    const image = picture === undefined ? null : coverOf(edition, { picture, focus: 'centre' });
    const path = edition.path('landingPage', { id });
    const phone = phoneOf(edition);

    const formProps = ({ title: heading, lead: text }: BlockOf<'form'>): LandingBlockProps => ({
      view: 'form',
      props: {
        id: formId,
        title: heading,
        lead: text,
        words: hasPageIn(edition, 'contact')
          ? enquiryWords(edition, pageWords(edition, 'contact').sent, path, service?.id)
          : null,
        reach: { phone, email: edition.settings.contact.email.general },
      },
    });
    const shown = blocks.filter((block) => {
      if (block.kind === 'case') return hasCaseStudy(edition, block.case);
      return block.kind !== 'entries' || entriesOf(edition, block) !== undefined;
    });
    const questions = blocks.flatMap((block) => (block.kind === 'entries' ? (block.items ?? []) : []));
    return {
      head: {
        ...headOf(edition, headline, head),
        previewArt: objectPreview(image ?? undefined),
        structuredData: [
          webPage(edition, {
            name: title,
            description: head.description,
            path,
            about:
              service &&
              serviceNode(edition, {
                name: service.title,
                description: service.page.lead,
                path: edition.path('service', { id: service.id }),
              }),
          }),
          ...faqPage(questions),
        ],
      },
      breadcrumb: breadcrumbTo(edition, title),
      props: {
        hero: {
          title: headline,
          lead,
          caption,
          request: writtenCall(edition, callTo(t('service.request')), found),
          second: { label: phone.display, href: phone.href },
          picture: image && { image },
          facts: figures,
        },
        blocks: shown.flatMap((block, index) => {
          if (block.kind === 'form') return formProps(block);
          if (block.kind === 'entries') return entriesOf(edition, block) ?? [];
          return blockProps(edition, block, {
            call: callTo(t('hero.cta')),
            logoOf,
            isApart: hasGround(shown[index - 1]),
          });
        }),
      },
    };
  },
};
