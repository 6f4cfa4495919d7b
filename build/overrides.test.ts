import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { build } from 'vite';
import { siteOverrides } from './overrides.ts';
import { cacheFolder, projectFolder } from './project-paths.ts';

let folder = '';
beforeEach(() => {
  mkdirSync(cacheFolder, { recursive: true });
  folder = mkdtempSync(join(cacheFolder, 'test-overrides-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function override(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Scripts and styles of a file of the product, with the overrides. */
async function builtFrom(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    root: projectFolder,
    publicDir: false,
    logLevel: 'silent',
    plugins: [siteOverrides(folder)],
    resolve: {
      alias: [{ find: /^#artwork\/.*$/, replacement: join(projectFolder, 'src/styles/layers.css') }],
    },
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in output)) throw new Error('nothing was built');
  return output.output.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n');
}

it('a component of the site stands in place of the product’s, with imports as that has them', async () => {
  expect(await builtFrom('src/lib/template.ts')).not.toContain('of the company');
  override('src/lib/template.ts', "import './file-size.ts';\nexport const fill = () => 'of the company';\n");
  expect(await builtFrom('src/lib/template.ts')).toContain('of the company');
});

it('a style sheet that another one imports is replaced too', async () => {
  expect(await builtFrom('src/app/styles.css')).not.toContain('.of-the-company');
  override('src/styles/base.css', '.of-the-company { color: red; }\n');
  expect(await builtFrom('src/app/styles.css')).toContain('.of-the-company');
});

it('what would replace nothing stops the build', () => {
  override('src/ui/buton.tsx', '');
  expect(() => siteOverrides(folder)).toThrow(
    'replaces files that the product does not have: src/ui/buton.tsx',
  );
});
