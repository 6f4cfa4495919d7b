import { join } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { distFolder } from '../../../build/project-paths.ts';
import type { BuiltPage } from './built-page.ts';

// Uses `.htmlvalidate.json`, as editors do.
const validator = new HtmlValidate(new FileSystemConfigLoader());

/** Problems found by html-validate with the rules of `.htmlvalidate.json`. */
export async function markupProblems({ file, html }: BuiltPage): Promise<string[]> {
  const { results } = await validator.validateString(html, join(distFolder, file));
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, column }) => `${file}: ${message} (${ruleId}) at ${selector ?? column}`,
    ),
  );
}
