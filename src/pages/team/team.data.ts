import { freeSeat } from '../../../artwork/out/free-seat.ts';
import { roster } from '../../../artwork/out/roster.ts';
import { brandName } from '../../../config/brand.ts';
import { jobIds } from '../../../content/jobs.ts';
import { profileNetworks, teamIn } from '../../../content/people.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { personPicture } from '../../page-data/person-pictures.data.ts';
import { objectPreview } from '../../page-data/preview-art.data.ts';
import { linkToPage } from '../../page-data/links.data.ts';
import { breadcrumbTo } from '../../page-data/breadcrumb.data.ts';
import type { TeamProps } from './team.page.tsx';

/** The way to the open positions; null where there are none. */
function invitation(t: Translator): TeamProps['join'] {
  const roles = jobIds().length;
  const link = linkToPage(t.language, 'careers', t('team.join.link'));
  if (!link || roles === 0) return null;
  return { title: t('team.join.title'), text: t.count('team.join.text', roles), link, picture: freeSeat };
}

/** The Team page (SPEC section 2, Team). */
export const page: PageDefinition<TeamProps> = {
  route: 'team',
  view: 'team',
  load({ language, t }) {
    const members = teamIn(language).map((member) => ({ ...member, image: personPicture(member, 'bust') }));
    const [first] = members;
    return {
      head: {
        title: t('team.head.title', { brand: brandName }),
        description: t('team.head.description'),
        previewArt: objectPreview(roster.narrow),
        // On a phone the first portrait is the largest of the first view. (An eager <img> would have React write the preload into the body.)
        preload: first && 'src' in first.image ? [{ href: first.image.src, as: 'image' }] : [],
      },
      props: {
        head: {
          breadcrumb: breadcrumbTo(t, t('menu.team')),
          title: t('team.title'),
          lead: t('team.lead'),
        },
        members: members.map(({ id, name, role, image, description, profiles }) => ({
          id,
          name,
          role,
          description,
          image,
          profiles: profileNetworks.map((network) => ({
            network: network.name,
            label: t('team.profile', { network: network.name, name }),
            href: profiles[network.id],
          })),
        })),
        noProfile: t('team.noProfile'),
        join: invitation(t),
      },
    };
  },
};
