import { pathTo } from '../../../shared/routes.ts';
import { servicesIn, type ServiceBlock, listedServicesIn, type Service } from '../../../content/services.ts';
import { hasCaseStudy } from '../../../content/site-pages.ts';
import { contactHref, linkToPage } from '../links.data.ts';
import { breadcrumbTo } from '../breadcrumb.data.ts';
import { headOf } from '../head.data.ts';
import type { PageDefinition } from '../page-definition.ts';
import { objectPreview } from '../preview-art.data.ts';
import { service as serviceNode } from '../structured-data.data.ts';
import { blockProps } from './parts/block-props.data.ts';
import type { ServiceProps, HeroPicture } from './service.page.tsx';
import type { ServiceCall } from '../../components/closing-band.tsx';
import { appHero } from '#artwork/app.ts';
import { cloudHero } from '#artwork/cloud.ts';
import { databaseHero } from '#artwork/database.ts';
import { devopsHero } from '#artwork/devops.ts';
import { securityWall, securityWallNumbers } from '#artwork/security.ts';
import { supportHero } from '#artwork/support.ts';
import { webHero } from '#artwork/web.ts';
import type { Picture } from '../../../artwork/picture.ts';
import { ofBasalt } from '../pictures.data.ts';

const hasGround = (block: ServiceBlock | undefined) =>
  block !== undefined && 'ground' in block && block.ground !== 'paper';

/** The page of each service (SPEC section 2, Service pages). */
export const page: PageDefinition<ServiceProps> = {
  route: 'service',
  view: 'service',
  parameters: (language) => listedServicesIn(language).map(({ id }) => ({ id })),
  load({ language, t, parameters, homeWeight }) {
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
        art: heroArt(service),
        facts: words.figures,
        blocks: blocks
          .filter((block) => block.kind !== 'case' || hasCaseStudy(language, block.case))
          .flatMap((block, index, all) => {
            const isApart = hasGround(all[index - 1]);
            return blockProps(block, { t, hero: picture, call: closingCall, isApart, homeWeight }) ?? [];
          }),
      },
    };
  },
};

/** Each drawing, and on some the crop without margins that the page shows. */
const drawings: Record<Service['picture'], { whole: Picture; crop?: string }> = {
  cloud: { whole: cloudHero, crop: '66 82 468 430' },
  database: { whole: databaseHero },
  app: { whole: appHero },
  web: { whole: webHero, crop: '80 96 440 272' },
  devops: { whole: devopsHero, crop: '62 56 436 404' },
  security: { whole: securityWall },
  support: { whole: supportHero, crop: '62 56 436 436' },
};

/** The drawing of a service as link previews show it. */
const wholeDrawing = ({ picture }: Service): Picture => drawings[picture].whole;

/** The numbers on the wall of columns, one for each item of the numbered list of a page. */
function numbersOf({ picture, blocks }: Service): HeroPicture['numbers'] {
  const list = blocks.find((block) => block.kind === 'list' && block.look === 'numbered');
  if (picture !== 'security' || list?.kind !== 'list') return undefined;
  return securityWallNumbers.slice(0, list.items.length);
}

/**
 * The drawing of the first view of a service page, with its numbers or the names of its tiers (SPEC section
 * 2, Service pages).
 */
function heroArt(service: Service): HeroPicture | null {
  const { whole, crop } = drawings[service.picture];
  return ofBasalt({
    picture: crop ? { ...whole, viewBox: crop } : whole,
    tiers: service.picture === 'app' && service.page.tiers ? { names: service.page.tiers } : undefined,
    numbers: numbersOf(service),
  });
}
