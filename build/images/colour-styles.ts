/** What style sheets need of the site as custom properties: its colours and its origin. */
import type { Colour } from '#content/colours/colour.ts';
import { liftedColoursOf, paletteOf } from '#content/colours/palette.ts';
import type { Site } from '#content/load-site.ts';
import type { ImageOutput } from './output.ts';

export const cssColour = ({ light, dark }: Colour): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

function rule(selector: string, properties: readonly [name: string, value: string][]): string {
  return `  ${selector} {\n${properties.map(([name, value]) => `    ${name}: ${value};\n`).join('')}  }\n`;
}

const coloursIn = (colours: Readonly<Record<string, Colour>>) =>
  Object.entries(colours).map(([name, colour]): [string, string] => [name, cssColour(colour)]);

/** Writes `colours.css`, which the main style sheet of a built site ends with (build/site-styles.ts). */
export function publishColourStyles(site: Site, output: ImageOutput): void {
  const properties: [string, string][] = [
    ...coloursIn(paletteOf(site)),
    // Printed links to pages of the site are written in full (src/styles/print.css).
    ['--site-origin', `'${site.settings.origin}'`],
  ];
  output.write(
    'colours.css',
    `/* Built by build/images/build.ts from content/colours/palette.ts. Do not edit: the next build writes it again. */\n` +
      `@layer tokens {\n${rule(':root', properties)}${rule('.art-lifted', coloursIn(liftedColoursOf(site)))}}\n`,
  );
}
