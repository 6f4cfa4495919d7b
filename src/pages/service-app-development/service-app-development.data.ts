import { appHero, appStages, sixSides } from '../../../artwork/out/app.ts';
import { appDetailsIn } from '../../../content/service-details/app.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { bannerOf, serviceFrame, technologyMark } from '../../page-data/service-page.data.ts';
import type { ServiceAppDevelopmentProps } from './service-app-development.page.tsx';

/** The drawing of each step, and its colour on the ruler. */
const looks = {
  discovery: { picture: appStages.discovery, tone: 'stone' },
  design: { picture: appStages.design, tone: 'darkStone' },
  development: { picture: appStages.development, tone: 'ember' },
  deploy: { picture: appStages.support, tone: 'olivine' },
} as const;

/** Application development (SPEC section 2, Service pages: App development). */
export const page: PageDefinition<ServiceAppDevelopmentProps> = {
  route: 'appDevelopment',
  view: 'service-app-development',
  load({ language, t }) {
    const details = appDetailsIn(language);
    const { features, tiers, process, platforms } = details;
    const { head, hero, closing } = serviceFrame(t, 'app', details);
    return {
      head,
      props: {
        hero,
        tiers: { picture: appHero, tiers: tiers.map(({ name, note }) => ({ name, note })) },
        features,
        process: {
          title: process.title,
          lead: process.lead,
          steps: process.steps.map(({ id, title, description, duration }) => ({
            title,
            description,
            note: duration,
            picture: looks[id].picture,
          })),
        },
        ruler: {
          caption: process.caption,
          alternative: `${process.steps.map(({ title, duration }) => `${title}, ${duration}`).join('. ')}.`,
          parts: process.steps.map(({ id, weeks, duration }) => ({
            length: weeks,
            tone: looks[id].tone,
            label: duration,
          })),
        },
        platforms: {
          title: platforms.title,
          lead: platforms.lead,
          picture: sixSides,
          platforms: platforms.items.map(({ note, ...technology }) => ({
            ...technologyMark(technology),
            note,
          })),
        },
        closing: bannerOf(closing),
      },
    };
  },
};
