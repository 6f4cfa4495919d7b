/**
 * What style sheets need of the site as custom properties: its origin, its grounds, and the accent as the roles of the
 * style sheets and the faces of the glowing columns.
 */
import { accentTones, type AccentTone } from '#shared/accent-tones.ts';
import { brand } from '#shared/brand.ts';
import { neutral } from '#shared/palette.ts';
import { accent, grounds, neutralHue } from '#shared/site.ts';
import { writeOutput } from './output.ts';
import { Inks, productSheets } from './theme-inks.ts';

/** The greys of src/styles/themes.css. */
const greys = [
  '--bg',
  '--surface',
  '--sunken',
  '--basalt',
  '--paper',
  '--slab',
  '--ink',
  '--ink-2',
  '--ink-3',
  '--rule',
  '--rule-2',
  '--control',
];

/** The greys in the hue of the site; none where it has no hue of its own. */
function greyRoles(): Record<string, string> {
  if (neutralHue === undefined) return {};
  const light = new Inks([], 'light', productSheets);
  const dark = new Inks([], 'dark', productSheets);
  return Object.fromEntries(
    greys.map((name) => {
      const value = `var(${name})`;
      return [name, `light-dark(${neutral(light.resolve(value))}, ${neutral(dark.resolve(value))})`];
    }),
  );
}

function rolesOf(tone: Record<AccentTone, string>): Record<string, string> {
  return {
    '--ember': `light-dark(${accent.light}, ${accent.dark})`,
    '--ember-hover': `light-dark(${tone.hoverLight}, ${tone.hoverDark})`,
    '--ember-side': `light-dark(${tone.sideLight}, ${tone.sideDark})`,
    '--on-ember': `light-dark(#fff, ${tone.onDark})`,
    '--ember-wash': `light-dark(${tone.washLight}, ${tone.washDark})`,
    // Printed links to pages of the site are written in full (src/styles/print.css).
    '--site-origin': `'${brand.origin}'`,
    '--focus': `light-dark(${neutral('#1a1816')}, ${accent.dark})`,
    '--focus-halo': `light-dark(#1a181614, ${accent.dark}2e)`,
    '--a-et': tone.columnTop,
    '--a-el': tone.columnLeft,
    '--a-ef': tone.columnFront,
    '--a-er': tone.columnRight,
    '--a-ej': tone.columnJoint,
    ...greyRoles(),
    ...(grounds.page && { '--bg': `light-dark(${grounds.page.light}, ${grounds.page.dark})` }),
    ...(grounds.band && { '--basalt': `light-dark(${grounds.band.light}, ${grounds.band.dark})` }),
  };
}

const rule = (selector: string, properties: Record<string, string>): string =>
  `  ${selector} {\n${Object.entries(properties)
    .map(([name, value]) => `    ${name}: ${value};\n`)
    .join('')}  }\n`;

/** Writes `accent.css`, which the main style sheet of a built site ends with (build/site-styles.ts). */
export function publishAccentStyles(): void {
  const tone = accentTones();
  writeOutput(
    'accent.css',
    `/* Built by build/images/build.ts from shared/palette.ts. Do not edit: the next build writes it again. */\n` +
      `@layer tokens {\n${rule(':root', rolesOf(tone))}}\n`,
  );
}
