import { isWithin, type Layer } from './layers.ts';

const row = 26;
const column = 26;
const nameWidth = 470;
const top = 34;

/** The folder at the start of a glob: `src/pages/**` is `src/pages`. Several for braces. */
function foldersOf(glob: string): string[] {
  const braces = /^(.*?)\{([^{}]*)\}(.*)$/.exec(glob);
  if (braces) {
    const [, before = '', choices = '', after = ''] = braces;
    return choices.split(',').flatMap((choice) => foldersOf(`${before}${choice}${after}`));
  }
  const [folder = ''] = glob.split('*');
  return [folder.replace(/\/$/, '')];
}

/** How much of a layer another one may import. */
function reach(from: Layer, to: Layer): 'all' | 'some' | 'none' {
  const folders = to.files.flatMap(foldersOf).filter(Boolean);
  const reaches = (entries: string[], covers: (entry: string, folder: string) => boolean) =>
    entries.some((entry) => folders.some((folder) => covers(entry, folder)));
  const code = from.mayImport.filter((entry) => !entry.startsWith('types:'));
  if (reaches(code, (entry, folder) => isWithin(folder, entry))) return 'all';
  const entries = from.mayImport.map((entry) => entry.replace('types:', ''));
  const touches = (entry: string, folder: string) => isWithin(folder, entry) || isWithin(entry, folder);
  return reaches(entries, touches) ? 'some' : 'none';
}

/** A glob, cut to the available space. */
const shortened = (glob: string) => (glob.length > 30 ? `${glob.slice(0, 28)} …` : glob);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A dot for each layer that this one may import; a ring for single files or types only. */
function dotsOf(layers: readonly Layer[], index: number, y: number): string[] {
  const layer = layers[index];
  if (!layer) return [];
  return layers.slice(0, index).flatMap((other, at) => {
    const kind = reach(layer, other);
    const x = nameWidth + at * column;
    return kind === 'none' ? [] : [`<circle class="${kind}" cx="${x}" cy="${y}" r="6"/>`];
  });
}

/**
 * Draws the layers as rows, the lowest first, with a numbered column for each layer they may import.
 * @returns an SVG document that follows the viewer's theme
 */
export function layersPicture(layers: readonly Layer[]): string {
  const width = nameWidth + layers.length * column;
  const height = top + layers.length * row + 30;
  const rows = layers.flatMap(({ name, files }, index) => {
    const y = top + index * row + row / 2;
    const label = `${index + 1}. ${escaped(name)}`;
    return [
      `<text x="8" y="${y + 4}">${label}</text>`,
      `<text class="files" x="236" y="${y + 4}">${escaped(shortened(files[0] ?? ''))}</text>`,
      `<text class="number" x="${nameWidth + index * column}" y="${top - 12}">${index + 1}</text>`,
      `<path d="M8 ${y + row / 2}H${width - 8}"/>`,
      ...dotsOf(layers, index, y),
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-labelledby="title">
<title id="title">Each layer may import the layers above it that have a dot in its row, and of those with a ring single files or types</title>
<style>
:root { color-scheme: light dark; color: light-dark(#26221c, #ece7df); }
text { font: 13px system-ui, sans-serif; fill: currentcolor; }
.files { font: 12px ui-monospace, monospace; opacity: 0.7; }
.number { text-anchor: middle; font-size: 11px; opacity: 0.7; }
path { stroke: currentcolor; opacity: 0.15; }
.all { fill: currentcolor; }
.some { fill: none; stroke: currentcolor; stroke-width: 1.5; }
</style>
${rows.join('\n')}
<text class="files" x="8" y="${height - 10}">dot: may import it; ring: single files of it, or its types. Drawn by checks/check-layers.ts --write</text>
</svg>
`;
}
