/** One sprite with the line icons of the interface: lucide's drawings, only those the site uses. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { publish, publishText } from './output.ts';

/** The icons, by lucide's names. A new one is added here. */
export const interfaceIconNames = [
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
  'mail',
  'map-pin',
  'clock',
  'search',
  'file-text',
  'circle-alert',
  'triangle-alert',
  'paperclip',
  'upload',
  'log-out',
  'calendar',
  'download',
  'external-link',
  'play',
  'link',
  'copy',
  'shield',
  'briefcase',
  'user',
  'users',
  'star',
  'settings',
] as const;

const require = createRequire(import.meta.url);

/** The shapes of a lucide icon without its `<svg>` and its white space. */
function shapesOf(name: string): string {
  const file = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(file)?.[1];
  if (!shapes) throw new Error(`The icon "${name}" has no shapes`);
  return shapes.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>');
}

/** Writes the sprite, and the module the browser imports: an address and a type, because every page pays for it. */
export function publishInterfaceIcons(): void {
  // The width of the line is left to the page: it inherits into the symbol.
  const attributes =
    'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
  const symbols = interfaceIconNames.map(
    (name) => `<symbol id="${name}" ${attributes}>${shapesOf(name)}</symbol>`,
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
  const address = publish('art/interface', 'svg', sprite);
  publishText(
    'interface.ts',
    [
      '// Built by artwork/build.ts. Do not edit: the next build writes it again.',
      '',
      '/** The sprite of the interface icons: `<use href={`${interfaceSprite}#${name}`} />`. */',
      `export const interfaceSprite = '${address}';`,
      '',
      '/** The name of an icon in it. */',
      `export type InterfaceIconName =\n${interfaceIconNames.map((name) => `  | '${name}'`).join('\n')};`,
      '',
    ].join('\n'),
  );
}
