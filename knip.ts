import type { KnipConfig } from 'knip';
import checks from './test-packages/package.json' with { type: 'json' };

/** Entry files for finding dead code. Test packages may be imported anywhere: tests are beside the code. */
const config: KnipConfig = {
  ignoreWorkspaces: ['test-packages'],
  ignoreExportsUsedInFile: true,
  // Drawn by the build, declared in artwork/modules.d.ts.
  ignoreUnresolved: [/^#artwork\//],
  workspaces: {
    '.': {
      entry: [
        'scripts/run.mjs',
        'build/{build,dev,check-contrast}.ts',
        'bench/{bench,growth}.ts',
        'gallery/{entry.tsx,serve.ts}',
        'e2e/look/look.ts',
        'test-support/find-browser.ts',
        'e2e/how-to/quick-build.ts',
        'editor/page/entry.ts',
        'checks/{run-tests,check-*,json-schemas}.ts',
        'operations/{check-deployed,edit,new-site,publish,upgrade}.ts',
        'stress/{attack,crash,disk-full,load,two-processes,withheld-uploads}.ts',
        'server/main.ts',
        'server/live/{main,commands}.ts',
        'src/app/{entry,prerender}.tsx',
        'src/app/head-script.ts',
        'stylelint.config.mjs',
        'src/pages/**/*.{page.tsx,data.ts}',
        'artwork/build.ts',
        'documents/build.ts',
        'content/check.ts',
        'e2e/generated/generate-sites.ts',
      ],
      project: [
        '{artwork,bench,build,checks,config,content,documents,e2e,editor,gallery,i18n,operations,schema,scripts,server,shared,src,stress,test-support}/**/*.{ts,tsx,mjs}',
        '*.{ts,mjs}',
      ],
      playwright: { config: ['playwright.config.ts'] },
      vitest: { config: ['vitest.config.ts'] },
      ignoreDependencies: [
        '@fontsource-variable/sometype-mono',
        '@fontsource-variable/special-gothic',
        '@iconify-json/lucide',
        '@iconify-json/simple-icons',
        ...Object.keys(checks.devDependencies),
      ],
      ignoreBinaries: ['openssl', 'oxfmt', 'unshare'],
    },
  },
};

export default config;
