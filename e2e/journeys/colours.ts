import { contrastOfChannels, type Channels } from '../../config/colour.ts';

/** A computed colour; components from 0 to 1. */
export interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/**
 * Reads a computed colour as Chromium writes it: `rgb(…)`, `rgba(…)` or `color(srgb …)`.
 * @throws Error for any other notation
 */
export function parseColour(text: string): Colour {
  const numbers = (text.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const scale = text.startsWith('rgb') ? 255 : 1;
  if (!/^(rgba?|color)\(/.test(text) || numbers.length < 3) throw new Error(`No colour: ${text}`);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return { red: red / scale, green: green / scale, blue: blue / scale, alpha };
}

function channelsOf(text: string): Channels {
  const { red, green, blue } = parseColour(text);
  return [red, green, blue];
}

/** The contrast of two computed colours, 1 to 21 (WCAG 2). */
export const contrast = (one: string, other: string): number =>
  contrastOfChannels(channelsOf(one), channelsOf(other));
