import { jobIds } from '#content/jobs.ts';
import type { Site } from '#content/load-site.ts';
import { hasPageIn } from '#content/site-pages.ts';
import { pageWords } from '#content/page-words.ts';
import { profilesOf, teamIn } from '#content/people.ts';
import type { Language } from '#shared/locales.ts';
import { pathTo } from '#shared/routes.ts';
import type { LinkTo } from '#src/components/section-head.tsx';
import { countIn } from '#shared/i18n/format.ts';
import { withCounts } from '#src/pages/counts.data.ts';
import { headOf } from '#src/pages/head.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { personPicture, preloadOf } from '#src/pages/person-pictures.data.ts';
import { objectPreview } from '#src/pages/preview-art.data.ts';
import { linkToPage } from '#src/pages/links.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import type { TeamProps } from './team.page.tsx';
import { pageImageOf } from '#src/pages/pictures.data.ts';

/** The latest article of a person: what a client can ask about. Null if there is none to read. */
function latestArticleOf(site: Site, language: Language, person: string): LinkTo | null {
  const post = site.posts[language]?.find(({ author }) => author === person);
  if (!post || !hasPageIn(site, language, 'post')) return null;
  return { label: post.title, href: pathTo(site, language, 'post', { slug: post.id }) };
}

/** The Team page (SPEC section 2, Team). */
export const page: PageDefinition<TeamProps> = {
  route: 'team',
  view: 'team',
  load({ site, language, t }) {
    const words = pageWords(site, 'team', language);
    const openRoles = jobIds(site, language).length;
    const careers = linkToPage(site, language, 'careers', t('team.join.link'));
    const members = teamIn(site, language).map((member) => ({
      ...member,
      image: personPicture(site, member, 'portrait'),
    }));
    const picture = pageImageOf(site, 'team');
    return {
      head: {
        ...headOf(site, words.head),
        ...(picture && { previewArt: objectPreview(picture.image) }),
        // On a phone the first two portraits are the largest of the first view. (An eager <img> would have React
        // write the preload into the body.)
        preload: members.slice(0, 2).flatMap(({ image }) => ('src' in image ? [preloadOf(image)] : [])),
      },
      props: {
        head: {
          breadcrumb: breadcrumbTo(site, t, t('menu.team')),
          title: words.title,
          lead: withCounts(site, language, words.lead),
        },
        figure: picture && { image: picture.image, caption: words.caption },
        members: members.map(({ id, name, role, image, description, profiles }) => ({
          id,
          name,
          role,
          description,
          image,
          article: latestArticleOf(site, language, id),
          profiles: profilesOf({ profiles }, site.settings.team.profiles === 'inert').map(
            ({ id: network, network: networkName, href }) => ({
              network: networkName,
              icon: network === 'linkedin' || network === 'twitter' ? network : null,
              label: t('team.profile', { network: networkName, name }),
              href,
            }),
          ),
        })),
        noProfile: t('team.noProfile'),
        // Without open positions there is nothing to join.
        join:
          words.join && careers && openRoles > 0
            ? {
                title: words.join.title,
                text: countIn(site, language, words.join.text, openRoles),
                link: careers,
              }
            : undefined,
      },
    };
  },
};
