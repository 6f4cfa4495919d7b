import { closings } from '#artwork/closings.ts';
import { frieze, drillCore } from '#artwork/drill-core.ts';
import { pathTo } from '../../../shared/routes.ts';
import { pageWords, type WordsOf } from '../../../content/page-words.ts';
import { pricesIn } from '../../../content/prices.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';
import { amountText } from '../amounts.data.ts';
import { headOf } from '../head.data.ts';
import { contactHref } from '../links.data.ts';
import type { PageDefinition } from '../page-definition.ts';
import { bandPreview } from '../preview-art.data.ts';
import { breadcrumbTo } from '../breadcrumb.data.ts';
import type { ServiceStratum, DrillCorePicture } from './service-list.tsx';
import type { StepsProps } from '../../components/steps.tsx';
import type { ServicesProps } from './services.page.tsx';
import { serviceIconOf, ofBasalt } from '../pictures.data.ts';
import { withoutSoftHyphens } from '../../../shared/i18n/typography.ts';
import { listedServicesIn } from '../../../content/services.ts';

/** The distance between two slices, in units of the drawing (artwork/pictures/drill-core.ts). */
const pitch = 82.72;

/** The core with one slice per service, cut from the top; undefined for more services than slices. */
export function drillCoreOf(services: number): DrillCorePicture | undefined {
  const { viewBox, ground, slices } = drillCore;
  const missing = slices.length - services;
  if (missing < 0) return undefined;
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const above = missing * pitch;
  return {
    viewBox: [left, top + above, width, height - above].join(' '),
    ground,
    slices: slices.slice(missing),
    isShort: missing > 0,
  };
}

function strata(t: Translator): ServiceStratum[] {
  return listedServicesIn(t.language).map(({ id, icon, title, description, bullets }) => ({
    id,
    title,
    description,
    bullets,
    bulletsLabel: t('services.covers', { service: withoutSoftHyphens(title) }),
    href: pathTo(t.language, 'service', { id }),
    about: t('service.learnMore.about', { service: withoutSoftHyphens(title) }),
    art: ofBasalt(serviceIconOf(icon).card),
  }));
}

/** The approach in steps (SPEC section 2, Services). */
function approachOf({ title, lead, steps }: WordsOf<'services'>['approach']): StepsProps {
  return {
    title,
    lead,
    steps: steps.map(({ name, text }) => ({ title: name, description: text })),
  };
}

function pricesOf(t: Translator): ServicesProps['prices'] {
  const prices = pricesIn(t.language);
  if (!prices) return null;
  const { title, lead, items } = prices;
  return {
    title,
    lead,
    items: items.map(({ name, text, note, ...amount }) => ({
      title: name,
      description: text,
      figure: amountText(t, amount),
      figureLabel: note,
    })),
  };
}

/** The services overview (SPEC section 2, Services). */
export const page: PageDefinition<ServicesProps> = {
  route: 'services',
  view: 'services',
  load({ language, t }) {
    const { head, title, lead, caption, approach, closing } = pageWords('services', language);
    const services = strata(t);
    return {
      head: { ...headOf(head), previewArt: bandPreview(frieze) },
      props: {
        head: {
          breadcrumb: breadcrumbTo(t, t('nav.services')),
          title,
          lead,
        },
        strata: {
          core: ofBasalt(drillCoreOf(services.length)),
          caption,
          learnMore: t('service.learnMore'),
          services,
        },
        approach: approachOf(approach),
        prices: pricesOf(t),
        closing: {
          ...closing,
          book: { label: t('hero.cta'), href: contactHref(language) },
          picture: ofBasalt(closings.services),
        },
      },
    };
  },
};
