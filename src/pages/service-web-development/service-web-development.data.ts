import { causeway, webHero } from '../../../artwork/out/web.ts';
import { webDetailsIn } from '../../../content/service-details/web.ts';
import { formatFileSize } from '../../../i18n/format.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { partsAcross } from '../../page-data/parts-across.data.ts';
import { serviceFrame, technologyMark } from '../../page-data/service-page.data.ts';
import type { ServiceWebDevelopmentProps } from './service-web-development.page.tsx';

const bytesPerKilobyte = 1024;

/** Web development (SPEC section 2, Service pages: Web development). */
export const page: PageDefinition<ServiceWebDevelopmentProps> = {
  route: 'webDevelopment',
  view: 'service-web-development',
  load({ language, t }) {
    const details = webDetailsIn(language);
    const { features, stack, weight, process } = details;
    const { head, hero, closing } = serviceFrame(t, 'web', details);
    const stones = partsAcross(causeway, process.steps.length);
    return {
      head,
      props: {
        hero,
        // The drawing without its margins.
        picture: { ...webHero, viewBox: '80 96 440 272' },
        features,
        stack: {
          title: stack.title,
          lead: stack.lead,
          courses: stack.courses.map(({ name, note, technologies }) => ({
            name,
            note,
            technologies: technologies.map(technologyMark),
          })),
        },
        weight: {
          title: weight.title,
          lead: weight.lead,
          caption: weight.caption,
          parts: weight.parts.map(({ name, kilobytes }) => ({
            name,
            kilobytes,
            weight: formatFileSize(language, kilobytes * bytesPerKilobyte),
          })),
        },
        process: {
          title: process.title,
          wide: causeway,
          steps: process.steps.map(({ title, description }, index) => ({
            title,
            description,
            picture: stones[index] ?? causeway,
          })),
        },
        closing,
      },
    };
  },
};
