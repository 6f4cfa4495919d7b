import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import { oncePer } from '#shared/once.ts';
import { accentTones } from './accent-tones.ts';
import { contrastOf, hexOf, oklchOf, type Colour } from './colour.ts';

/**
 * The colours of a site by role. Style sheets, contrast, drawings outside of a browser, PDFs, icons and the server's
 * pages take them from here. Names of drawings: t tops, l left, f front, r right faces, j joints; prefixes: b
 * formation, e accent, o olive.
 */

/**
 * The least contrast in both themes (WCAG 2.2: 1.4.3 and 1.4.11) of text, which can be small anywhere, and of the
 * borders of fields and focus rings.
 */
export const leastContrast = { text: 4.5, sign: 3 } as const;

const both = (colour: string): Colour => ({ light: colour, dark: colour });
const pair = (light: string, dark: string): Colour => ({ light, dark });

/** They take the hue of the site, where it has one. */
const greys = {
  '--bg': pair('#f8f6f1', '#131210'),
  '--surface': pair('#fdfcf9', '#1a1816'),
  '--sunken': pair('#f3f0e9', '#1b1917'),
  '--band': pair('#1d1a18', '#292521'),
  '--portrait': pair('#e4ded2', '#8f877b'),
  '--slab': pair('#cfc8bb', '#3a352f'),
  '--ink': pair('#1a1816', '#f2eee6'),
  '--ink-2': pair('#57514a', '#b5ada1'),
  '--ink-3': pair('#6e675d', '#958d81'),
  '--rule': pair('#dcd6ca', '#302c28'),
  '--rule-2': pair('#c4bcae', '#45403a'),
  '--control': pair('#857d71', '#7b7469'),
  // Drawings, and the bars in articles.
  '--a-t0': pair('#f2eee6', '#2b2825'),
  '--a-t1': pair('#eae5db', '#262320'),
  '--a-t2': pair('#faf8f3', '#322e2a'),
  '--a-l': pair('#dcd6ca', '#1f1d1b'),
  '--a-f': pair('#c8c1b4', '#181614'),
  '--a-r': pair('#aca494', '#100f0e'),
  '--a-joint': pair('#8c8477', '#45403a'),
  '--a-line': pair('#9b9386', '#6a635a'),
  '--a-plan': pair('#d2cbbe', '#332f2b'),
  '--a-web': pair('#9b9386', '#6a635a'),
  '--a-bf': pair('#262320', '#3c3733'),
  '--a-br': pair('#181615', '#22201d'),
  '--a-bj': pair('#141211', '#100f0e'),
  '--a-bt': pair('#4a453f', '#80776b'),
  '--a-bl': pair('#35312d', '#57504a'),
  // The water around the map of the contact page, and its streets.
  '--map-ground': pair('#e6e1d7', '#0d0c0b'),
} as const satisfies Record<`--${string}`, Colour>;

/** The same for every site. */
const fixed = {
  '--success': pair('#5d6b27', '#a3b25b'),
  '--success-wash': pair('#eaeed3', '#23290f'),
  '--error': pair('#a8232b', '#ff9d94'),
  '--error-wash': pair('#f9e6e4', '#2c1413'),
  // Over a page behind a dialog, and about its colour where the scrim does not reach.
  '--scrim': both('#0d0c0b8c'),
  '--shade': both('#131210'),
  '--a-strata': pair('#7d746680', '#00000073'),
  '--a-ot': pair('#a9b65e', '#a3b05a'),
  '--a-ol': both('#7f8b40'),
  '--a-of': both('#626d2d'),
  '--a-or': both('#464e1e'),
  '--a-oj': both('#363d15'),
} as const satisfies Record<`--${string}`, Colour>;

/** The greys of small drawings that differ, because those need more contrast in the dark theme: `.art-lifted`. */
const liftedGreys = {
  '--a-t0': pair('#f2eee6', '#565048'),
  '--a-t1': pair('#eae5db', '#4a453e'),
  '--a-t2': pair('#faf8f3', '#665f56'),
  '--a-l': pair('#dcd6ca', '#3a3530'),
  '--a-f': pair('#c8c1b4', '#2a2723'),
  '--a-r': pair('#aca494', '#1c1a18'),
  '--a-bt': pair('#4a453f', '#a69c8f'),
  '--a-bl': pair('#35312d', '#7d756a'),
  '--a-bf': pair('#262320', '#59524a'),
  '--a-br': pair('#181615', '#3a3530'),
  '--a-plan': pair('#c9c1b3', '#524c45'),
  '--a-line': pair('#8d8577', '#847b70'),
  '--a-web': pair('#8d8577', '#8f867a'),
} as const satisfies Partial<Record<keyof typeof greys, Colour>>;

