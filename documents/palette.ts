import { Inks } from '../artwork/theme-inks.ts';

/** A colour; the alpha of `#rrggbbaa` comes apart, as PDFs want it. */
export interface Paint {
  color: string;
  opacity: number;
}

/** Asks for the paint behind `var(--name)` or a plain colour. Throws when there is no such ink. */
export type Palette = (value: string) => Paint;

/**
 * The inks of a cover by day. A PDF has no style sheet, so its drawings get their colours when they are printed.
 * @param stone what the landscape is made of
 * @param light the side it is lit from
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
