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

function luminance({ red, green, blue }: Colour): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two computed colours, 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((text) => luminance(parseColour(text)))
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
