import { appHero } from '../../artwork/out/app.ts';
import { cloudHero } from '../../artwork/out/cloud.ts';
import { databaseHero } from '../../artwork/out/database.ts';
import { devopsHero } from '../../artwork/out/devops.ts';
import { joints } from '../../artwork/out/joints.ts';
import { securityWall } from '../../artwork/out/security.ts';
import { supportHero } from '../../artwork/out/support.ts';
import { technologyLogos } from '../../artwork/out/technology-logos.ts';
import { webHero } from '../../artwork/out/web.ts';
import type { Picture } from '../../artwork/picture.ts';
import { pathTo } from '../../config/routes.ts';
import type { ServicePageWords, Technology, Titled } from '../../content/service-details/page-words.ts';
import { servicesIn } from '../../content/services.ts';
import type { ServiceId } from '../../content/services/facts.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { PageHead } from './page-definition.ts';
import type { ClosingCallProps } from '../sections/closing-call.tsx';
import type { ConsultationBannerProps } from '../sections/consultation-banner.tsx';
import type { ServiceCall } from '../sections/service-call.tsx';
import type { ServiceHeroProps } from '../sections/service-hero.tsx';
import type { TechnologyMarkProps } from '../ui/technology-mark.tsx';
import { contactHref, linkToPage } from './links.data.ts';
import { breadcrumbTo } from './breadcrumb.data.ts';
import { objectPreview } from './preview-art.data.ts';
import { service as serviceNode } from './structured-data.data.ts';

/** The drawing of each service's own page, for its link preview. */
const drawings: Record<ServiceId, Picture> = {
  cloud: cloudHero,
  database: databaseHero,
  app: appHero,
  web: webHero,
  devops: devopsHero,
  security: securityWall,
  support: supportHero,
};

/** What every service page has around its own sections (SPEC section 2, Service pages). */
export interface ServiceFrame {
  head: PageHead;
  hero: ServiceHeroProps;
  closing: ClosingCallProps;
}

/** The head, the hero and the closing call of a service page. */
export function serviceFrame(t: Translator, id: ServiceId, words: ServicePageWords<Titled>): ServiceFrame {
  const { language } = t;
  const service = servicesIn(language).find((one) => one.id === id);
  if (!service) throw new RangeError(`There is no service ${id} in content/services/facts.ts`);
  const callTo = (label: string): ServiceCall => ({
    label,
    href: contactHref(language),
    service: service.interest,
  });
  return {
    head: {
      ...words.head,
      previewArt: objectPreview(drawings[id]),
      structuredData: [
        serviceNode({
          name: service.title,
          description: words.lead,
          path: pathTo(language, service.route),
        }),
      ],
    },
    hero: {
      breadcrumb: breadcrumbTo(t, service.title, { route: 'services', name: 'nav.services' }),
      title: service.title,
      lead: words.lead,
      caption: words.caption,
      request: callTo(t('service.request')),
      work: linkToPage(language, 'portfolio', t('hero.secondary')),
    },
    closing: { ...words.closing, call: callTo(t('hero.cta')) },
  };
}

/** The closing call as a banner, for pages without another strong dark picture. */
export function bannerOf({ title, description, call }: ClosingCallProps): ConsultationBannerProps {
  return { title, text: description, book: call, picture: joints };
}

const logos = new Map(Object.values(technologyLogos).flatMap((family) => Object.entries(family)));

/**
 * A technology with its logo, or with the first letters of its name where there is none.
 * @throws RangeError when the content names a logo the artwork does not have
 */
export function technologyMark({ name, logo }: Technology): TechnologyMarkProps {
  if (logo === '') return { name, letters: name.slice(0, 2) };
  const picture = logos.get(logo);
  if (!picture) throw new RangeError(`There is no logo ${logo} in artwork/out/technology-logos.ts`);
  return { name, picture };
}
