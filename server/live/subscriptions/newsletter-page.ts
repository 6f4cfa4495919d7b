import type { LiveSite } from '#server/served-site.ts';
import { html } from 'hono/html';
import type { Language } from '#shared/locales.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { mailWords } from '#server/live/outbox/mail-text.ts';
import { renderAnswerPage } from '#server/live/answer-page.ts';

/** What happened, or what the page asks for. */
export type NewsletterState = 'confirm' | 'confirmed' | 'leave' | 'left' | 'leftBefore' | 'used' | 'busy';

/**
 * A page opened by a link in a newsletter mail (SPEC section 4, Newsletter): complete HTML without script.
 * `confirm` and `leave` show a button, because mail scanners follow links; the others report the result.
 * @param leavePath link to unsubscribe again, on the page `confirmed`
 */
export function newsletterPage(
  site: LiveSite,
  language: Language,
  state: NewsletterState,
  leavePath?: string,
) {
  const t = createTranslator(site, language);
  const title = t(`newsletterPage.${state}.title`);
  const text =
    state === 'confirm' ? mailWords(site, language).newsletter.confirm : t(`newsletterPage.${state}.text`);
  const label = state === 'confirm' || state === 'leave' ? t(`newsletterPage.${state}.button`) : null;
  const form = label === null ? '' : html`<form method="post"><button type="submit">${label}</button></form>`;
  const leaveLabel = t('newsletterPage.leave.button');
  const leave = leavePath === undefined ? '' : html`<p><a href="${leavePath}">${leaveLabel}</a></p>`;
  return renderAnswerPage(
    site,
    language,
    title,
    html`<p>${text}</p>
      ${form}${leave}`,
  );
}
