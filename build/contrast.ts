import type { Site } from '#content/load-site.ts';
import { contrastOf, hexOf, oklchOf, type Theme } from '#content/colours/colour.ts';
import { paletteOf, type Palette, type Token } from '#content/colours/palette.ts';

/**
 * Required contrast in both themes (WCAG 2.2: 1.4.3 and 1.4.11): small text, and parts of controls, focus
 * rings and large signs. Text can be on any ground in any size, so all of it has to reach the value for small
 * text.
 */
const needed = { text: 4.5, sign: 3 } as const;

interface Pair {
  foreground: Token;
  ground: Token;
  kind: keyof typeof needed;
}

const grounds = ['--bg', '--surface', '--sunken', '--basalt'] as const;
const pairs: Pair[] = [
  ...(['--ink', '--ink-2', '--ink-3', '--ember', '--olivine', '--error'] as const).flatMap((foreground) =>
    grounds.map((ground): Pair => ({ foreground, ground, kind: 'text' })),
  ),
  ...(['--ember-wash', '--olivine-wash', '--error-wash'] as const).map((ground): Pair => ({
    foreground: '--ink',
    ground,
    kind: 'text',
  })),
  { foreground: '--on-ember', ground: '--ember', kind: 'text' },
  { foreground: '--on-ember', ground: '--ember-hover', kind: 'text' },
  ...(['--control', '--focus'] as const).flatMap((foreground) =>
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
  { name: 'the light theme', theme: 'light', groundTheme: 'light', isBand: false },
  { name: 'the dark theme', theme: 'dark', groundTheme: 'dark', isBand: false },
  { name: 'a dark band of the light theme', theme: 'dark', groundTheme: 'light', isBand: true },
  { name: 'a dark band of the dark theme', theme: 'dark', groundTheme: 'dark', isBand: true },
];

/** True for the tokens that contain the accent; the focus uses it only in the dark theme. */
const isAccent = (token: Token, theme: Theme) =>
  token === '--ember' || (token === '--focus' && theme === 'dark');

/** The closest colour with the same hue that reaches the ratio; null when there is none. */
function nearest(colour: string, ground: string, ratio: number): string | null {
  const from = oklchOf(colour);
  const direction = from.l < oklchOf(ground).l ? -1 : 1;
  for (let step = 1; step <= 200; step += 1) {
    const l = from.l + (direction * step) / 200;
    if (l < 0 || l > 1) return null;
    const candidate = hexOf({ ...from, l });
    if (contrastOf(candidate, ground) >= ratio) return candidate;
  }
  return null;
}

/** What to change: the accent if the pair uses it, else the token in the style sheet. */
function remedy(
  site: Site,
  { foreground, ground, kind }: Pair,
  theme: Theme,
  colours: [string, string],
): string {
  const [front, back] = colours;
  const value = `site.yaml: accent.${theme}`;
  const proposal = (colour: string, other: string) => {
    const better = nearest(colour, other, needed[kind]);
    return `${value} (${colour})${better ? `; the nearest that is enough here: ${better}` : ''}`;
  };
  if (isAccent(foreground, theme)) return proposal(front, back);
  if (isAccent(ground, theme)) return proposal(back, front);
  if (`${foreground}${ground}`.includes('ember'))
    return `${value}, from which it is derived: make that ${theme === 'light' ? 'darker' : 'lighter'}`;
  const own = new Map<Token, string | false | undefined>([
    ['--bg', site.settings.grounds.page && 'page'],
    ['--basalt', site.settings.grounds.band && 'band'],
  ]).get(ground);
  if (own) return `site.yaml: grounds.${own} (${back})`;
  return `content/colours/palette.ts, ${foreground} (${front}) or ${ground} (${back})`;
}

/**
 * The pairs with too little contrast, one line each: pair, place, ratio found and required, what to change.
 */
export function contrastProblems(site: Site, palette: Palette = paletteOf(site)): string[] {
  return places.flatMap(({ name, theme, groundTheme, isBand }) =>
    pairs
      .filter(({ ground }) => isBand === (ground === '--basalt'))
      .flatMap((pair) => {
        const colours: [string, string] = [
          palette[pair.foreground][theme],
          palette[pair.ground][groundTheme],
        ];
        const ratio = contrastOf(...colours);
        if (ratio >= needed[pair.kind]) return [];
        // Rounded down, so that it never shows the required value for less.
        const found = (Math.floor(ratio * 100) / 100).toFixed(2);
        return [
          `${pair.foreground} on ${pair.ground} in ${name} has a contrast of ${found}:1 and needs ${needed[pair.kind]}:1. Change ${remedy(site, pair, theme, colours)}`,
        ];
      }),
  );
}

/** Prints the colours of a site that give too little contrast. @returns whether there are none */
export function checkContrast(site: Site): boolean {
  const problems = contrastProblems(site);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
