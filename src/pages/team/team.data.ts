import { crew } from '#artwork/crew.ts';
import { freeSeat } from '#artwork/free-seat.ts';
import { roster } from '#artwork/roster.ts';
import { team } from '../../../shared/site.ts';
import { jobIds } from '../../../content/jobs.ts';
import { pageWords } from '../../../content/page-words.ts';
import { profileNetworks, teamIn } from '../../../content/people.ts';
import { countIn } from '../../../shared/i18n/format.ts';
import { countedIn, withCounts } from '../counts.data.ts';
import { headOf } from '../head.data.ts';
import type { PageDefinition } from '../page-definition.ts';
import { personPicture, preloadOf } from '../person-pictures.data.ts';
import { objectPreview } from '../preview-art.data.ts';
import { linkToPage } from '../links.data.ts';
import { breadcrumbTo } from '../breadcrumb.data.ts';
import type { TeamProps } from './team.page.tsx';
import { ofBasalt } from '../pictures.data.ts';

/** The Team page (SPEC section 2, Team). */
export const page: PageDefinition<TeamProps> = {
  route: 'team',
  view: 'team',
  load({ language, t }) {
    const words = pageWords('team', language);
    const openRoles = jobIds(language).length;
    const careers = linkToPage(language, 'careers', t('team.join.link'));
    const members = teamIn(language).map((member) => ({ ...member, image: personPicture(member, 'bust') }));
    const drawn = ofBasalt(crew);
    return {
      head: {
        ...headOf(words.head),
        ...(roster && { previewArt: objectPreview(roster.narrow) }),
        // On a phone the first two portraits are the largest of the first view. (An eager <img> would have React
        // write the preload into the body.)
        preload: members.slice(0, 2).flatMap(({ image }) => ('src' in image ? [preloadOf(image)] : [])),
      },
      props: {
        head: {
          breadcrumb: breadcrumbTo(t, t('menu.team')),
          title: words.title,
          lead: withCounts(language, words.lead),
        },
        figure:
          drawn && words.caption
            ? { picture: drawn.picture, caption: countedIn(language, words.caption, drawn) }
            : null,
        members: members.map(({ id, name, role, image, description, profiles }) => ({
          id,
          name,
          role,
          description,
          image,
          profiles: profileNetworks
            .filter(({ id: network }) => profiles[network] || team.profiles === 'inert')
            .map((network) => ({
              network: network.name,
              label: t('team.profile', { network: network.name, name }),
              href: profiles[network.id],
            })),
        })),
        noProfile: t('team.noProfile'),
        // Without open positions there is nothing to join.
        join:
          words.join && careers && openRoles > 0
            ? {
                title: words.join.title,
                text: countIn(language, words.join.text, openRoles),
                link: careers,
                picture: ofBasalt(freeSeat),
              }
            : undefined,
      },
    };
  },
};
