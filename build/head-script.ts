import { build } from 'vite';
import { projectFolder } from './project-paths.ts';
import { designCondition } from './supported-browsers.ts';
import { noSiteInBrowser } from './site-styles.ts';

/**
 * Bundles `src/app/head-script.ts` as a classic script, because modules do not run before the first paint.
 * @param stylesheetHref of the styles for old browsers
 * @returns the code
 */
export async function bundleHeadScript(stylesheetHref: string): Promise<string> {
  const output = await build({
    configFile: false,
    plugins: [noSiteInBrowser],
    root: projectFolder,
    publicDir: false,
    logLevel: 'warn',
    define: { oldBrowserStylesheet: JSON.stringify({ href: stylesheetHref, unless: designCondition }) },
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: 'src/app/head-script.ts', formats: ['iife'], name: 'boot' },
    },
  });
  const bundles = Array.isArray(output) ? output : [output];
  for (const bundle of bundles) {
    if (!('output' in bundle)) continue;
    for (const file of bundle.output) if (file.type === 'chunk') return file.code;
  }
  throw new Error('src/app/head-script.ts gave no output');
}
