import { inLanguage, pathTo } from '#shared/routes.ts';
import { pageWords } from '#content/page-words.ts';
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
  load({ language, t }) {
    const { head, links } = pageWords('not-found', language);
    return {
      head: { ...headOf(head), robots: 'noindex' },
      props: {
        title: t('notFound.title'),
        text: t('notFound.text'),
        home: { label: t('notFound.home'), href: pathTo(language, 'home') },
        search: hasPageIn(language, 'search')
          ? { label: t('search.label'), field: t('search.field'), href: pathTo(language, 'search') }
          : null,
        contact: { label: t('notFound.contact'), href: contactHref(language) },
        more: {
          title: t('notFound.more'),
          links: links
            .filter(({ page: address }) => hasPageAt(language, address))
            .map(({ page: address, name, text }) => ({
              label: name,
              href: inLanguage(language, address),
              hint: text,
            })),
        },
        picture: pageImageOf('not-found'),
      },
    };
  },
};
