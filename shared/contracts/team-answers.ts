import * as v from 'valibot';
import { auditActions, auditSubjects } from './audit.ts';
import { loginRules, roles } from './roles.ts';

/** Schemas for the answers about users, their accounts and the log; unknown fields are dropped. */

const own = {
  id: v.string(),
  email: v.string(),
  name: v.string(),
  language: v.string(),
  role: v.picklist(roles),
  loginRule: v.picklist(loginRules),
};
export const ownUserAnswer = v.object(own);
export const userAnswer = v.object({ ...own, joinedAt: v.nullable(v.string()) });
export const usersAnswer = v.object({ items: v.array(userAnswer) });
export const colleaguesAnswer = v.object({
  items: v.array(v.object({ id: v.string(), name: v.string() })),
});
export const accountAnswer = v.object({
  user: ownUserAnswer,
  sessions: v.array(
    v.object({ id: v.string(), device: v.string(), lastSeenAt: v.string(), isCurrent: v.boolean() }),
  ),
  passkeys: v.array(v.object({ id: v.string(), name: v.string(), lastUsedAt: v.nullable(v.string()) })),
});

/** What a passkey is asked; texts are base64url. */
export const passkeyAsked = v.object({
  challenge: v.string(),
  rpId: v.string(),
  /** Passkeys that may answer; without any, every one of this site. */
  allowed: v.optional(v.array(v.string()), []),
});
/** The answer to a right password when a passkey has to follow. */
export const secondFactorAnswer = v.object({ passkey: passkeyAsked });
export const newPasskeyAsked = v.object({
  challenge: v.string(),
  rpId: v.string(),
  userHandle: v.string(),
  known: v.array(v.string()),
});

export const logAnswer = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      accountName: v.string(),
      action: v.picklist(auditActions),
      subject: v.picklist(auditSubjects),
      records: v.string(),
    }),
  ),
  total: v.number(),
});
