import { fileURLToPath } from 'node:url';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import type { BuiltPage } from './built-page.ts';

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));
// Uses `.htmlvalidate.json`, as editors do.
const validator = new HtmlValidate(new FileSystemConfigLoader());

/** Problems found by html-validate with the rules of `.htmlvalidate.json`. */
export async function markupProblems({ file, html }: BuiltPage): Promise<string[]> {
  const { results } = await validator.validateString(html, dist + file);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, column }) => `${file}: ${message} (${ruleId}) at ${selector ?? column}`,
    ),
  );
}
