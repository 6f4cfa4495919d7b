import { Resvg } from '@resvg/resvg-js';
import type { SvgDrawing } from '#content/read/svg-file.ts';
import { contrastOf, type Theme } from '#content/colours/colour.ts';

/** Whether a drawing can be seen on the grounds of a site, which only its pixels show. */

/** How exactly a drawing is looked at, in pixels of its width. */
const widthPx = 96;
/** A colour with less contrast to the ground is not seen. */
const leastContrast = 1.3;
/** Less of what is drawn is seen by nobody. */
const leastSeen = 0.01;

interface Pixels {
  drawn: number;
  /** The share of them that is seen on a ground. */
  seenOn: (ground: string) => number;
}

function pixelsOf(svg: string): Pixels {
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: widthPx } }).render();
  const colours = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4)
    if ((pixels[at + 3] ?? 0) > 8) {
      const colour = pixels.readUInt32BE(at);
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
  const drawn = [...colours.values()].reduce((sum, count) => sum + count, 0);
  const seenOn = (ground: string): number => {
    const below = Number.parseInt(ground.slice(1), 16);
    // The renderer has multiplied the colours with their opacity.
    const over = (colour: number) => {
      const channels = [24, 16, 8].map((shift) => {
        const under = (below >>> (shift - 8)) & 255;
        return Math.min(255, Math.round(((colour >>> shift) & 255) + under * (1 - (colour & 255) / 255)));
      });
      return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
    };
    const seen = [...colours].filter(([colour]) => contrastOf(over(colour), ground) >= leastContrast);
    return seen.reduce((sum, [, count]) => sum + count, 0) / drawn;
  };
  return { drawn, seenOn };
}

/**
 * Advice for a drawing of which nobody sees anything, in one of the themes or in both; undefined for all others.
 * @param svgIn the drawing as a file in the colours of a theme
 * @param grounds of the pages, as hexadecimal colours; no light one where pages choose the colours or are dark there
 */
export function drawingAdvice(
  { viewBox, content }: Pick<SvgDrawing, 'viewBox' | 'content'>,
  svgIn: (theme: Theme) => string,
  grounds: { light: string | undefined; dark: string },
): string | undefined {
  // Colours that this renderer does not choose, and letters that it may not have.
  if (/prefers-color-scheme|light-dark\(|<text\b/.test(content)) return undefined;
  const [light, dark] = [pixelsOf(svgIn('light')), pixelsOf(svgIn('dark'))];
  if (light.drawn === 0 && dark.drawn === 0)
    return `nothing of it is visible: its shapes have no colour or no size, or are outside of its viewBox (${viewBox}); export it again`;
  const isSeen = {
    light: grounds.light === undefined || light.seenOn(grounds.light) >= leastSeen,
    dark: dark.seenOn(grounds.dark) >= leastSeen,
  };
  if (isSeen.light && isSeen.dark) return undefined;
  const where = isSeen.light
    ? 'dark ground of link previews and of the dark theme'
    : isSeen.dark
      ? 'light ground of the pages'
      : 'grounds of the pages, light or dark';
  return `nothing of it is visible on the ${where}: give its shapes fill="var(--ink)" or stroke="var(--ink)", or draw a background`;
}
