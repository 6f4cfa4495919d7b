import { build } from 'vite';
import { expect, it } from 'vitest';
import { artworkModules } from './artwork-modules.ts';
import { rightToLeft } from './right-to-left.ts';
import { projectFolder } from './project-paths.ts';

/** The styles of all pages, as a site with these languages has them. */
async function stylesOf(codes: readonly string[]): Promise<string> {
  const output = await build({
    configFile: false,
    resolve: { alias: [artworkModules] },
    root: projectFolder,
    publicDir: false,
    logLevel: 'silent',
    plugins: [rightToLeft(codes)],
    build: { write: false, minify: false, rolldownOptions: { input: 'src/app/styles.css' } },
  });
  if (Array.isArray(output) || !('output' in output)) throw new Error('The styles were not built once');
  const [styles] = output.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  return styles ?? '';
}

it('a site with a language that runs from right to left has styles for it, and no other site', async () => {
  const mirrored = await stylesOf(['de', 'ar']);
  expect(mirrored).toContain('--way: -1');
  expect(mirrored).toContain("[dir='rtl']");
  const plain = await stylesOf(['de', 'en']);
  expect(plain).toContain('--way: 1');
  expect(plain).not.toContain('rtl');
});
