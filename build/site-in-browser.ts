import type { Plugin } from 'vite';
import * as site from '../config/site.ts';

const siteModule = /\/config\/site\.ts$/;

/**
 * Replaces `config/site.ts`, which reads a file, by its values in browser code; a bundle keeps only the
 * values it uses. The development server must be restarted after a change of the file.
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
