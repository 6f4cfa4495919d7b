import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const sourceOf = (name: string) => readFileSync(new URL(`../src/styles/${name}`, import.meta.url), 'utf8');

const [layerStatement = ''] = /@layer [^;{]+;/.exec(sourceOf('layers.css')) ?? [];

/** What a browser has to know to get the design: the opposite of the condition of the plain page. */
const [, gate = ''] = /@supports not \((.+)\) \{/.exec(sourceOf('plain-page.css')) ?? [];

/** The plain page as it stands in a built stylesheet: flat rules, so the first two braces that close end it. */
const plainPage = /@supports not \(\(.*?\}\}/s;

/**
 * The shape of every built stylesheet. First the order of the cascade layers: the first stylesheet of a page settles it,
 * and which chunk comes first depends on what pages share. Then the plain page, where it is. All else lies behind the gate.
 */
export const stylesBehindGate: Plugin = {
  name: 'styles-behind-gate',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      const css = String(file.source);
      const [plain = ''] = plainPage.exec(css) ?? [];
      file.source = `${layerStatement}${plain}@supports ${gate}{${css.replace(plain, '')}}`;
    }
  },
};
