import { Inks } from '../../artwork/theme-inks.ts';

/** A colour with separate alpha, as PDF needs it. */
export interface Paint {
  color: string;
  opacity: number;
}

/** Resolves `var(--name)` or a plain colour. Throws for an unknown name. */
export type Palette = (value: string) => Paint;

/**
 * The colours of a cover in the light theme, because a PDF has no style sheet.
 * @param stone colour set of the landscape
 * @param light direction of the light
 */
export function paletteOf(stone: string, light: string): Palette {
  const inks = new Inks([`stone-${stone}`, ...(light === 'right' ? ['light-right'] : [])], 'light');
  return (value) => {
    const color = inks.resolve(value);
    const [, solid, alpha] = /^(#[0-9a-f]{6})([0-9a-f]{2})$/i.exec(color) ?? [];
    if (solid === undefined || alpha === undefined) return { color, opacity: 1 };
    return { color: solid, opacity: Number.parseInt(alpha, 16) / 255 };
  };
}
