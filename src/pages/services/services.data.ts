import { drillCore, frieze } from '../../../artwork/out/drill-core.ts';
import { joints } from '../../../artwork/out/joints.ts';
import { serviceIcons } from '../../../artwork/out/service-icons.ts';
import { brandName } from '../../../config/brand.ts';
import { pathTo } from '../../../config/routes.ts';
import { servicesIn } from '../../../content/services.ts';
import { withoutSoftHyphens } from '../../../i18n/plain-text.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { bandPreview } from '../../page-data/preview-art.data.ts';
import { breadcrumbTo } from '../../page-data/breadcrumb.data.ts';
import { partsAcross } from '../../page-data/parts-across.data.ts';
import type { ServiceStratum } from './service-list.tsx';
import type { StepsProps } from '../../sections/steps.tsx';
import type { ServicesProps } from './services.page.tsx';

function strata(t: Translator): ServiceStratum[] {
  return servicesIn(t.language).map(({ id, title, description, bullets, route }) => ({
    id,
    title,
    description,
    bullets,
    bulletsLabel: t('services.covers', { service: withoutSoftHyphens(title) }),
    href: pathTo(t.language, route),
    about: t('service.learnMore.about', { service: withoutSoftHyphens(title) }),
    art: serviceIcons[id].card,
  }));
}

/** The four-step approach (SPEC section 2, Services), each step a part of the frieze. */
function approach(t: Translator): StepsProps {
  const pictures = partsAcross(frieze, 4);
  return {
    title: t('services.approach.title'),
    lead: t('services.approach.lead'),
    wide: frieze,
    steps: (['discovery', 'planning', 'implementation', 'optimization'] as const).map((step, index) => ({
      title: t(`services.approach.${step}`),
      description: t(`services.approach.${step}.text`),
      picture: pictures[index] ?? frieze,
    })),
  };
}

/** The services overview (SPEC section 2, Services). */
export const page: PageDefinition<ServicesProps> = {
  route: 'services',
  view: 'services',
  load({ language, t }) {
    return {
      head: {
        title: t('services.head.title', { brand: brandName }),
        description: t('services.head.description'),
        previewArt: bandPreview(frieze),
      },
      props: {
        head: {
          breadcrumb: breadcrumbTo(t, t('nav.services')),
          title: t('services.title'),
          lead: t('services.lead'),
        },
        strata: {
          core: drillCore,
          caption: t('services.core.caption'),
          learnMore: t('service.learnMore'),
          services: strata(t),
        },
        approach: approach(t),
        closing: {
          title: t('services.closing.title'),
          text: t('services.closing.text'),
          book: { label: t('hero.cta'), href: pathTo(language, 'contact') },
          picture: joints,
        },
      },
    };
  },
};
