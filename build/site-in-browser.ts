import type { Plugin } from 'vite';
import * as site from '../config/site.ts';

const siteModule = /\/config\/site\.ts$/;

/**
 * Gives the browser the values of `config/site.ts` instead of the module, which reads a file; a bundle keeps only those that are asked
 * for. The development server reads a changed file when it is started again.
 */
export const siteInBrowser: Plugin = {
  name: 'site-in-browser',
  enforce: 'pre',
  load(id, options) {
    if (options?.ssr || !siteModule.test(id)) return null;
    const values = Object.entries(site).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    );
    return values.join('\n');
  },
};
