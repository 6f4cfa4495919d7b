import type { Edition } from '#content/edition.ts';
import { jobIds } from '#content/collections/jobs.ts';
import { hasPageIn } from '#content/pages/site-pages.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { profilesOf, teamIn } from '#content/collections/people.ts';
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
function latestArticleOf(edition: Edition, person: string): LinkTo | null {
  const post = edition.posts.find(({ author }) => author === person);
  if (!post || !hasPageIn(edition, 'post')) return null;
  return { label: post.title, href: edition.path('post', { slug: post.id }) };
}

/** The Team page (SPEC section 2, Team). */
export const page: PageDefinition<TeamProps> = {
  route: 'team',
  view: 'team',
  load(edition) {
    const { t } = edition;
    const words = pageWords(edition, 'team');
    const openRoles = jobIds(edition).length;
    const careers = linkToPage(edition, 'careers', t('team.join.link'));
    const team = teamIn(edition);
    // One or two portraits would fill the row.
    const frame = team.length > 2 ? 'portrait' : 'list';
    const members = team.map((member) => ({ ...member, image: personPicture(edition, member, frame) }));
    const picture = pageImageOf(edition, 'team');
    return {
      head: {
        ...headOf(edition, words.title, words.head),
        ...(picture && { previewArt: objectPreview(picture.image) }),
        // On a phone the first two portraits are the largest of the first view. (An eager <img> would have React
        // write the preload into the body.)
        preload: members.slice(0, 2).flatMap(({ image }) => ('src' in image ? [preloadOf(image)] : [])),
      },
      breadcrumb: breadcrumbTo(edition, t('menu.team')),
      props: {
        head: {
          title: words.title,
          lead: withCounts(edition, words.lead),
        },
        figure: picture && { image: picture.image, caption: words.caption },
        members: members.map(({ id, name, role, image, description, profiles }) => ({
          id,
          name,
          role,
          description,
          image,
          article: latestArticleOf(edition, id),
          profiles: profilesOf({ profiles }, edition.settings.team.profiles === 'inert').map(
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
                lead: countIn(edition.locale, words.join.text, openRoles),
                call: careers,
              }
            : undefined,
      },
    };
  },
};
