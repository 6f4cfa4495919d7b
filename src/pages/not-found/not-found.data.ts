import { missing } from '../../../artwork/out/missing.ts';
import { brandName } from '../../../config/brand.ts';
import { pathTo } from '../../../config/routes.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import type { NotFoundProps } from './not-found.page.tsx';

/** What every unknown address shows (SPEC section 2, Not-found page). */
export const page: PageDefinition<NotFoundProps> = {
  route: 'notFound',
  view: 'not-found',
  load({ language, t }) {
    return {
      head: {
        title: t('notFound.head.title', { brand: brandName }),
        description: t('notFound.head.description'),
        robots: 'noindex',
      },
      props: {
        title: t('notFound.title'),
        text: t('notFound.text'),
        home: { label: t('notFound.home'), href: pathTo(language, 'home') },
        contact: { label: t('notFound.contact'), href: pathTo(language, 'contact') },
        more: {
          title: t('notFound.more'),
          links: [
            {
              label: t('notFound.services'),
              href: pathTo(language, 'services'),
              hint: t('notFound.services.hint'),
            },
            { label: t('notFound.blog'), href: pathTo(language, 'blog'), hint: t('notFound.blog.hint') },
          ],
        },
        art: missing,
      },
    };
  },
};
