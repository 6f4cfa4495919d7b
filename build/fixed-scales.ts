import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './project-paths.ts';

const scalesFile = join(projectFolder, 'src/styles/scales.css');

const withoutComments = (css: string) => css.replace(/\/\*[^]*?\*\//g, '');

/** The definitions in a style sheet of scales: custom properties and window widths (`@custom-media`). */
function fixedScalesOf(css: string): ReadonlyMap<string, string> {
  const lines = withoutComments(css).matchAll(/(?:@custom-media )?(--[\w-]+)(?::| (?=\()) ?([^;]+);/g);
  return new Map([...lines].map(([, name = '', value = '']) => [name, value.trim()]));
}

/** Replaces fixed names by their values: `var(--space-4)` by `16px`, `(--mobile)` by `(width < 48em)`. */
function withFixedScales(value: string, scales: ReadonlyMap<string, string>): string {
  return value.replace(/(?:var)?\((--[\w-]+)\)/g, (text, name: string) => {
    const fixed = scales.get(name);
    return fixed === undefined ? text : withFixedScales(fixed, scales);
  });
}

interface StyleSheet {
  walkDecls(visit: (declaration: { value: string }) => void): void;
  walkAtRules(name: string, visit: (rule: { params: string }) => void): void;
}

interface Result {
  messages: object[];
}

/** PostCSS plugin that inserts the values of `src/styles/scales.css`, in builds and development server. */
export const fixedScales = {
  postcssPlugin: 'fixed-scales',
  Once(sheet: StyleSheet, { result }: { result: Result }) {
    const scales = fixedScalesOf(readFileSync(scalesFile, 'utf8'));
    sheet.walkDecls((declaration) => {
      declaration.value = withFixedScales(declaration.value, scales);
    });
    sheet.walkAtRules('media', (rule) => {
      rule.params = withFixedScales(rule.params, scales);
    });
    // Makes the development server reload the sheet when a scale changes.
    result.messages.push({ type: 'dependency', plugin: 'fixed-scales', file: scalesFile });
  },
};
