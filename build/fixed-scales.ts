import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const scalesFile = fileURLToPath(new URL('../src/styles/scales.css', import.meta.url));

const withoutComments = (css: string) => css.replace(/\/\*[^]*?\*\//g, '');

/** What the sheet of fixed scales names, by name: custom properties and widths of the window (`@custom-media`). */
export function fixedScalesOf(css: string): ReadonlyMap<string, string> {
  const lines = withoutComments(css).matchAll(/(?:@custom-media )?(--[\w-]+)(?::| (?=\()) ?([^;]+);/g);
  return new Map([...lines].map(([, name = '', value = '']) => [name, value.trim()]));
}

/** The value with every fixed name in it replaced: `var(--space-4)` is `16px`, `(--mobile)` is `(width < 768px)`. */
export function withFixedScales(value: string, scales: ReadonlyMap<string, string>): string {
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

/**
 * Writes the fixed scales of `src/styles/scales.css` into a style sheet: a step of PostCSS, for both builds and the
 * development server.
 */
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
    // The development server renews the sheet when a scale is changed.
    result.messages.push({ type: 'dependency', plugin: 'fixed-scales', file: scalesFile });
  },
};
