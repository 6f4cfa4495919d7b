import { supportHero } from '../../../artwork/out/support.ts';
import { supportDetailsIn } from '../../../content/service-details/support.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { serviceFrame } from '../../page-data/service-page.data.ts';
import type { ServiceItSupportProps } from './service-it-support.page.tsx';

/** IT support and consulting, the seventh service: a full sibling of the pages of SPEC section 2. */
export const page: PageDefinition<ServiceItSupportProps> = {
  route: 'itSupport',
  view: 'service-it-support',
  load({ language, t }) {
    const details = supportDetailsIn(language);
    const { features, response, onboarding, consulting } = details;
    const { head, hero, closing } = serviceFrame(t, 'support', details);
    const lastWeek = onboarding.steps.length - 1;
    return {
      head,
      props: {
        hero,
        // The drawing without its margins.
        picture: { ...supportHero, viewBox: '62 86 436 404' },
        features,
        response: {
          title: response.title,
          lead: response.lead,
          caption: response.caption,
          levels: response.levels.map(({ name, example, time, hours, minutes }) => ({
            name,
            example,
            time,
            hours,
            minutes,
          })),
        },
        onboarding: {
          title: onboarding.title,
          lead: onboarding.lead,
          steps: onboarding.steps.map(({ title, description, week }) => ({ title, description, note: week })),
        },
        weeks: onboarding.steps.map((_, index) => ({
          length: 1,
          tone: index === lastWeek ? 'ember' : 'stone',
        })),
        consulting: {
          title: consulting.title,
          lead: consulting.lead,
          reasons: consulting.items.map(({ title, description, duration }) => ({
            title,
            description,
            figure: duration,
          })),
        },
        closing,
      },
    };
  },
};
