import type { KnipConfig } from 'knip';
import checks from './test-packages/package.json' with { type: 'json' };

/** What the search for dead code begins with. Packages of the checks may be imported anywhere: tests lie beside the code. */
const config: KnipConfig = {
  ignoreWorkspaces: ['test-packages'],
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        'scripts/{start,start-live,test,test-browsers,dev,build,bench,conformance,language,attack,nginx-config}.{mjs,ts}',
        'scripts/run-checks.ts',
        'scripts/live-*.{mjs,ts}',
        'scripts/live/{crash,load,database-restart,fuzz,behind-nginx,disk-full}.ts',
        'scripts/check-*.{ts,mjs}',
        'server/main.ts',
        'server/live/{main,commands}.ts',
        'src/app/{entry,prerender}.tsx',
        'src/app/head-script.ts',
        'stylelint.config.mjs',
        'src/**/*.live.{ts,tsx}',
        'src/pages/**/*.{page.tsx,data.ts}',
        'artwork/build.ts',
        'documents/build.ts',
        'content/check.ts',
      ],
      project: [
        '{artwork,config,content,documents,e2e,i18n,scripts,server,shared,src}/**/*.{ts,tsx,mjs}',
        '*.{ts,mjs}',
      ],
      playwright: {
        config: ['playwright.config.ts', 'playwright.firefox.config.ts', 'playwright.webkit.config.ts'],
      },
      vitest: {
        config: ['vitest.config.ts', 'vitest.built-site.config.ts'],
      },
      ignoreDependencies: [
        '@fontsource-variable/sometype-mono',
        '@fontsource-variable/special-gothic',
        'lucide-static',
        'simple-icons',
        ...Object.keys(checks.devDependencies),
      ],
      ignoreBinaries: ['openssl', 'oxfmt', 'unshare'],
    },
  },
};

export default config;
