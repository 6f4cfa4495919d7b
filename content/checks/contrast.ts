import { contrastOf, hexOf, oklchOf, type Theme } from '#content/colours/colour.ts';
import { leastContrast, paletteOf, type Palette, type Token } from '#content/colours/palette.ts';
import type { LoadedSite, Site } from '#content/load-site.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import type { Problem } from '#content/site-file/problem.ts';

/** How a message says the role of a colour. */
const roles = {
  '--ink': 'text',
  '--ink-2': 'secondary text',
  '--ink-3': 'captions',
  '--accent-text': 'links',
  '--accent-sign': 'marks of states',
  '--success': 'confirmations',
  '--error': 'error messages',
  '--on-accent': 'labels',
  '--control': 'borders of fields',
  '--focus': 'focus rings',
  '--bg': 'the page',
  '--surface': 'fields',
  '--sunken': 'sunken sections',
  '--band': 'dark bands',
  '--accent': 'buttons',
  '--accent-hover': 'buttons below the pointer',
  '--accent-wash': 'tinted boxes',
  '--success-wash': 'tinted boxes',
  '--error-wash': 'tinted boxes',
} as const satisfies Partial<Record<Token, string>>;

type Role = keyof typeof roles;

interface Pair {
  foreground: Role;
  ground: Role;
  kind: keyof typeof leastContrast;
}

const grounds = ['--bg', '--surface', '--sunken', '--band'] as const;
const pairs: Pair[] = [
  ...(['--ink', '--ink-2', '--ink-3', '--accent-text', '--success', '--error'] as const).flatMap(
    (foreground) => grounds.map((ground): Pair => ({ foreground, ground, kind: 'text' })),
  ),
  ...(['--accent-wash', '--success-wash', '--error-wash'] as const).map((ground): Pair => ({
    foreground: '--ink',
    ground,
    kind: 'text',
  })),
  { foreground: '--on-accent', ground: '--accent', kind: 'text' },
  { foreground: '--on-accent', ground: '--accent-hover', kind: 'text' },
  ...(['--control', '--focus', '--accent-sign'] as const).flatMap((foreground) =>
    grounds.map((ground): Pair => ({ foreground, ground, kind: 'sign' })),
  ),
];

/** Where a pair is used. A dark band has the ground of the page's theme; all on it is of the dark theme. */
interface Place {
  name: string;
  theme: Theme;
  groundTheme: Theme;
  isBand: boolean;
}

const places: Place[] = [
  { name: 'in the light theme', theme: 'light', groundTheme: 'light', isBand: false },
  { name: 'in the dark theme', theme: 'dark', groundTheme: 'dark', isBand: false },
  { name: 'of the light theme', theme: 'dark', groundTheme: 'light', isBand: true },
  { name: 'of the dark theme', theme: 'dark', groundTheme: 'dark', isBand: true },
];

/** A colour in site.yaml: `accent.light`, `grounds.page.dark`. */
interface Field {
  part: 'accent' | 'page' | 'band';
  theme: Theme;
}

const pathOf = ({ part, theme }: Field): string[] =>
  part === 'accent' ? [part, theme] : ['grounds', part, theme];

/** The roles that the accent decides, in both themes. */
const rolesOfAccent: ReadonlySet<Role> = new Set([
  '--accent',
  '--accent-text',
  '--accent-sign',
  '--accent-hover',
  '--accent-wash',
  '--on-accent',
]);

/** The field that decides a pair, or undefined where only the product does. */
function fieldOf(
  { settings: { grounds: own } }: Site,
  { foreground, ground }: Pair,
  { theme, groundTheme }: Place,
): Field | undefined {
  if (own.page && ground === '--bg') return { part: 'page', theme: groundTheme };
  if (own.band && ground === '--band') return { part: 'band', theme: groundTheme };
  // The focus ring has the accent in the dark theme only.
  const hasAccent =
    foreground === '--focus' ? theme === 'dark' : rolesOfAccent.has(foreground) || rolesOfAccent.has(ground);
  return hasAccent ? { part: 'accent', theme } : undefined;
}

interface Breach {
  field: Field | undefined;
  /** "text on the page in the light theme: 2.31:1 instead of 4.5:1". */
  said: string;
}

/** Pairs with too little contrast. */
function breachesOf(site: Site, palette: Palette): Breach[] {
  return places.flatMap((place) =>
    pairs
      .filter(({ ground }) => place.isBand === (ground === '--band'))
      .flatMap((pair): Breach[] => {
        const ratio = contrastOf(
          palette[pair.foreground][place.theme],
          palette[pair.ground][place.groundTheme],
        );
        const needed = leastContrast[pair.kind];
        if (ratio >= needed) return [];
        // Rounded down, so that it never shows the required value for less.
        const found = (Math.floor(ratio * 100) / 100).toFixed(2);
        const said = `${roles[pair.foreground]} on ${roles[pair.ground]} ${place.name}: ${found}:1 instead of ${needed}:1`;
        return [{ field: fieldOf(site, pair, place), said }];
      }),
  );
}

const colourIn = ({ settings: { accent, grounds: own } }: Site, { part, theme }: Field): string | undefined =>
  (part === 'accent' ? accent : own[part])?.[theme];

function withColour(site: Site, { part, theme }: Field, colour: string): Site {
  const { accent, grounds: own } = site.settings;
  const changed =
    part === 'accent'
      ? { accent: { ...accent, [theme]: colour } }
      : { grounds: { ...own, [part]: { ...own[part], [theme]: colour } } };
  return { ...site, settings: { ...site.settings, ...changed } };
}

/** The nearest colour of the same hue with which every pair of a field has enough contrast; null if there is none. */
function nearest(site: Site, field: Field, colour: string): string | null {
  const from = oklchOf(colour);
  const name = String(pathOf(field));
  for (let step = 1; step <= 100; step += 1)
    for (const direction of [-1, 1]) {
      const l = from.l + (direction * step) / 100;
      if (l < 0 || l > 1) continue;
      const candidate = hexOf({ ...from, l });
      const other = withColour(site, field, candidate);
      const left = breachesOf(other, paletteOf(other));
      if (!left.some((breach) => breach.field && String(pathOf(breach.field)) === name)) return candidate;
    }
  return null;
}

/** Colours of a site that give too little contrast: one problem for each field, with a colour that is enough. */
export function checkContrast({ site, source }: Pick<LoadedSite, 'site' | 'source'>): Problem[] {
  const breaches = breachesOf(site, paletteOf(site));
  const byField = Map.groupBy(breaches, ({ field }) => field && String(pathOf(field)));
  return [...byField.values()].map(([first, ...others]): Problem => {
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    const reason = `too little contrast: ${first?.said}${more}`;
    const field = first?.field;
    const colour = field && colourIn(site, field);
    if (!field || !colour)
      return { file: 'content/colours/palette.ts', field: '(the colours of the product)', reason };
    const better = nearest(site, field, colour);
    const remedy = better === null ? '' : `; the nearest colour that is enough everywhere: ${better}`;
    return problemAt(source.yaml('site.yaml'), pathOf(field), reason + remedy);
  });
}
