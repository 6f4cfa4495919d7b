import type { BuiltPage } from './built-page.ts';
import { tagsIn, type Tag } from './parse-html.ts';

/** Types that are never executed, so the policy allows them. */
const dataTypes = new Set(['application/json', 'application/ld+json']);

function problemsOf({ name, attributes }: Tag): string[] {
  const problems: string[] = [];
  const handler = [...attributes.keys()].find((key) => /^on[a-z]+$/.test(key));
  if (attributes.has('style')) problems.push(`<${name}> has a style attribute`);
  if (handler) problems.push(`<${name}> has the event handler attribute ${handler}`);
  if (name === 'style') problems.push('there is a <style> element');
  if (name === 'script' && !attributes.has('src') && !dataTypes.has(attributes.get('type') ?? '')) {
    problems.push('there is an inline script');
  }
  if (/^\s*javascript:/i.test(attributes.get('href') ?? ''))
    problems.push(`<${name}> has a javascript: link`);
  return problems;
}

/**
 * What the content security policy blocks: style attributes, style elements, inline scripts other than data,
 * event handler attributes and `javascript:` links.
 */
export function inlineCodeProblems({ file, html }: BuiltPage): string[] {
  return tagsIn(html)
    .flatMap(problemsOf)
    .map((problem) => `${file}: ${problem}`);
}
