import type { AuditAction, AuditSubject } from './audit.ts';
import { isAtLeast, type Role } from './roles.ts';

/** Who may use a route, and what the log says of it. */
export interface Access {
  /** The least role that may. */
  least: Role;
  /** Null for a route that shows nothing of a person and changes nothing. */
  audit: { action: AuditAction; subject: AuditSubject } | null;
}

const may = (least: Role) => ({
  view: (subject: AuditSubject): Access => ({ least, audit: { action: 'view', subject } }),
  change: (subject: AuditSubject): Access => ({ least, audit: { action: 'change', subject } }),
  export: (subject: AuditSubject): Access => ({ least, audit: { action: 'export', subject } }),
  delete: (subject: AuditSubject): Access => ({ least, audit: { action: 'delete', subject } }),
  /** @param what it shows instead of a person's data */
  seeNobody: (_what: string): Access => ({ least, audit: null }),
});
const reader = may('reader');
const editor = may('editor');
const owner = may('owner');

const routes = {
  'GET /admin/alerts': reader.seeNobody('counts'),
  'GET /admin/statistics': reader.seeNobody('counts'),
  'GET /admin/colleagues': reader.seeNobody('names of users'),
  'GET /admin/events': reader.view('applications'),

  'GET /admin/applications': reader.view('applications'),
  'POST /admin/applications': reader.view('applications'),
  'GET /admin/applications/:id': reader.view('applications'),
  'GET /admin/applications/:id/resume': reader.view('applications'),
  'GET /admin/applications/:id/resume/view': reader.view('applications'),
  'GET /admin/applications.csv': editor.export('applications'),
  'POST /admin/applications.csv': editor.export('applications'),
  'PATCH /admin/applications/:id': editor.change('applications'),
  'DELETE /admin/applications/:id': editor.delete('applications'),

  'POST /admin/applications/changes': editor.change('applications'),
  'POST /admin/applications/deletions': editor.delete('applications'),
  'POST /admin/applications/:id/notes': editor.change('applications'),
  'DELETE /admin/applications/:id/notes/:note': editor.change('applications'),
  'GET /admin/applications/:id/templates': editor.view('applications'),
  'POST /admin/applications/:id/replies': editor.change('applications'),

  'POST /admin/enquiries/changes': editor.change('enquiries'),
  'POST /admin/enquiries/deletions': editor.delete('enquiries'),
  'POST /admin/enquiries/:id/notes': editor.change('enquiries'),
  'DELETE /admin/enquiries/:id/notes/:note': editor.change('enquiries'),
  'GET /admin/enquiries/:id/templates': editor.view('enquiries'),
  'POST /admin/enquiries/:id/replies': editor.change('enquiries'),
  'GET /admin/enquiries': reader.view('enquiries'),
  'POST /admin/enquiries': reader.view('enquiries'),
  'GET /admin/enquiries/:id': reader.view('enquiries'),
  'GET /admin/enquiries.csv': editor.export('enquiries'),
  'POST /admin/enquiries.csv': editor.export('enquiries'),
  'PATCH /admin/enquiries/:id': editor.change('enquiries'),
  'DELETE /admin/enquiries/:id': editor.delete('enquiries'),

  'GET /admin/subscribers': reader.view('subscribers'),
  'POST /admin/subscribers': reader.view('subscribers'),
  'GET /admin/subscribers.csv': editor.export('subscribers'),
  'POST /admin/subscribers.csv': editor.export('subscribers'),
  'PATCH /admin/subscribers/:id': editor.change('subscribers'),
  'DELETE /admin/subscribers/:id': editor.delete('subscribers'),

  'GET /admin/mails': reader.view('mails'),
  'POST /admin/mails/:id/retry': editor.change('mails'),

  'GET /admin/webhooks': owner.seeNobody('addresses of tools'),
  'POST /admin/webhooks': owner.change('webhooks'),
  'POST /admin/webhooks/:id/key': owner.change('webhooks'),
  'DELETE /admin/webhooks/:id': owner.delete('webhooks'),
  'GET /admin/deliveries': owner.seeNobody('states of deliveries'),
  'POST /admin/deliveries/:id/retry': owner.change('webhooks'),

  'POST /admin/people': owner.export('person'),
  'POST /admin/people/erase': owner.delete('person'),

  'GET /admin/account': reader.seeNobody('the user’s own account'),
  'PATCH /admin/account': reader.change('account'),
  'POST /admin/account/password': reader.change('account'),
  'POST /admin/account/sessions/end-others': reader.change('account'),
  'DELETE /admin/account/sessions/:id': reader.change('account'),
  'POST /admin/account/passkeys/challenge': reader.seeNobody('a challenge for the user’s own passkey'),
  'POST /admin/account/passkeys': reader.change('account'),
  'DELETE /admin/account/passkeys/:id': reader.change('account'),

  'GET /admin/users': owner.view('users'),
  'POST /admin/users': owner.change('users'),
  'POST /admin/users/:id/invitation': owner.change('users'),
  'PATCH /admin/users/:id': owner.change('users'),
  'DELETE /admin/users/:id': owner.delete('users'),

  'GET /admin/log': owner.view('log'),
  'GET /admin/log.csv': owner.export('log'),
} satisfies Record<string, Access>;

/** A route of the dashboard, `GET /admin/alerts`. */
export type AdminRoute = keyof typeof routes;

/**
 * Every route of the dashboard: the only place that says what a role may do and what the log records
 * (docs/decisions/015-people.md). The server does not start with a route that is not here, and the dashboard
 * shows nobody what they may not use.
 */
export const adminAccess: Readonly<Record<string, Access>> = routes;

/** Whether a role may use a route. */
export function mayUse(role: Role, route: AdminRoute): boolean {
  return isAtLeast(role, routes[route].least);
}
