import type { ComponentType } from 'react';
import { isAtLeast, type Role } from '../../../../shared/contracts/roles.ts';
import { AccountView } from './account-view.tsx';
import { ApplicationsView } from './applications-view.tsx';
import { ConnectionsView } from './connections-view.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import { EnquiriesView } from './enquiries-view.tsx';
import { LogView } from './log-view.tsx';
import { MailsView } from './mails-view.tsx';
import { PeopleView } from './people-view.tsx';
import { StatisticsView } from './statistics-view.tsx';
import { SubscribersView } from './subscribers-view.tsx';
import { TeamView } from './team-view.tsx';
import type { ViewProps } from './view-props.ts';

/** A view of the live dashboard. */
interface DeskView {
  /** In its address, `#enquiries`; never changed, because people keep addresses. */
  id: string;
  View: ComponentType<ViewProps>;
  label: (words: LiveAdminWords) => string;
  /** Who sees it: this role, or one that may do more. */
  least?: Role;
}

/** All views in the order of their links; the first one is shown when the address names none. */
export const deskViews: readonly [DeskView, ...DeskView[]] = [
  { id: 'applications', View: ApplicationsView, label: ({ desk }) => desk.views.applications },
  { id: 'enquiries', View: EnquiriesView, label: ({ desk }) => desk.views.enquiries },
  { id: 'subscribers', View: SubscribersView, label: ({ desk }) => desk.views.subscribers },
  { id: 'mails', View: MailsView, label: ({ desk }) => desk.views.mails },
  { id: 'statistics', View: StatisticsView, label: ({ desk }) => desk.views.statistics },
  {
    id: 'connections',
    View: ConnectionsView,
    label: ({ desk }) => desk.connections.view,
    least: 'owner',
  },
  { id: 'people', View: PeopleView, label: ({ desk }) => desk.views.people, least: 'owner' },
  { id: 'team', View: TeamView, label: ({ team }) => team.users.title, least: 'owner' },
  { id: 'log', View: LogView, label: ({ team }) => team.log.title, least: 'owner' },
  { id: 'account', View: AccountView, label: ({ team }) => team.account.title },
];

/** The views that a role sees; null: those that everybody sees. */
export function viewsFor(role: Role | null): readonly DeskView[] {
  return deskViews.filter(({ least }) => !least || (role !== null && isAtLeast(role, least)));
}
