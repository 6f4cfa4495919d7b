import type { BuiltPage } from './built-page.ts';
import { tagsIn } from './parse-html.ts';

/** The layers of `src/styles/layers.css`, weakest first. */
const layerOrder = ['tokens', 'base', 'ui', 'sections', 'features', 'pages'];

/** The cascade layers of a stylesheet, in order of first occurrence. */
function layersIn(css: string): string[] {
  return [...css.matchAll(/@layer\s+([\w\s,-]+?)\s*[{;]/g)].flatMap(([, names = '']) =>
    names.split(/\s*,\s*/),
  );
}

/**
 * Pages with another order of layers than the site's: the first stylesheet that names a layer decides its
 * position, so component styles before the common ones reverse the cascade.
 * @param read gives the content of a stylesheet by its address
 */
export function cascadeProblems({ file, html }: BuiltPage, read: (address: string) => string): string[] {
  const sheets = tagsIn(html)
    .filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === 'stylesheet')
    .map(({ attributes }) => attributes.get('href') ?? '');
  const layers = [...new Set(sheets.flatMap((sheet) => layersIn(read(sheet))))];
  return layers.join() === layerOrder.join()
    ? []
    : [
        `${file}: the order of the layers is ${layers.join(', ') || 'nothing'}, not as ${layerOrder.join(', ')}`,
      ];
}
