import { pathTo } from '#shared/routes.ts';
import { servicesIn, type ServiceBlock } from '#content/services.ts';
import { hasCaseStudy } from '#content/site-pages.ts';
import { contactHref, linkToPage } from '#src/pages/links.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { headOf } from '#src/pages/head.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { objectPreview } from '#src/pages/preview-art.data.ts';
import { service as serviceNode } from '#src/pages/structured-data.data.ts';
import { blockProps } from './parts/block-props.data.ts';
import type { ServiceProps } from './service.page.tsx';
import type { ServiceCall } from '#src/components/closing-band.tsx';
import { technologyLogoOf } from '#content/site-images.ts';
import { coverOf } from '#src/pages/pictures.data.ts';

const hasGround = (block: ServiceBlock | undefined) =>
  block !== undefined && 'ground' in block && block.ground !== 'paper';

/** The page of each service (SPEC section 2, Service pages). */
export const page: PageDefinition<ServiceProps> = {
  route: 'service',
  view: 'service',
  load({ site, language, t, parameters, homeWeight }) {
    const service = servicesIn(site, language).find(({ id }) => id === parameters.id);
    if (!service) throw new RangeError(`There is no service ${parameters.id}`);
    const { id, title, picture, blocks, page: words } = service;
    const callTo = (label: string): ServiceCall => ({
      label,
      href: contactHref(site, language),
      service: id,
    });
    const closingCall = callTo(t('hero.cta'));
    const logoOf = (name: string) => technologyLogoOf(site, id, name);
    const image = picture === undefined ? null : coverOf(site, { picture, focus: 'centre' });
    return {
      head: {
        ...headOf(site, words.head),
        previewArt: objectPreview(image),
        structuredData: [
          serviceNode(site, {
            name: title,
            description: words.lead,
            path: pathTo(site, language, 'service', { id }),
          }),
        ],
      },
      props: {
        hero: {
          breadcrumb: breadcrumbTo(site, t, title, 'services'),
          title,
          lead: words.lead,
          caption: words.caption,
          request: callTo(t('service.request')),
          work: linkToPage(site, language, 'portfolio', t('hero.secondary')),
        },
        picture: image && { image, tiers: words.tiers },
        facts: words.figures,
        blocks: blocks
          .filter((block) => block.kind !== 'case' || hasCaseStudy(site, language, block.case))
          .flatMap((block, index, all) => {
            const isApart = hasGround(all[index - 1]);
            return blockProps(site, block, { t, call: closingCall, logoOf, isApart, homeWeight }) ?? [];
          }),
      },
    };
  },
};
