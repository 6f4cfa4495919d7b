import type { LiveSite } from '#server/served-site.ts';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '#shared/locales.ts';
import { pathTo } from '#shared/routes.ts';
import { languageAttributes } from '#shared/i18n/locale.ts';
import { createTranslator } from '#shared/i18n/translator.ts';

/** Its style is a file of the build (build/answer-pages.ts): the site's policy forbids inline styles. */
export const answerPageStylePath = '/api/page.css';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/**
 * A complete HTML page without scripts, for answers of the API that a browser shows.
 * @param title the heading, and the title with the name of the site
 * @param body below the heading
 */
export function renderAnswerPage(
  site: LiveSite,
  language: Language,
  title: string,
  body: Html | readonly Html[],
): Html {
  const t = createTranslator(site, language);
  return html`<!doctype html>
    <html${raw(languageAttributes(site, language))}>
      <head>
        <meta charset="utf-8" />
        <title>${title} | ${site.settings.name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="${answerPageStylePath}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
          <p><a href="${pathTo(site, language, 'home')}">${t('newsletterPage.home', { brand: site.settings.name })}</a></p>
        </main>
      </body>
    </html> `;
}
