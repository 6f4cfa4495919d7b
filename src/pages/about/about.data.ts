import type { Edition } from '#content/edition.ts';
import { pageWords, type WordsOf } from '#content/pages/page-words.ts';
import { leadersIn } from '#content/collections/people.ts';
import { fillParameters } from '#shared/template.ts';
import { withCounts } from '#src/pages/counts.data.ts';
import { headOf } from '#src/pages/head.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { personPicture } from '#src/pages/person-pictures.data.ts';
import { objectPreview } from '#src/pages/preview-art.data.ts';
import { closingCall, linkToPage } from '#src/pages/links.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import type { CompanyFiguresProps } from './company-figures.tsx';
import type { AboutProps, YearListProps } from './about.page.tsx';
import { pageImageOf } from '#src/pages/pictures.data.ts';

/** The figures, next to the picture of the page where the site names one. */
function figuresOf(edition: Edition, words: WordsOf<'about'>): CompanyFiguresProps {
  const image = pageImageOf(edition, 'about')?.image;
  return {
    ...(image && { picture: { image, label: words.picture?.alt, caption: words.picture?.caption } }),
    figures: edition.figures.map(({ value, figure, label, part }) => ({
      value: fillParameters(figure, { value: edition.number(value) }),
      label,
      ...(image && { part }),
    })),
  };
}

/** The events of each year and the team size at its end; undefined if the site lists no years. */
function yearsOf(edition: Edition): YearListProps | undefined {
  const years = edition.years.map(({ year, people, text }) => ({
    year: String(year),
    people,
    team: edition.number(people),
    text,
  }));
  if (years.length === 0) return undefined;
  return { ...edition.t.pick('figure.years'), years };
}

/** The About page (SPEC section 2, About). */
export const page: PageDefinition<AboutProps> = {
  route: 'about',
  view: 'about',
  load(edition) {
    const { t } = edition;
    const words = pageWords(edition, 'about');
    const { title, lead, story, mission, vision, values, leadership, closing } = words;
    const leaders = leadersIn(edition);
    return {
      head: {
        ...headOf(edition, title, words.head),
        previewArt: objectPreview(pageImageOf(edition, 'about')?.image),
      },
      breadcrumb: breadcrumbTo(edition, t('menu.about')),
      props: {
        head: { title, lead: withCounts(edition, lead) },
        figures: figuresOf(edition, words),
        story,
        years: yearsOf(edition),
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
                  image: personPicture(edition, { id, name }, 'portrait'),
                })),
              }
            : undefined,
        closing: closing && {
          title: closing.title,
          call:
            closing.to === undefined
              ? linkToPage(edition, 'team', closing.button ?? t('menu.team'))
              : closingCall(edition, closing),
          careers: linkToPage(edition, 'careers', t('menu.careers')),
        },
      },
    };
  },
};
