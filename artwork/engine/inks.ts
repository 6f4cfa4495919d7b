/**
 * The inks: what a shape is made of, and how a sprite file says so. Page CSS cannot reach into an external
 * `<use>`, but custom properties inherit into it, so each ink is a token. Inks are presentation attributes, not
 * `style`: no Content-Security-Policy can block an attribute (measured in Chromium under `style-src 'self'`).
 */
import { accent } from '../../shared/site.ts';

/** The ground, the formation that contrasts with it, the accent, and a second, green highlight. */
export type Material = 'stone' | 'formation' | 'ember' | 'olivine';

/** The faces of a column. Field stone has three tones of top. */
export type Face = 'top' | 'left' | 'front' | 'right';

const fill = (token: string): string => `fill="var(--${token})"`;
const jointed = (token: string, joint: string): string => `${fill(token)} stroke="var(--${joint})"`;
const line = (token: string, width: number, rest = ''): string =>
  `fill="none" stroke="var(--${token})" stroke-width="${shortWidth(width)}"${rest}`;
const shortWidth = (width: number): string => String(width).replace(/^0\./, '.');
const shadow = (opacity: number): string => `fill="#000" fill-opacity="${shortWidth(opacity)}" stroke="none"`;

const own = (token: string, light: string, dark: string): string =>
  `fill="var(--${token},light-dark(${light},${dark}))"`;

/** All inks with their SVG attributes. The tokens have the names of the prototype. */
export const inks = {
  'stone-top-0': fill('a-t0'),
  'stone-top-1': fill('a-t1'),
  'stone-top-2': fill('a-t2'),
  'stone-left': fill('a-l'),
  'stone-front': fill('a-f'),
  'stone-right': fill('a-r'),
  'formation-top': jointed('a-bt', 'a-bj'),
  'formation-left': jointed('a-bl', 'a-bj'),
  'formation-front': jointed('a-bf', 'a-bj'),
  'formation-right': jointed('a-br', 'a-bj'),
  'ember-top': jointed('a-et', 'a-ej'),
  'ember-left': jointed('a-el', 'a-ej'),
  'ember-front': jointed('a-ef', 'a-ej'),
  'ember-right': jointed('a-er', 'a-ej'),
  'olivine-top': jointed('a-ot', 'a-oj'),
  'olivine-left': jointed('a-ol', 'a-oj'),
  'olivine-front': jointed('a-of', 'a-oj'),
  'olivine-right': jointed('a-or', 'a-oj'),
  /** Contact shade: neutral black, so it works on every palette. */
  'shade-upper': shadow(0.11),
  'shade-lower': shadow(0.12),
  /** The chisel marks that real basalt carries across its faces. */
  strata: line('a-strata', 0.9),
  drawn: `${fill('bg')} stroke="var(--a-line)" stroke-width=".8"`,
  plan: line('a-plan', 0.8),
  dashed: line('a-line', 0.9, ' stroke-dasharray="3 3"'),
  proposal: line('ember', 0.9),
  web: line('a-web', 1.7),
  dimension: line('ember', 1),
  /** The outline of a missing column. */
  ghost: line('ember', 1.6, ' stroke-dasharray="5 5"'),
  'grid-line': line('rule', 1),
  /** One-colour marks take the colour of the text around them. */
  text: 'fill="currentColor"',
  'ember-flat': fill('ember'),
  'key-outline': line('rule-2', 1.4),
  'key-side': line('ember', 3.6, ' stroke-linecap="round"'),
  'hour-other': 'fill="var(--a-hour,#57504a)"',
  'hour-office': 'fill="var(--a-hour-office,#d9d2c5)"',
  'control-line': line('control', 0.9),
  /** White papers are dark in both themes. */
  'paper-dot': 'fill="#f2eee6"',
  'paper-dot-lit': `fill="${accent.dark}"`,
  /** The city map has its own light and dark colours; a page may override the tokens. */
  'map-low': own('map-low', '#fdfcf9', '#2b2825'),
  'map-slope': own('map-slope', '#f1ede4', '#35312d'),
  'map-hill': own('map-hill', '#dcd6ca', '#45403a'),
  'map-peak': own('map-peak', '#c4bcae', '#5f5950'),
  'map-park': own('map-park', '#b3bc7b', '#48541d'),
  'map-water': own('map-water', '#c4bcae', '#302c28'),
  'map-street': `fill="none" stroke="var(--map-ground,light-dark(#e6e1d7,#0d0c0b))" stroke-width="2.4"`,
  'map-main-street': `fill="none" stroke="var(--map-ground,light-dark(#e6e1d7,#0d0c0b))" stroke-width="6"`,
  'map-pin': 'fill="var(--a-et)" stroke="var(--bg)" stroke-width="3"',
} as const satisfies Record<string, string>;

/** The name of an ink. */
export type Ink = keyof typeof inks;

/**
 * The attributes of an ink.
 * @throws when there is no such ink: a shape without one would be drawn black and nobody would notice.
 */
export function inkAttributes(ink: string): string {
  const attributes = Object.entries(inks).find(([name]) => name === ink)?.[1];
  if (attributes === undefined) throw new Error(`There is no ink named "${ink}"`);
  return attributes;
}

/** The ink of a face. `tone` 0 to 2 picks the top of field stone. */
export function faceInk(material: Material, face: Face, tone = 0): Ink {
  if (material !== 'stone') return `${material}-${face}`;
  if (face !== 'top') return `stone-${face}`;
  return tone === 0 ? 'stone-top-0' : tone === 1 ? 'stone-top-1' : 'stone-top-2';
}
