import { mountain, mountainCounts } from '../../../artwork/out/mountain.ts';
import { brand, brandName } from '../../../config/brand.ts';
import { leadersIn } from '../../../content/people.ts';
import { formatNumber } from '../../../i18n/format.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { personPicture } from '../../page-data/person-pictures.data.ts';
import { objectPreview } from '../../page-data/preview-art.data.ts';
import { linkToPage } from '../../page-data/links.data.ts';
import { breadcrumbTo } from '../../page-data/breadcrumb.data.ts';
import type { CompanyFiguresProps } from './company-figures.tsx';
import type { AboutProps } from './about.page.tsx';

/** The numbers come from the drawing that counts them, so that neither can be changed without the other. */
function figures(t: Translator): CompanyFiguresProps {
  const number = (value: number) => formatNumber(t.language, value);
  const parts = ['years', 'people', 'clients', 'projects'] as const;
  return {
    picture: mountain,
    pictureLabel: t('about.figures.alt'),
    caption: t('about.figures.caption', { columns: number(mountainCounts.columns) }),
    figures: parts.map((id) => ({
      id,
      value: t('about.figures.count', { count: number(mountainCounts[id]) }),
      label: t(`about.figures.${id}`),
      part: t(`about.figures.${id}.part`),
    })),
  };
}

/** The About page (SPEC section 2, About). */
export const page: PageDefinition<AboutProps> = {
  route: 'about',
  view: 'about',
  load({ language, t }) {
    const values = ['draw', 'number', 'simpler', 'reachable'] as const;
    return {
      head: {
        title: t('about.head.title', { brand: brandName }),
        description: t('about.head.description', { year: brand.foundedYear }),
        previewArt: objectPreview(mountain),
      },
      props: {
        head: {
          breadcrumb: breadcrumbTo(t, t('menu.about')),
          title: t('about.title'),
          lead: t('about.lead'),
        },
        figures: figures(t),
        story: {
          title: t('about.story.title'),
          paragraphs: [
            t('about.story.beginning', { brand: brandName, year: brand.foundedYear }),
            t('about.story.growth'),
            t('about.story.rock'),
          ],
        },
        mission: {
          title: t('about.mission.title'),
          text: t('about.mission.text'),
          note: t('about.mission.note'),
        },
        vision: {
          title: t('about.vision.title'),
          text: t('about.vision.text'),
          note: t('about.vision.note'),
        },
        values: {
          title: t('about.values.title'),
          values: values.map((id) => ({
            id,
            name: t(`about.values.${id}`),
            text: t(`about.values.${id}.text`),
          })),
        },
        leadership: {
          title: t('about.leadership.title'),
          lead: t('about.leadership.lead'),
          leaders: leadersIn(language).map(({ id, name, position, bio }) => ({
            id,
            name,
            position,
            bio,
            image: personPicture({ id, name }, 'portrait'),
          })),
        },
        closing: {
          title: t('about.closing.title'),
          team: linkToPage(language, 'team', t('menu.team')),
          careers: linkToPage(language, 'careers', t('menu.careers')),
        },
      },
    };
  },
};