/** Greys below this lightness are dark grounds, dark text and the bars of figures. */
const darkBelow = 0.42;
/** The least chroma of dark greys in a cool hue: with less they look black beside a blue accent. */
const coolDarkChroma = 0.02;

const isCool = (hue: number): boolean => hue > 150 && hue < 330;

/**
 * A grey of the product in the hue of the site. Lightness stays, so contrast does too.
 * @param colour `#rrggbb`
 */
export function neutral({ settings }: ConfiguredSite, colour: string): string {
  const { hue } = settings.grounds;
  if (hue === undefined) return colour;
  const grey = oklchOf(colour);
  const leastChroma = grey.l < darkBelow && isCool(hue) ? coolDarkChroma : 0;
  return hexOf({ ...grey, c: Math.max(grey.c, leastChroma), h: hue });
}

type Grounds = Readonly<Record<'--bg' | '--surface' | '--sunken' | '--band' | '--ink', Colour>>;

/**
 * The accent where it has this contrast on all grounds, else the colour of text: links of a yellow company are not
 * brown, and the mark of the current page can be seen.
 */
function accentOrInk(accent: Colour, colours: Grounds, least: number): Colour {
  const pages = [colours['--bg'], colours['--surface'], colours['--sunken']];
  const onLight = pages.map(({ light }) => light);
  const onDark = [...pages.map(({ dark }) => dark), colours['--band'].light, colours['--band'].dark];
  const isSeen = (colour: string, grounds: readonly string[]) =>
    grounds.every((ground) => contrastOf(colour, ground) >= least);
  return pair(
    isSeen(accent.light, onLight) ? accent.light : colours['--ink'].light,
    isSeen(accent.dark, onDark) ? accent.dark : colours['--ink'].dark,
  );
}

const inHueOf = <Name extends string>(
  site: ConfiguredSite,
  colours: Readonly<Record<Name, Colour>>,
): Record<Name, Colour> =>
  Object.fromEntries(
    Object.entries<Colour>(colours).map(([name, { light, dark }]) => [
      name,
      pair(neutral(site, light), neutral(site, dark)),
    ]),
  ) as Record<Name, Colour>;

/** What `.art-lifted` changes. */
export const liftedColoursOf = (site: ConfiguredSite): Readonly<Record<keyof typeof liftedGreys, Colour>> =>
  inHueOf(site, liftedGreys);

/** The accent as roles, and the faces of the glowing columns. */
function accentRoles(site: ConfiguredSite, colours: Grounds) {
  const { accent } = site.settings;
  const tone = accentTones(site);
  // A bright accent has dark words on it, and gets brighter below the pointer.
  const isBright = contrastOf('#ffffff', accent.light) < leastContrast.text;
  return {
    '--accent': pair(accent.light, accent.dark),
    // Links, and what shows a state: the current page, an open tab.
    '--accent-text': accentOrInk(accent, colours, leastContrast.text),
    '--accent-sign': accentOrInk(accent, colours, leastContrast.sign),
    '--accent-hover': pair(isBright ? tone.hoverBright : tone.hoverLight, tone.hoverDark),
    '--accent-side': pair(tone.sideLight, tone.sideDark),
    '--on-accent': pair(isBright ? tone.onBright : '#fff', tone.onDark),
    '--accent-wash': pair(tone.washLight, tone.washDark),
    '--focus': pair(neutral(site, greys['--ink'].light), accent.dark),
    '--focus-halo': pair('#1a181614', `${accent.dark}2e`),
    '--a-et': both(tone.columnTop),
    '--a-el': both(tone.columnLeft),
    '--a-ef': both(tone.columnFront),
    '--a-er': both(tone.columnRight),
    '--a-ej': both(tone.columnJoint),
  } as const;
}

/** The name of a colour, as style sheets use it. */
export type Token = keyof typeof greys | keyof typeof fixed | keyof ReturnType<typeof accentRoles>;

export type Palette = Readonly<Record<Token, Colour>>;

/** @throws RangeError naming file and field when the accent is not a colour */
export const paletteOf = oncePer((site: ConfiguredSite): Palette => {
  const { page, band } = site.settings.grounds;
  const own = {
    ...inHueOf(site, greys),
    ...(page && { '--bg': page }),
    ...(band && { '--band': band }),
  };
  return { ...fixed, ...accentRoles(site, own), ...own };
});

/** The colours of the mark where no style sheet is: the cap is the same in light and dark tabs, and in previews. */
export const markColoursOf = (site: ConfiguredSite) => ({
  ink: paletteOf(site)['--ink'],
  cap: accentTones(site).tabMark,
});
