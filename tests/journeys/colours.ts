import { converter, type Rgb } from 'culori';

const toRgb = converter('rgb');

/**
 * Parses a computed colour: components from 0 to 1, `alpha` 1 for opaque.
 * @throws Error for anything else
 */
export function parseColour(text: string): Required<Rgb> {
  const colour = toRgb(text);
  if (!colour) throw new Error(`No colour: ${text}`);
  return { alpha: 1, ...colour };
}
