import { inLanguage, pathTo } from '#shared/routes.ts';
import { pageWords } from '#content/page-words.ts';
import { linkedFile } from '#content/published-files.ts';
import { hasPageAt, hasPageIn } from '#content/site-pages.ts';
import { headOf } from '#src/pages/head.data.ts';
import { contactHref } from '#src/pages/links.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import type { NotFoundProps } from './not-found.page.tsx';
import { pageImageOf } from '#src/pages/pictures.data.ts';

/** What every unknown address shows (SPEC section 2, Not-found page). */
export const page: PageDefinition<NotFoundProps> = {
  route: 'notFound',
  view: 'not-found',
  load({ site, language, t }) {
    const { head, links } = pageWords(site, 'not-found', language);
    return {
      head: { ...headOf(site, head), robots: 'noindex' },
      props: {
        words: t.pick('notFound'),
        home: pathTo(site, language, 'home'),
        search: hasPageIn(site, language, 'search')
          ? { label: t('search.label'), field: t('search.field'), href: pathTo(site, language, 'search') }
          : null,
        contact: contactHref(site, language),
        links: links
          .filter(
            ({ page: address }) =>
              hasPageAt(site, language, address) || linkedFile(site, language, address) !== undefined,
          )
          .map(({ page: address, name, text }) => ({
            label: name,
            href: linkedFile(site, language, address) ?? inLanguage(site, language, address),
            hint: text,
          })),
        picture: pageImageOf(site, 'not-found'),
      },
    };
  },
};
