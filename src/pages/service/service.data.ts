import { pathTo } from '../../../shared/routes.ts';
import { defaultLanguage } from '../../../shared/locales.ts';
import { servicesIn, type ServiceBlock, listedServicesIn } from '../../../content/services.ts';
import { hasCaseStudy } from '../../../content/site-pages.ts';
import { contactHref, linkToPage } from '../links.data.ts';
import { breadcrumbTo } from '../breadcrumb.data.ts';
import { headOf } from '../head.data.ts';
import { ofBasalt } from '../look.data.ts';
import type { PageDefinition } from '../page-definition.ts';
import { objectPreview } from '../preview-art.data.ts';
import { service as serviceNode } from '../structured-data.data.ts';
import type { ServiceCall } from '../../components/service-call.tsx';
import { blockProps } from './parts/block-props.data.ts';
import { heroArt, wholeDrawing } from './parts/hero-art.data.ts';
import type { ServiceProps } from './service.page.tsx';

const hasGround = (block: ServiceBlock | undefined) =>
  block !== undefined && 'ground' in block && block.ground !== 'paper';

/** The page of each service (SPEC section 2, Service pages). */
export const page: PageDefinition<ServiceProps> = {
  route: 'service',
  view: 'service',
  parameters: () => listedServicesIn(defaultLanguage).map(({ id }) => ({ id })),
  load({ language, t, parameters }) {
    const service = servicesIn(language).find(({ id }) => id === parameters.id);
    if (!service) throw new RangeError(`There is no service ${parameters.id}`);
    const { id, title, picture, blocks, page: words } = service;
    const callTo = (label: string): ServiceCall => ({
      label,
      href: contactHref(language),
      service: id,
    });
    const closingCall = callTo(t('hero.cta'));
    return {
      head: {
        ...headOf(words.head),
        previewArt: objectPreview(wholeDrawing(service)),
        structuredData: [
          serviceNode({
            name: title,
            description: words.lead,
            path: pathTo(language, 'service', { id }),
          }),
        ],
      },
      props: {
        hero: {
          breadcrumb: breadcrumbTo(t, title, { route: 'services', name: 'nav.services' }),
          title,
          lead: words.lead,
          caption: ofBasalt(words.caption),
          request: callTo(t('service.request')),
          work: linkToPage(language, 'portfolio', t('hero.secondary')),
        },
        art: heroArt(service, t),
        facts: words.figures,
        blocks: blocks
          .filter((block) => block.kind !== 'case' || hasCaseStudy(language, block.case))
          .map((block, index, all) =>
            blockProps(block, { t, hero: picture, call: closingCall, isApart: hasGround(all[index - 1]) }),
          ),
      },
    };
  },
};
