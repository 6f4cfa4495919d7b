/**
 * What style sheets need of the site as custom properties: its origin, its grounds, and the accent as the roles of the
 * style sheets and the faces of the glowing columns.
 */
import { accentTones, type AccentTone } from './accent-tones.ts';
import { neutral } from '#shared/palette.ts';
import type { Site } from '#content/load-site.ts';
import type { ImageOutput } from './output.ts';
import { Inks, productSheets } from './theme-inks.ts';

/** The greys of src/styles/themes.css, and of src/styles/drawings.css those of the bars in articles. */
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
  '--a-bt',
  '--a-bl',
];

/** The greys in the hue of the site; none where it has no hue of its own. */
function greyRoles(site: Site): Record<string, string> {
  if (site.settings.grounds.hue === undefined) return {};
  const light = new Inks([], 'light', productSheets);
  const dark = new Inks([], 'dark', productSheets);
  return Object.fromEntries(
    greys.map((name) => {
      const value = `var(${name})`;
      return [
        name,
        `light-dark(${neutral(site, light.resolve(value))}, ${neutral(site, dark.resolve(value))})`,
      ];
    }),
  );
}

function rolesOf(site: Site, tone: Record<AccentTone, string>): Record<string, string> {
  return {
    '--ember': `light-dark(${site.settings.accent.light}, ${site.settings.accent.dark})`,
    '--ember-hover': `light-dark(${tone.hoverLight}, ${tone.hoverDark})`,
    '--ember-side': `light-dark(${tone.sideLight}, ${tone.sideDark})`,
    '--on-ember': `light-dark(#fff, ${tone.onDark})`,
    '--ember-wash': `light-dark(${tone.washLight}, ${tone.washDark})`,
    // Printed links to pages of the site are written in full (src/styles/print.css).
    '--site-origin': `'${site.settings.origin}'`,
    '--focus': `light-dark(${neutral(site, '#1a1816')}, ${site.settings.accent.dark})`,
    '--focus-halo': `light-dark(#1a181614, ${site.settings.accent.dark}2e)`,
    '--a-et': tone.columnTop,
    '--a-el': tone.columnLeft,
    '--a-ef': tone.columnFront,
    '--a-er': tone.columnRight,
    '--a-ej': tone.columnJoint,
    ...greyRoles(site),
    ...(site.settings.grounds.page && {
      '--bg': `light-dark(${site.settings.grounds.page.light}, ${site.settings.grounds.page.dark})`,
    }),
    ...(site.settings.grounds.band && {
      '--basalt': `light-dark(${site.settings.grounds.band.light}, ${site.settings.grounds.band.dark})`,
    }),
  };
}

const rule = (selector: string, properties: Record<string, string>): string =>
  `  ${selector} {\n${Object.entries(properties)
    .map(([name, value]) => `    ${name}: ${value};\n`)
    .join('')}  }\n`;

/** Writes `accent.css`, which the main style sheet of a built site ends with (build/site-styles.ts). */
export function publishAccentStyles(site: Site, output: ImageOutput): void {
  const tone = accentTones(site);
  output.write(
    'accent.css',
    `/* Built by build/images/build.ts from shared/palette.ts. Do not edit: the next build writes it again. */\n` +
      `@layer tokens {\n${rule(':root', rolesOf(site, tone))}}\n`,
  );
}
