import type { ComponentType } from 'react';
import { mayUse, type AdminRoute } from '../../../../shared/contracts/admin-access.ts';
import type { Role } from '../../../../shared/contracts/roles.ts';
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
  /** What it reads; who may not, does not see it. */
  reads: AdminRoute;
}

/** All views in the order of their links; the first one is shown when the address names none. */
export const deskViews: readonly [DeskView, ...DeskView[]] = [
  {
    id: 'applications',
    View: ApplicationsView,
    label: ({ desk }) => desk.views.applications,
    reads: 'GET /admin/applications',
  },
  {
    id: 'enquiries',
    View: EnquiriesView,
    label: ({ desk }) => desk.views.enquiries,
    reads: 'GET /admin/enquiries',
  },
  {
    id: 'subscribers',
    View: SubscribersView,
    label: ({ desk }) => desk.views.subscribers,
    reads: 'GET /admin/subscribers',
  },
  { id: 'mails', View: MailsView, label: ({ desk }) => desk.views.mails, reads: 'GET /admin/mails' },
  {
    id: 'statistics',
    View: StatisticsView,
    label: ({ desk }) => desk.views.statistics,
    reads: 'GET /admin/statistics',
  },
  {
    id: 'connections',
    View: ConnectionsView,
    label: ({ desk }) => desk.connections.view,
    reads: 'GET /admin/webhooks',
  },
  { id: 'people', View: PeopleView, label: ({ desk }) => desk.views.people, reads: 'POST /admin/people' },
  { id: 'team', View: TeamView, label: ({ team }) => team.users.title, reads: 'GET /admin/users' },
  { id: 'log', View: LogView, label: ({ team }) => team.log.title, reads: 'GET /admin/log' },
  { id: 'account', View: AccountView, label: ({ team }) => team.account.title, reads: 'GET /admin/account' },
];

/** Whether a role sees a view; while the role is not known, as the least one. */
export function seesView(role: Role = 'reader'): (view: DeskView) => boolean {
  return ({ reads }) => mayUse(role, reads);
}
