import { brandName } from '../../../config/brand.ts';
import { defaultLanguage } from '../../../config/locales.ts';
import { pathTo } from '../../../config/routes.ts';
import { createTranslator, type Translator } from '../../../i18n/translator.ts';
import type { LiveOptions } from '../parts.ts';
import type { OutgoingMail } from '../store/outgoing-mail.ts';
import type { StoredUser } from '../store/user-store.ts';
import { linkHours } from './account-links.ts';

/** Mails to users of the dashboard, in their language. */

type Destination = Pick<LiveOptions, 'publicOrigin'>;

const wordsFor = ({ language }: StoredUser) => createTranslator(language || defaultLanguage);

/** The secret stands in the fragment, which browsers send to nobody. */
function linkTo(t: Translator, kind: keyof typeof linkHours, token: string, { publicOrigin }: Destination) {
  return `${publicOrigin}${pathTo(t.language, 'admin')}#${kind}=${token}`;
}

function mailTo(user: StoredUser, subject: string, parts: readonly string[]): OutgoingMail[] {
  const text = `${parts.join('\n\n')}\n`;
  return [{ to: user.email, subject, text, personEmail: user.email, isSecret: true }];
}

/**
 * Invites somebody to the dashboard.
 * @param token of the link; the store has only its hash
 */
export function invitationMails(
  user: StoredUser,
  inviter: StoredUser,
  token: string,
  destination: Destination,
): OutgoingMail[] {
  const t = wordsFor(user);
  return mailTo(user, t('mail.invitation.subject', { brand: brandName }), [
    t('mail.greeting.nameless'),
    t('mail.invitation.text', { name: inviter.name, brand: brandName }),
    `${t('mail.invitation.link')}\n${linkTo(t, 'invitation', token, destination)}`,
    `${t('mail.invitation.expiry', { hours: linkHours.invitation })} ${t('mail.invitation.ignore')}`,
    brandName,
  ]);
}

/**
 * Lets a user choose a new password.
 * @param token of the link; the store has only its hash
 */
export function resetMails(user: StoredUser, token: string, destination: Destination): OutgoingMail[] {
  const t = wordsFor(user);
  return mailTo(user, t('mail.reset.subject', { brand: brandName }), [
    t('mail.greeting.nameless'),
    t('mail.reset.text', { brand: brandName }),
    `${t('mail.reset.link')}\n${linkTo(t, 'reset', token, destination)}`,
    `${t('mail.reset.expiry', { minutes: linkHours.reset * 60 })} ${t('mail.reset.ignore')}`,
    brandName,
  ]);
}
