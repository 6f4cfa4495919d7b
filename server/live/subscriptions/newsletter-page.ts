import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { brandName } from '../../../shared/brand.ts';
import type { Language } from '../../../shared/locales.ts';
import { pathTo } from '../../../shared/routes.ts';
import { pageWords } from '../../../content/page-words.ts';
import { languageAttributes } from '../../../shared/i18n/locale.ts';
import { createTranslator } from '../../../shared/i18n/translator.ts';

/** The style has its own address, because the site's policy forbids inline styles. */
export const newsletterStylePath = '/api/newsletter/page.css';

/** Colours and widths of the site, without its fonts: this page is seen rarely. */
export const newsletterStyle = `:root { color-scheme: light dark; }
body {
  margin: 0 auto;
  max-width: 34rem;
  padding: 12vh 1.5rem 3rem;
  background: light-dark(#faf8f4, #12100f);
  color: light-dark(#1a1816, #f2eee6);
  font: 1.0625rem/1.6 system-ui, sans-serif;
}
h1 { margin: 0 0 1rem; font-size: 2rem; line-height: 1.15; text-wrap: balance; }
p { margin: 0 0 1.5rem; }
a { color: inherit; text-underline-offset: 0.2em; }
button {
  min-height: 3rem;
  padding: 0 1.5rem;
  border: 2px solid transparent;
  border-radius: 2px;
  background: light-dark(#1a1816, #f2eee6);
  color: light-dark(#faf8f4, #12100f);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
:focus-visible { outline: 3px solid light-dark(#5d6b12, #b7c94a); outline-offset: 3px; }
form { margin: 0 0 2.5rem; }
`;

/** What happened, or what the page asks for. */
export type NewsletterState = 'confirm' | 'confirmed' | 'leave' | 'left' | 'leftBefore' | 'used' | 'busy';

/**
 * A page opened by a link in a newsletter mail (SPEC section 4, Newsletter): complete HTML without script.
 * `confirm` and `leave` show a button, because mail scanners follow links; the others report the result.
 * @param leavePath link to unsubscribe again, on the page `confirmed`
 */
export function newsletterPage(
  language: Language,
  state: NewsletterState,
  leavePath?: string,
): HtmlEscapedString | Promise<HtmlEscapedString> {
  const t = createTranslator(language);
  const title = t(`newsletterPage.${state}.title`);
  const text =
    state === 'confirm' ? pageWords('mails', language).newsletter.confirm : t(`newsletterPage.${state}.text`);
  const label = state === 'confirm' || state === 'leave' ? t(`newsletterPage.${state}.button`) : null;
  const form = label === null ? '' : html`<form method="post"><button type="submit">${label}</button></form>`;
  const leaveLabel = t('newsletterPage.leave.button');
  const leave = leavePath === undefined ? '' : html`<p><a href="${leavePath}">${leaveLabel}</a></p>`;
  return html`<!doctype html>
    <html${raw(languageAttributes(language))}>
      <head>
        <meta charset="utf-8" />
        <title>${title} | ${brandName}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="${newsletterStylePath}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          ${form}${leave}
          <p><a href="${pathTo(language, 'home')}">${t('newsletterPage.home', { brand: brandName })}</a></p>
        </main>
      </body>
    </html> `;
}
