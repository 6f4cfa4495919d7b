import { testSite as site } from '#content/test-support/test-site.ts';
import { join } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate, type HtmlElement } from 'html-validate';
import { distFolder } from '#build/project-paths.ts';
import type { BuiltPage } from './built-page.ts';
import { textIn } from './parse-html.ts';

// Uses `.htmlvalidate.json`, as editors do.
const validator = new HtmlValidate(new FileSystemConfigLoader());

/** A `div` in a `dl` holds one group: names, then their values. */
const isOneGroup = (group: HtmlElement) =>
  /^(dt )+(dd )+$/.test(group.childElements.map(({ tagName }) => `${tagName} `).join(''));

/** Problems found by html-validate with the rules of `.htmlvalidate.json`, and the lists that it does not check. */
export async function markupProblems({ file, html, document }: BuiltPage): Promise<string[]> {
  const { results } = await validator.validateString(html, join(distFolder(site), file));
  const mixed = document
    .querySelectorAll('dl > div')
    .filter((group) => !isOneGroup(group))
    .map((group) => `${file}: a <div> in a <dl> is not one group of <dt> and <dd>: ${textIn(group)}`);
  const found = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, column }) => `${file}: ${message} (${ruleId}) at ${selector ?? column}`,
    ),
  );
  return [...found, ...mixed];
}
