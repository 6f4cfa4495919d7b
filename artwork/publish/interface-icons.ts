/** One sprite with the line icons of the interface: lucide's drawings, only those the site uses. */
import { iconSet } from './icon-set.ts';
import { publish, publishBeside } from './output.ts';

/**
 * The icons of the header, the footer and the home page, by lucide's names: a small sprite of their own for
 * the first view.
 */
export const commonIconNames = [
  'arrow-right',
  'arrow-left',
  'arrow-up',
  'chevron-down',
  'menu',
  'x',
  'check',
  'globe',
  'sun',
  'moon',
  'monitor',
  'phone',
  'search',
] as const;

/** The icons of single pages. A new one is added here. */
export const pageIconNames = [
  'file-text',
  'circle-alert',
  'triangle-alert',
  'paperclip',
  'upload',
  'log-out',
  'download',
  'external-link',
  'play',
  'copy',
  'calendar-plus',
] as const;

const shapesOf = iconSet('lucide');

/** Publishes one sprite and gives its address. Line and fill are left to the page: they inherit into the symbol. */
function publishSprite(file: string, names: readonly string[]): string {
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${shapesOf(name)}</symbol>`);
  return publish(file, 'svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);
}

const listOf = (names: readonly string[]) => names.map((name) => `  | '${name}'`).join('\n');

/** Writes both sprites and their module, which has only addresses and types, because every page loads it. */
export function publishInterfaceIcons(): void {
  publishBeside(
    'interface.ts',
    [
      '// Built by artwork/build.ts. Do not edit: the next build writes it again.',
      '',
      '/** The sprites of the interface icons: `<use href={`${interfaceSprites.common}#${name}`} />`. */',
      'export const interfaceSprites = {',
      `  common: '${publishSprite('art/interface', commonIconNames)}',`,
      `  page: '${publishSprite('art/interface-pages', pageIconNames)}',`,
      '} as const;',
      '',
      '/** The icons of the page sprite; all others are in the common one. */',
      `export const pageIcons: ReadonlySet<string> = new Set([${pageIconNames.map((name) => `'${name}'`).join(', ')}]);`,
      '',
      '/** The name of an icon. */',
      `export type InterfaceIconName =\n${listOf([...commonIconNames, ...pageIconNames])};`,
      '',
    ].join('\n'),
  );
}
