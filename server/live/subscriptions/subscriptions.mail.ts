import { formTextsOf } from '#shared/forms/define-form.ts';
import { newsletterForm } from '#shared/forms/newsletter.ts';
import type { LiveSite } from '#server/served-site.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { StoredSubscriber } from '#server/live/database.ts';
import { inOneLine, mailWords, paragraphs } from '#server/live/outbox/mail-text.ts';
import type { Outgoing } from '#server/live/outbox/outbox.store.ts';
import type { LiveOptions } from '#server/live/deps.ts';
import { confirmationHours, tokenHashOf } from '#server/live/tokens.ts';

/**
 * Asks a new address to confirm the subscription, and says how to leave, like every newsletter mail. Nothing
 * for spam.
 * @param token confirms once and unsubscribes at any time
 */
export function confirmationMails(
  site: LiveSite,
  { language, email, folder }: StoredSubscriber,
  token: string,
  { publicOrigin }: Pick<LiveOptions, 'publicOrigin'>,
): Outgoing[] {
  if (folder === 'spam') return [];
  const t = createTranslator(site, language);
  const linkTo = (page: 'confirm' | 'leave') =>
    `${publicOrigin}/api/newsletter/${page}?${new URLSearchParams({ token, language })}`;
  return [
    {
      kind: 'mail',
      purpose: 'confirmation',
      to: inOneLine(email),
      subject: t('mail.newsletter.subject', { brand: site.settings.name }),
      text: paragraphs(
        t('mail.greeting.nameless'),
        mailWords(site, language).newsletter.intro,
        `${t('mail.newsletter.confirm')}\n${linkTo('confirm')}`,
        `${t('mail.newsletter.expiry', { hours: confirmationHours })} ${t('mail.newsletter.ignore')}`,
        site.settings.name,
        `${t('mail.newsletter.leave')}\n${linkTo('leave')}`,
      ),
      leaveUrl: linkTo('leave'),
      tokenHash: tokenHashOf(token),
    },
  ];
}

/** Tells the tool that sends the newsletter who has joined or left. */
export function subscriberEvents(
  type: 'subscriber.confirmed' | 'subscriber.left',
  subscriber: StoredSubscriber,
  { webhook }: Pick<LiveOptions, 'webhook'>,
  at: Date,
): Outgoing[] {
  if (!webhook) return [];
  const { id, receivedAt, language, consentVersion, confirmedAt } = subscriber;
  const facts = { id, receivedAt, language, consentVersion, confirmedAt };
  const data = { ...facts, ...formTextsOf(newsletterForm, subscriber) };
  return [{ kind: 'webhook', type, timestamp: at.toISOString(), data }];
}
