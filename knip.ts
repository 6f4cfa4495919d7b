import type { KnipConfig } from 'knip';
import checks from './tests/packages/package.json' with { type: 'json' };

/** Entry files for finding dead code. Test packages may be imported anywhere: tests are beside the code. */
const config: KnipConfig = {
  ignoreWorkspaces: ['tests/packages'],
  workspaces: {
    '.': {
      entry: [
        'cli/run.mjs',
        'build/{build,dev,check-made}.ts',
        'tests/bench/bench.ts',
        'tests/gallery/{entry.tsx,serve.ts}',
        'tests/look/look.ts',
        'tests/support/find-browser.ts',
        'tests/how-to/quick-build.ts',
        'build/editor/click/site-page.ts',
        'build/editor/page/entry.ts',
        'tests/checks/{run-tests,check-*,layers-plugin}.ts',
        'cli/{check-deployed,edit,import-wordpress,json-schemas,new-site,publish,upgrade}.ts',
        'tests/stress/crash.ts',
        'server/{live,release,site}.mjs',
        'src/app/entry.tsx',
        'build/pages/prerender.tsx',
        'src/app/head-script.ts',
        'stylelint.config.mjs',
        'src/pages/**/*.{page.tsx,data.ts}',
        'build/images/build.ts',
        'build/documents/build.ts',
        'content/checks/check.ts',
        'tests/generated/generate-sites.ts',
        'tests/generated/*/*.check.ts',
        'sites/*/art/*.ts',
      ],
      project: [
        '{build,cli,content,server,shared,src,tests}/**/*.{ts,tsx,mjs}',
        'sites/*/art/*.ts',
        '*.{ts,mjs}',
      ],
      playwright: { config: ['playwright.config.ts'] },
      vitest: { config: ['vitest.config.ts'] },
      ignoreDependencies: [
        '@fontsource-variable/sometype-mono',
        '@fontsource-variable/special-gothic',
        '@iconify-json/simple-icons',
        ...Object.keys(checks.devDependencies),
      ],
      ignoreBinaries: ['openssl', 'script', 'oxfmt', 'systemd-analyze', 'unshare'],
    },
  },
};

export default config;
