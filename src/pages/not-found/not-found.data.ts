import { pageWords } from '#content/pages/page-words.ts';
import { linkedFile } from '#content/published/published-files.ts';
import { hasPageAt, hasPageIn } from '#content/pages/site-pages.ts';
import { headOf } from '#src/pages/head.data.ts';
import { contactHref } from '#src/pages/links.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import type { NotFoundProps } from './not-found.page.tsx';
import { pageImageOf } from '#src/pages/pictures.data.ts';

/** What every unknown address shows (SPEC section 2, Not-found page). */
export const page: PageDefinition<NotFoundProps> = {
  route: 'notFound',
  view: 'not-found',
  load(edition) {
    const { t } = edition;
    const { head, links } = pageWords(edition, 'not-found');
    return {
      head: { ...headOf(edition, t('notFound.title'), head), robots: 'noindex' },
      breadcrumb: null,
      props: {
        words: t.pick('notFound'),
        home: edition.path('home'),
        search: hasPageIn(edition, 'search')
          ? { label: t('search.label'), field: t('search.field'), href: edition.path('search') }
          : null,
        contact: contactHref(edition),
        links: links
          .filter(
            ({ page: address }) => hasPageAt(edition, address) || linkedFile(edition, address) !== undefined,
          )
          .map(({ page: address, name, text }) => ({
            label: name,
            href: linkedFile(edition, address) ?? edition.href(address),
            hint: text,
          })),
        picture: pageImageOf(edition, 'not-found'),
      },
    };
  },
};
