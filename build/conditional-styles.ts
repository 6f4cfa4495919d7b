import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectFolder } from './project-paths.ts';
import { designCondition } from './supported-browsers.ts';

const sourceOf = (name: string) => readFileSync(join(projectFolder, 'src/styles', name), 'utf8');

/** The styles for old browsers; src/app/boot.ts requests them. */
export const oldBrowserStyles = sourceOf('old-browsers.css');

const layerStatement = sourceOf('layers.css').trim();

/** Styles that only browsers with the design apply. */
export const forDesign = (css: string): string => `@supports ${designCondition}{${css}}`;

/**
 * Changes every built stylesheet: first the order of the cascade layers, because any chunk may be a page's
 * first stylesheet; all else inside the condition of the design.
 */
export const conditionalStyles: Plugin = {
  name: 'conditional-styles',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = layerStatement + forDesign(String(file.source));
    }
  },
};
