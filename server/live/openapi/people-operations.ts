import * as v from 'valibot';
import {
  accountAnswer,
  colleaguesAnswer,
  logAnswer,
  newPasskeyAsked,
  ownUserAnswer,
  passkeyAsked,
  secondFactorAnswer,
  userAnswer,
  usersAnswer,
} from '../../../shared/contracts/team-answers.ts';
import {
  acceptSchema,
  accountChangeSchema,
  confirmedByPasswordSchema,
  invitationSchema,
  linkSchema,
  loginSchema,
  logSearchSchema,
  newPasskeySchema,
  passkeyLoginSchema,
  passwordChangeSchema,
  resetRequestSchema,
  resetSchema,
  userChangeSchema,
} from '../../../shared/contracts/users-schema.ts';
import { changes, creates, reads, type Operation } from './operation.ts';

/** Logins, links in mails, users, the own account and the log (docs/decisions/015-people.md). */
export const peopleOperations: Readonly<Record<string, Operation>> = {
  'GET /api/session': reads(
    'The token that changes need, and the user',
    v.object({ csrfToken: v.string(), user: ownUserAnswer }),
  ),
  'POST /api/session': {
    summary: 'Logs in, or asks for the passkey that a login also needs',
    body: loginSchema,
    answers: { 200: secondFactorAnswer, 204: null },
  },
  'DELETE /api/session': changes('Logs out'),
  'POST /api/session/passkey/challenge': reads('Asks for a login with a passkey', passkeyAsked),
  'POST /api/session/passkey': changes('Logs in with a passkey', passkeyLoginSchema),
  'POST /api/account/invitation': changes('Whose an invitation is', linkSchema, ownUserAnswer),
  'POST /api/account/accept': changes('Uses an invitation, once, and logs in', acceptSchema),
  'POST /api/account/reset-request': {
    summary: 'Sends a link to choose a new password; the same answer for every address',
    body: resetRequestSchema,
    answers: { 202: v.object({}) },
  },
  'POST /api/account/reset': changes('Uses such a link, once, and ends all sessions', resetSchema),

  'GET /api/admin/account': reads('The own account', accountAnswer),
  'PATCH /api/admin/account': changes('Changes the own account', accountChangeSchema, ownUserAnswer),
  'POST /api/admin/account/password': changes(
    'Changes the own password and ends all other sessions',
    passwordChangeSchema,
  ),
  'POST /api/admin/account/sessions/end-others': changes('Ends all other sessions'),
  'DELETE /api/admin/account/sessions/:id': changes('Ends an own session'),
  'POST /api/admin/account/passkeys/challenge': changes(
    'Asks for a new passkey',
    confirmedByPasswordSchema,
    newPasskeyAsked,
  ),
  'POST /api/admin/account/passkeys': creates(
    'Adds a passkey',
    newPasskeySchema,
    v.object({ id: v.string() }),
  ),
  'DELETE /api/admin/account/passkeys/:id': changes('Deletes an own passkey'),

  'GET /api/admin/colleagues': reads('Those to whom records can be assigned', colleaguesAnswer),
  'GET /api/admin/users': reads('All users', usersAnswer),
  'POST /api/admin/users': creates('Invites a user by mail', invitationSchema, userAnswer),
  'POST /api/admin/users/:id/invitation': changes('Sends an invitation again'),
  'PATCH /api/admin/users/:id': changes(
    'Changes the role of a user, or lets the password suffice again',
    userChangeSchema,
    userAnswer,
  ),
  'DELETE /api/admin/users/:id': changes('Removes a user'),

  'GET /api/admin/log': reads('What users did, latest first', logAnswer, logSearchSchema),
  'GET /api/admin/log.csv': reads(
    'The same as CSV',
    'text/csv',
    v.object({
      user: logSearchSchema.entries.user,
      record: logSearchSchema.entries.record,
      language: v.optional(v.string()),
    }),
  ),
};
