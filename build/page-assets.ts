import type { Manifest } from 'vite';
import type { PageAssets } from '../src/app/document.ts';

const entryKey = 'src/app/entry.tsx';

/**
 * The files of a page: the entry, the page's own chunk, and what both import, so that the HTML can ask for all of them
 * at once instead of one after the other.
 */
export function pageAssets(manifest: Manifest, view: string, boot: string): PageAssets {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The bundle has no chunk ${key}`);
    if (modules.has(chunk.file)) return;
    for (const imported of chunk.imports ?? []) visit(imported);
    modules.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  // The entry's own styles come first: their order of the cascade layers holds for every stylesheet after them.
  for (const style of manifest[entryKey]?.css ?? []) styles.add(style);
  visit(entryKey);
  visit(`src/pages/${view}/${view}.page.tsx`);
  const entry = manifest[entryKey]?.file ?? '';
  modules.delete(entry);
  const publicAddress = (file: string) => `/${file}`;
  return {
    boot,
    entry: publicAddress(entry),
    styles: [...styles].map(publicAddress),
    modules: [...modules].map(publicAddress),
  };
}
