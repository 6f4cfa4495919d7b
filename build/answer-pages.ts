import { html } from 'hono/html';
import type { Site } from '#content/load-site.ts';
import { paletteOf, type Token } from '#content/colours/palette.ts';
import { inLanguage } from '#shared/routes.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { answerPageStylePath, renderAnswerPage } from '#server/live/answer-page.ts';
import { cssColour } from '#build/images/colour-styles.ts';
import { liveSite } from './served-site.ts';

/** The style of the server's pages: the site's colours, without its fonts, because they are seen rarely. */
export function answerPageStyle(site: Site): string {
  const palette = paletteOf(site);
  const colour = (token: Token) => cssColour(palette[token]);
  return `:root { color-scheme: light dark; }
body {
  margin: 0 auto;
  max-width: 34rem;
  padding: 12vh 1.5rem 3rem;
  background: ${colour('--bg')};
  color: ${colour('--ink')};
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
  background: ${colour('--accent')};
  color: ${colour('--on-accent')};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button:hover { background: ${colour('--accent-hover')}; }
:focus-visible { outline: 3px solid ${colour('--focus')}; outline-offset: 3px; }
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
  border: 1px solid ${colour('--control')};
  border-radius: 2px;
  background: ${colour('--surface')};
  color: inherit;
  font: inherit;
}
[aria-invalid='true'] { border: 2px solid ${colour('--error')}; }
[role='alert'] { color: ${colour('--error')}; font-weight: 600; }
`;
}

/**
 * Files of the live build for the server's pages: their style, and the pages that a proxy shows where it gets no
 * answer of the server, for uploads that it refuses and while the server restarts (docs/nginx.conf).
 */
export async function answerPageFiles(site: Site): Promise<Map<string, string>> {
  const files = new Map<string, string>([[answerPageStylePath.slice(1), answerPageStyle(site)]]);
  const served = liveSite(site);
  for (const language of site.languages) {
    const t = createTranslator(site, language);
    const texts = { 413: t('live.resume.large'), 502: t('newsletterPage.busy.text') };
    for (const [status, text] of Object.entries(texts)) {
      const page = await renderAnswerPage(
        served,
        language,
        t('newsletterPage.busy.title'),
        html`<p>${text}</p>`,
      );
      files.set(inLanguage(site, language, `/${status}.html`).slice(1), page.toString());
    }
  }
  return files;
}
