import { unprefixedPath } from '#shared/routes.ts';
import { contactCall, linkToPage } from '#src/pages/links.data.ts';
import { pageBlocks } from '#src/pages/blocks.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { headOf } from '#src/pages/head.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { objectPreview } from '#src/pages/preview-art.data.ts';
import { service as serviceNode } from '#src/pages/structured-data.data.ts';
import type { ServiceProps } from './service.page.tsx';
import { technologyLogoOf } from '#content/published/site-images.ts';
import { coverOf } from '#src/pages/pictures.data.ts';

/** As many points as are not higher than the words beside them. */
const mostInHead = 4;

/** The page of each service (SPEC section 2, Service pages). */
export const page: PageDefinition<ServiceProps> = {
  route: 'service',
  view: 'service',
  load(edition, parameters) {
    const { t } = edition;
    const service = edition.services.find(({ id }) => id === parameters.id);
    if (!service) throw new RangeError(`There is no service ${parameters.id}`);
    const { id, title, picture, bullets, blocks, page: words } = service;
    const logoOf = (name: string) => technologyLogoOf(edition.site, unprefixedPath('service', { id }), name);
    const image = picture === undefined ? null : coverOf(edition, { picture, focus: 'centre' });
    return {
      head: {
        ...headOf(edition, title, words.head),
        previewArt: objectPreview(image),
        structuredData: [
          serviceNode(edition, {
            name: title,
            description: words.lead,
            path: edition.path('service', { id }),
          }),
        ],
      },
      breadcrumb: breadcrumbTo(edition, title, 'services'),
      props: {
        hero: {
          title,
          lead: words.lead,
          caption: words.caption,
          request: contactCall(edition, t('service.request'), service),
          second: linkToPage(edition, 'portfolio', t('hero.secondary')),
          picture: image && { image, tiers: words.tiers },
          facts: words.figures,
          covers: image
            ? undefined
            : {
                label: t('services.covers', { service: title }),
                items: bullets.slice(0, mostInHead),
              },
        },
        blocks: pageBlocks(edition, blocks, { call: contactCall(edition, t('hero.cta'), service), logoOf }),
      },
    };
  },
};
