import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const sourceOf = (name: string) => readFileSync(new URL(`../src/styles/${name}`, import.meta.url), 'utf8');

const [layerStatement = ''] = /@layer [^;{]+;/.exec(sourceOf('layers.css')) ?? [];

/** The styles of browsers that do not get the design; src/app/boot.ts asks for them there. */
export const plainPageStyles = sourceOf('plain-page.css');

/** What a browser has to know to get the design: the opposite of the condition of the plain page. */
export const [, designCondition = ''] = /@supports not \((.+)\) \{/.exec(plainPageStyles) ?? [];

/**
 * The shape of every built stylesheet. First the order of the cascade layers: the first stylesheet of a page settles it,
 * and which chunk comes first depends on what pages share. All else lies behind the condition of the design.
 */
export const stylesBehindGate: Plugin = {
  name: 'styles-behind-gate',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = `${layerStatement}@supports ${designCondition}{${String(file.source)}}`;
    }
  },
};
