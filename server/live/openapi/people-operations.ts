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
import type { Operation } from './operation.ts';

const done = { 204: null };

/** Logins, links in mails, users, the own account and the log (docs/decisions/015-people.md). */
export const peopleOperations: Readonly<Record<string, Operation>> = {
  'GET /api/session': {
    summary: 'The token that changes need, and the user',
    answers: { 200: v.object({ csrfToken: v.string(), user: ownUserAnswer }) },
  },
  'POST /api/session': {
    summary: 'Logs in, or asks for the passkey that a login also needs',
    body: loginSchema,
    answers: { 200: secondFactorAnswer, 204: null },
  },
  'DELETE /api/session': { summary: 'Logs out', answers: done },
  'POST /api/session/passkey/challenge': {
    summary: 'Asks for a login with a passkey',
    answers: { 200: passkeyAsked },
  },
  'POST /api/session/passkey': {
    summary: 'Logs in with a passkey',
    body: passkeyLoginSchema,
    answers: done,
  },
  'POST /api/account/invitation': {
    summary: 'Whose an invitation is',
    body: linkSchema,
    answers: { 200: ownUserAnswer },
  },
  'POST /api/account/accept': {
    summary: 'Uses an invitation, once, and logs in',
    body: acceptSchema,
    answers: done,
  },
  'POST /api/account/reset-request': {
    summary: 'Sends a link to choose a new password; the same answer for every address',
    body: resetRequestSchema,
    answers: { 202: v.object({}) },
  },
  'POST /api/account/reset': {
    summary: 'Uses such a link, once, and ends all sessions',
    body: resetSchema,
    answers: done,
  },

  'GET /api/admin/account': { summary: 'The own account', answers: { 200: accountAnswer } },
  'PATCH /api/admin/account': {
    summary: 'Changes the own account',
    body: accountChangeSchema,
    answers: { 200: ownUserAnswer },
  },
  'POST /api/admin/account/password': {
    summary: 'Changes the own password and ends all other sessions',
    body: passwordChangeSchema,
    answers: done,
  },
  'POST /api/admin/account/sessions/end-others': { summary: 'Ends all other sessions', answers: done },
  'DELETE /api/admin/account/sessions/:id': { summary: 'Ends an own session', answers: done },
  'POST /api/admin/account/passkeys/challenge': {
    summary: 'Asks for a new passkey',
    body: confirmedByPasswordSchema,
    answers: { 200: newPasskeyAsked },
  },
  'POST /api/admin/account/passkeys': {
    summary: 'Adds a passkey',
    body: newPasskeySchema,
    answers: { 201: v.object({ id: v.string() }) },
  },
  'DELETE /api/admin/account/passkeys/:id': { summary: 'Deletes an own passkey', answers: done },

  'GET /api/admin/colleagues': {
    summary: 'Those to whom records can be assigned',
    answers: { 200: colleaguesAnswer },
  },
  'GET /api/admin/users': { summary: 'All users', answers: { 200: usersAnswer } },
  'POST /api/admin/users': {
    summary: 'Invites a user by mail',
    body: invitationSchema,
    answers: { 201: userAnswer },
  },
  'POST /api/admin/users/:id/invitation': { summary: 'Sends an invitation again', answers: done },
  'PATCH /api/admin/users/:id': {
    summary: 'Changes the role of a user, or lets the password suffice again',
    body: userChangeSchema,
    answers: { 200: userAnswer },
  },
  'DELETE /api/admin/users/:id': { summary: 'Removes a user', answers: done },

  'GET /api/admin/log': {
    summary: 'What users did, latest first',
    query: logSearchSchema,
    answers: { 200: logAnswer },
  },
  'GET /api/admin/log.csv': {
    summary: 'The same as CSV',
    query: v.object({
      user: logSearchSchema.entries.user,
      record: logSearchSchema.entries.record,
      language: v.optional(v.string()),
    }),
    answers: { 200: 'text/csv' },
  },
};
