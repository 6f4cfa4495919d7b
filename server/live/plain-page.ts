import type { Site } from '#content/load-site.ts';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '#shared/locales.ts';
import { inLanguage, pathTo } from '#shared/routes.ts';
import { languageAttributes } from '#shared/i18n/locale.ts';
import { createTranslator } from '#shared/i18n/translator.ts';

/** The style has its own address, because the site's policy forbids inline styles. */
export const plainPageStylePath = '/api/page.css';

/** Colours and widths of the site, without its fonts: these pages are seen rarely. */
export const plainPageStyle = `:root { color-scheme: light dark; }
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
form > p { margin: 1.5rem 0 0; }
form div { display: grid; gap: 0.375rem; margin: 0 0 1.5rem; }
form div p { margin: 0; }
form div[inert] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
label { font-weight: 600; }
label small { font-weight: 400; }
input, select, textarea {
  box-sizing: border-box;
  width: 100%;
  min-height: 3rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid light-dark(#6d665e, #978f85);
  border-radius: 2px;
  background: light-dark(#fff, #1c1a18);
  color: inherit;
  font: inherit;
}
[aria-invalid='true'] { border: 2px solid light-dark(#b3261e, #ff8a80); }
[role='alert'] { color: light-dark(#b3261e, #ff8a80); font-weight: 600; }
`;

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/**
 * A complete HTML page without scripts, for answers of the API that a browser shows.
 * @param title the heading, and the title with the name of the site
 * @param body below the heading
 */
export function renderPlainPage(
  site: Site,
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
        <link rel="stylesheet" href="${plainPageStylePath}" />
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

/**
 * Files of the live build that a proxy shows where it gets no answer of the server, and their style: for uploads that
 * it refuses, and while the server restarts (docs/nginx.conf).
 */
export async function proxyErrorPages(site: Site): Promise<Map<string, string>> {
  const files = new Map<string, string>([[plainPageStylePath.slice(1), plainPageStyle]]);
  for (const language of site.languages) {
    const t = createTranslator(site, language);
    const texts = { 413: t('live.resume.large'), 502: t('newsletterPage.busy.text') };
    for (const [status, text] of Object.entries(texts)) {
      const page = await renderPlainPage(
        site,
        language,
        t('newsletterPage.busy.title'),
        html`<p>${text}</p>`,
      );
      files.set(inLanguage(site, language, `/${status}.html`).slice(1), page.toString());
    }
  }
  return files;
}
