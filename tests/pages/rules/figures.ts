import type { BuiltPage } from './built-page.ts';

/** Maximum size of one figure's code, compressed with Brotli. */
const mostBytes = 2048;

/** The scripts named after a source file. */
const scriptsOf = (name: string, files: Iterable<string>) =>
  [...files].filter((file) => file.startsWith(`/assets/${name}-`) && file.endsWith('.js'));

/**
 * Figures whose code is not a file of its own, is too large, or is named by a page, which would load it before the
 * figure is near.
 * @param names of their sources, without the extension
 * @param sizes compressed size of each file, by address
 */
export function figureProblems(
  names: readonly string[],
  sizes: ReadonlyMap<string, number>,
  pages: readonly BuiltPage[],
): string[] {
  return names.flatMap((name) => {
    const scripts = scriptsOf(name, sizes.keys());
    if (scripts.length !== 1) return [`${name} has ${scripts.length} scripts`];
    return scripts.flatMap((script) => {
      const bytes = sizes.get(script) ?? 0;
      const early = pages.find(({ html }) => html.includes(script));
      return [
        ...(bytes > mostBytes ? [`${script} weighs ${bytes} bytes, ${mostBytes} are allowed`] : []),
        ...(early ? [`${early.file} names ${script}`] : []),
      ];
    });
  });
}
