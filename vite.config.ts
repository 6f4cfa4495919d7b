import { globSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTargets } from '#build/supported-browsers.ts';
import { builtClass } from './build/class-names.ts';
import { fixedScales } from './build/fixed-scales.ts';
import { cacheFolder, imagesFolder } from './build/project-paths.ts';
import { chosenFolder } from '#content/read/site-folder.ts';
import { mainStylesAreLinked } from './build/site-styles.ts';
import { conditionalStyles } from './build/conditional-styles.ts';

const site = { folder: chosenFolder() };

/** Parts of home that other pages use, and the slide-in menu, which must not wait for a request. */
const frontParts =
  /src\/(components\/(cover|figures\/(bar|ranges)|icon|initials|drawing|near-viewport|text-link|form-post|site-header\/slide-in-menu|section-head|newsletter-band|consultation-banner)|features\/newsletter)/;

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What a file imports, with what that imports. */
function partsOf(graph: ModuleGraph, file: string): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(join(import.meta.dirname, file));
  return found;
}

/** What every page loads with the entry. */
const entryParts = (graph: ModuleGraph) => partsOf(graph, 'src/app/entry.tsx');

/** Landing pages have parts of many other pages, whose visitors load no more because of it. */
const countedPages = globSync('src/pages/*/*.page.tsx', {
  cwd: import.meta.dirname,
  exclude: ['src/pages/landing/*'],
});

const isShared = (graph: ModuleGraph, id: string): boolean =>
  countedPages.filter((page) => partsOf(graph, page).has(id)).length > 1;

/** For browser build, prerender build and development server; see build/build.ts and build/dev.ts. */
export default defineConfig(({ command }) => ({
  plugins: [react(), conditionalStyles, mainStylesAreLinked],
  optimizeDeps: {
    include: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
  },
  publicDir: command === 'build' ? false : join(imagesFolder(site), 'public'),
  // Each site has its own, because servers of two sites would replace each other's prepared modules.
  cacheDir: join(cacheFolder(site), 'vite'),
  appType: 'custom',
  css: {
    postcss: { plugins: [fixedScales] },
    // The development server shows the local name.
    modules: { generateScopedName: command === 'build' ? builtClass : '[local]_[hash:base64:5]' },
  },
  build: {
    // For scripts and styles. All targets know light-dark(), so it must not be transformed: the replacement
    // for older browsers ignores .on-band.
    target: compileTargets(),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // The warning depends on the speed of the machine, not on the site.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // One file for what home loads and one for what other pages share. The bundler's own division makes
          // 40 requests of home's 5 and 7 KB more of its scripts and styles.
          groups: [
            {
              name: (id, graph) => (entryParts(graph).has(id) || frontParts.test(id) ? 'main' : null),
              priority: 2,
              debugName: 'main',
            },
            {
              name: (id, graph) =>
                /\/src\/components\//.test(id) && !entryParts(graph).has(id) && isShared(graph, id)
                  ? 'shared'
                  : null,
              priority: 1,
              debugName: 'shared',
            },
          ],
        },
      },
    },
  },
}));
