import { readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import type { BuiltPage } from './built-page.ts';

// The project's own settings, in the place where editors look for them too.
const settings = JSON.parse(
  readFileSync(new URL('../../../.htmlvalidate.json', import.meta.url), 'utf8'),
) as ConfigData;
const validator = new HtmlValidate(new StaticConfigLoader(settings));

/** What html-validate finds in a page, by the rules of `.htmlvalidate.json`. */
export async function markupProblems({ file, html }: BuiltPage): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, column }) => `${file}: ${message} (${ruleId}) at ${selector ?? column}`),
  );
}
