import { globSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileTargets } from './config/supported-browsers.ts';
import { artworkModules } from './build/artwork-modules.ts';
import { fixedScales } from './build/fixed-scales.ts';
import { artworkFolder, cacheFolder } from './build/project-paths.ts';
import { rightToLeft } from './build/right-to-left.ts';
import { rulesOfLook } from './build/rules-of-look.ts';
import { fontsInScripts, fontsInStyles } from './build/site-fonts.ts';
import { siteInBrowser } from './build/site-in-browser.ts';
import { stylesBehindGate } from './build/styles-behind-gate.ts';
import { withoutPhotos } from './build/without-photos.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Sorted by name, so that a moved file keeps its classes. */
const placeOf = (file: string) => `${basename(file)} ${file}`;
const moduleFiles = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).toSorted((one, other) =>
  placeOf(one) < placeOf(other) ? -1 : 1,
);

/**
 * The short name of a class: two letters for its file, one or two for the class or animation. Full names were
 * 10 % of styles and HTML; these compress to a third of a hash, and the builds for browser and prerender get
 * the same ones.
 */
function shortClassName(name: string, file: string, css: string): string {
  const fileIndex = moduleFiles.indexOf(relative(import.meta.dirname, file.split('?')[0] ?? file));
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
  const classIndex = names.indexOf(name);
  if (fileIndex < 0 || classIndex < 0) throw new Error(`No place for the class ${name} of ${file}`);
  const digits = [Math.floor(fileIndex / letters.length), fileIndex % letters.length];
  if (classIndex >= letters.length) digits.push(Math.floor(classIndex / letters.length));
  digits.push(classIndex % letters.length);
  return digits.map((digit) => letters[digit]).join('');
}

/** Parts of home that other pages use, and the slide-in menu, which must not wait for a request. */
const frontParts =
  /src\/(ui\/(actions|card-link|cover|icon|initials|drawing|near-viewport|text-link|form-post)|sections\/(site-header\/slide-in-menu|section-head|newsletter-band|consultation-banner)|features\/newsletter)/;

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const entryFile = `${import.meta.dirname}/src/app/entry.tsx`;

/** What every page loads with the entry. */
function entryParts(graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(entryFile);
  return found;
}

/**
 * Parts that load later have their styles in the main stylesheet, which costs less than a request. So Vite's
 * style loader, 1 % of the scripts, is removed; a build that needs it stops.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      const isFetchedLate = file.type === 'chunk' && file.isDynamicEntry && !/\.page\b/.test(file.name);
      if (isFetchedLate && (file.viteMetadata?.importedCss.size ?? 0) > 0)
        this.error(
          `${file.name} is fetched late and has styles of its own: import them where it is asked for.`,
        );
    }
  },
};

/** For browser build, prerender build and development server; see build/build.ts and build/dev.ts. */
export default defineConfig(({ command }) => ({
  plugins: [
    siteInBrowser,
    fontsInScripts(),
    rightToLeft(),
    withoutPhotos(),
    plainImports,
    react(),
    stylesBehindGate,
  ],
  resolve: { alias: [artworkModules] },
  optimizeDeps: {
    include: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
  },
  publicDir: join(artworkFolder, 'public'),
  // Of the site's own: servers of two sites do not agree on what is prepared in it.
  cacheDir: join(cacheFolder, 'vite'),
  appType: 'custom',
  css: {
    postcss: { plugins: [rulesOfLook(), fontsInStyles(), fixedScales] },
    modules: {
      generateScopedName: command === 'build' ? shortClassName : '[local]_[hash:base64:5]',
    },
  },
  build: {
    // For scripts and styles. All targets know light-dark(), so it must not be transformed: the replacement
    // for older browsers ignores .on-basalt.
    target: compileTargets(),
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Client navigation takes a page's modules from its HTML (src/app/fetch-page.ts); others need the list.
      resolveDependencies: (file, files) => (/\.page-[^/]*$/.test(file) ? [] : files),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // A slow machine is no fault of the site.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // One file for all pages: separate files for React and small parts would add three requests to a
          // first visit and compress worse. It includes what home shares with other pages. The code shared by
          // other pages is one more file: a page change requests four files instead of seventeen.
          groups: [
            {
              name: (id, graph) => (entryParts(graph).has(id) || frontParts.test(id) ? 'main' : null),
              priority: 2,
              debugName: 'main',
            },
            {
              name: (id, graph) =>
                /\/src\/(ui|sections)\//.test(id) && !entryParts(graph).has(id) ? 'shared' : null,
              minShareCount: 2,
              priority: 1,
              debugName: 'shared',
            },
          ],
        },
      },
    },
  },
}));
