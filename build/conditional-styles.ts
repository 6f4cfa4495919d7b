import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectFolder } from './project-paths.ts';

const sourceOf = (name: string) => readFileSync(join(projectFolder, 'src/styles', name), 'utf8');

const [layerStatement = ''] = /@layer [^;{]+;/.exec(sourceOf('layers.css')) ?? [];

/** The styles for old browsers; src/app/boot.ts requests them. */
export const plainPageStyles = sourceOf('plain-page.css');

/** The condition for getting the design: the opposite of the one in plain-page.css. */
export const [, designCondition = ''] = /@supports not \((.+)\) \{/.exec(plainPageStyles) ?? [];

/**
 * Changes every built stylesheet: first the order of the cascade layers, because any chunk may be a page's
 * first stylesheet; all else inside the condition of the design.
 */
export const conditionalStyles: Plugin = {
  name: 'conditional-styles',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = `${layerStatement}@supports ${designCondition}{${String(file.source)}}`;
    }
  },
};
