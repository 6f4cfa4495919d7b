import type { Edition } from '#content/edition.ts';
import { pageWords, type WordsOf } from '#content/pages/page-words.ts';
import { pricesAnchor, pricesIn } from '#content/collections/prices.ts';
import { priceFeature } from '#src/pages/starting-prices.data.ts';
import { headOf } from '#src/pages/head.data.ts';
import { closingCall } from '#src/pages/links.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { objectPreview } from '#src/pages/preview-art.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import type { ServiceListProps, ServiceStratum } from './service-list.tsx';
import type { StepsProps } from '#src/components/steps.tsx';
import type { ServicesProps } from './services.page.tsx';
import { drawingOf } from '#content/published/site-images.ts';
import { pageImageOf } from '#src/pages/pictures.data.ts';
import { listedServicesIn } from '#content/collections/services.ts';

/**
 * The picture next to the services: with a part for each of them where the drawing has groups with their ids, from the
 * lowest to the uppermost.
 */
function stackOf(edition: Edition, ids: readonly string[]): ServiceListProps['stack'] {
  const image = pageImageOf(edition, 'services')?.image;
  if (!image) return null;
  if (!('href' in image)) return { image, parts: [] };
  const parts = image.parts ?? [];
  const file = image.href.split('#')[0];
  return {
    image,
    parts: ids.every((id) => parts.includes(id))
      ? parts.map((part) => ({ href: `${file}#${part}`, index: ids.indexOf(part) }))
      : [],
  };
}

function strata(edition: Edition): ServiceStratum[] {
  const { t } = edition;
  return listedServicesIn(edition).map(({ id, icon, title, description, bullets }) => ({
    id,
    title,
    description,
    bullets,
    bulletsLabel: t('services.covers', { service: title }),
    href: edition.path('service', { id }),
    about: t('service.learnMore.about', { service: title }),
    art: icon === undefined ? null : drawingOf(edition.site, icon),
  }));
}

/** The approach in steps (SPEC section 2, Services). */
const approachOf = ({ title, lead, steps }: WordsOf<'services'>['approach']): StepsProps => ({
  title,
  lead,
  steps: steps.map(({ name, text }) => ({ title: name, description: text })),
});

function pricesOf(edition: Edition): ServicesProps['prices'] {
  const prices = pricesIn(edition);
  if (!prices) return null;
  const { title, lead, items } = prices;
  return {
    id: pricesAnchor,
    title,
    lead,
    items: items.map((price) => priceFeature(edition, price)),
  };
}

/** The services overview (SPEC section 2, Services). */
export const page: PageDefinition<ServicesProps> = {
  route: 'services',
  view: 'services',
  load(edition) {
    const { t } = edition;
    const { head, title, lead, caption, approach, closing } = pageWords(edition, 'services');
    const services = strata(edition);
    return {
      head: {
        ...headOf(edition, title, head),
        previewArt: objectPreview(pageImageOf(edition, 'services')?.image),
      },
      breadcrumb: breadcrumbTo(edition, t('nav.services')),
      props: {
        head: { title, lead },
        strata: {
          stack: stackOf(
            edition,
            services.map(({ id }) => id),
          ),
          caption,
          learnMore: t('service.learnMore'),
          services,
        },
        approach: approachOf(approach),
        prices: pricesOf(edition),
        closing: {
          title: closing.title,
          lead: closing.text,
          call: closingCall(edition, closing),
          picture: pageImageOf(edition, 'closing')?.image ?? null,
        },
      },
    };
  },
};
