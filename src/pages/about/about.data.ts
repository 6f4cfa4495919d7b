import type { Site } from '#content/load-site.ts';
import type { Language } from '#shared/locales.ts';
import { pageWords, type WordsOf } from '#content/page-words.ts';
import { leadersIn } from '#content/people.ts';
import { formatNumber } from '#shared/i18n/format.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import { fillParameters } from '#shared/template.ts';
import { withCounts } from '#src/pages/counts.data.ts';
import { headOf } from '#src/pages/head.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { personPicture } from '#src/pages/person-pictures.data.ts';
import { objectPreview } from '#src/pages/preview-art.data.ts';
import { linkToPage } from '#src/pages/links.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import type { CompanyFiguresProps } from './company-figures.tsx';
import type { AboutProps, YearListProps } from './about.page.tsx';
import { pageImageOf } from '#src/pages/pictures.data.ts';

/** The figures, next to the picture of the page where the site names one. */
function figuresOf(site: Site, language: Language, words: WordsOf<'about'>): CompanyFiguresProps {
  const image = pageImageOf(site, 'about')?.image;
  return {
    ...(image && { picture: { image, label: words.picture?.alt, caption: words.picture?.caption } }),
    figures: (site.figures[language] ?? []).map(({ value, figure, label, part }) => ({
      value: fillParameters(figure, { value: formatNumber(site, language, value) }),
      label,
      ...(image && { part }),
    })),
  };
}

/** The events of each year and the team size at its end; undefined if the site lists no years. */
function yearsOf(site: Site, language: Language, t: Translator): YearListProps | undefined {
  const years = (site.years[language] ?? []).map(({ year, people, text }) => ({
    year: String(year),
    people,
    team: formatNumber(site, language, people),
    text,
  }));
  if (years.length === 0) return undefined;
  return { ...t.pick('figure.years'), years };
}

/** The About page (SPEC section 2, About). */
export const page: PageDefinition<AboutProps> = {
  route: 'about',
  view: 'about',
  load({ site, language, t }) {
    const words = pageWords(site, 'about', language);
    const { title, lead, story, mission, vision, values, leadership, closing } = words;
    const leaders = leadersIn(site, language);
    return {
      head: { ...headOf(site, words.head), previewArt: objectPreview(pageImageOf(site, 'about')?.image) },
      props: {
        head: {
          breadcrumb: breadcrumbTo(site, t, t('menu.about')),
          title,
          lead: withCounts(site, language, lead),
        },
        figures: figuresOf(site, language, words),
        story,
        years: yearsOf(site, language, t),
        purposes: { mission, vision },
        values: values && { title: values.title, values: values.items },
        leadership:
          leadership && leaders.length > 0
            ? {
                ...leadership,
                leaders: leaders.map(({ id, name, position, bio }) => ({
                  id,
                  name,
                  position,
                  bio,
                  image: personPicture(site, { id, name }, 'portrait'),
                })),
              }
            : undefined,
        closing: closing && {
          title: closing.title,
          team: linkToPage(site, language, 'team', t('menu.team')),
          careers: linkToPage(site, language, 'careers', t('menu.careers')),
        },
      },
    };
  },
};
