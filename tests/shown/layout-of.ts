import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtClass } from '#build/class-names.ts';
import { projectFolder } from '#build/project-paths.ts';

/** A shift or growth of up to this much is taken for rounding, and every figure is a multiple of it. */
const stepPx = 4;

/** A visible element: where it is, how large, and in which colours and weight. */
export interface Box {
  /** Tag and first words, with a number if there are several. */
  name: string;
  /** From the left edge of the window. */
  x: number;
  /** Below what is above it in the same part of the page, or below the top of that part. */
  below: number;
  width: number;
  height: number;
  /**
   * Colour, weight and size of its text, its ground, thick borders, the fills of a chart, and whether it cuts what
   * reaches out of it; in both themes where they were looked at.
   */
  look: string;
}

/** What a message says about an element, besides its box. */
export interface Seen extends Box {
  /** Its classes in the built page. */
  classes: readonly string[];
}

/**
 * The landmarks, headings, controls, pictures and texts of a part of the page. Each is measured from what is above it,
 * so that a change is reported where it is made and not by everything below.
 * @param within a selector
 */
export function boxesOf(page: Page, within: string): Promise<Seen[]> {
  return page
    .locator(within)
    .first()
    .evaluate(async (root) => {
      await document.fonts.ready;
      const kinds =
        'header, nav, main, section, article, aside, footer, form, fieldset, figure, dialog, ul, ol, dl, table, li, h1, h2, h3, h4, h5, h6, p, a, button, input, select, textarea, label, summary, img, svg, picture, td, th, dt, dd, blockquote, pre, legend, output, hr';
      const hasText = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      const all = [root, ...root.querySelectorAll('*')].filter(
        (element) =>
          !element.parentElement?.closest('svg') &&
          (element === root || element.matches(kinds) || hasText(element)) &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          element.getBoundingClientRect().width > 0,
      );
      const listed = new Set(all);
      const parentOf = (element: Element): Element | null => {
        for (let one = element.parentElement; one; one = one.parentElement) if (listed.has(one)) return one;
        return null;
      };
      const names = new Map<string, number>();
      const parts =
        'body, header, nav, main, section, article, aside, footer, form, fieldset, figure, dialog, ul, ol, dl, table';
      const nameOf = (element: Element) => {
        // A part has the name of its heading, not all of its text.
        const titled = element.matches(parts)
          ? element.querySelector('h1, h2, h3, legend, caption')
          : element;
        const label =
          element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? titled?.textContent ?? '';
        const words = label
          .replaceAll(/[\u00AD\u200B]/g, '')
          .replaceAll(/\s+/g, ' ')
          .trim();
        const name = `${element.tagName.toLowerCase()}${words && ` "${words.slice(0, 32)}"`}`;
        const count = (names.get(name) ?? 0) + 1;
        names.set(name, count);
        return count === 1 ? name : `${name} ${count}`;
      };
      const clear = 'rgba(0, 0, 0, 0)';
      // Browsers cut these themselves.
      const isCut = (element: Element) =>
        !element.matches('img, svg, input, select, textarea') &&
        getComputedStyle(element).overflow !== 'visible';
      /** True where the element, or one around it that is not listed, cuts what reaches out of it. */
      const isCutOff = (element: Element) => {
        const parent = parentOf(element);
        for (let one: Element | null = element; one && one !== parent; one = one.parentElement)
          if (isCut(one)) return true;
        return false;
      };
      /** How many shapes of a chart have each colour, in their order; nothing for one colour. */
      const fillsOf = (element: Element): string[] => {
        const runs: [fill: string, count: number][] = [];
        for (const shape of element.matches('svg')
          ? element.querySelectorAll('rect, path, circle, polygon')
          : []) {
          const { fill } = getComputedStyle(shape);
          const last = runs.at(-1);
          if (last?.[0] === fill) last[1] += 1;
          else runs.push([fill, 1]);
        }
        return runs.length > 1
          ? [`fills ${runs.map(([fill, count]) => `${count}x ${fill}`).join(', ')}`]
          : [];
      };
      const lookOf = (element: Element) => {
        const style = getComputedStyle(element);
        const { color, backgroundColor, fontWeight, fontSize, fontStyle, textDecorationLine } = style;
        const borders = ['top', 'right', 'bottom', 'left']
          .map((side) => [
            side,
            ...['width', 'color'].map((name) => style.getPropertyValue(`border-${side}-${name}`)),
          ])
          .filter(([, width = '']) => parseFloat(width) > 2)
          .map((border) => border.join(' '));
        // Others only hand their text style down.
        const isText = hasText(element) || element.matches('a, button, input, select, textarea, svg');
        return [
          ...(isText ? [color, fontWeight, fontSize, fontStyle, textDecorationLine] : []),
          ...(backgroundColor === clear ? [] : [`on ${backgroundColor}`]),
          ...borders,
          ...fillsOf(element),
          ...(isCutOff(element) ? ['cut'] : []),
        ]
          .filter((part) => part !== 'normal' && part !== 'none')
          .join(' ');
      };
      const above = new Map<Element | null, DOMRect[]>();
      return all.map((element) => {
        const box = element.getBoundingClientRect();
        const parent = element === root ? null : parentOf(element);
        const earlier = above.get(parent) ?? [];
        const top = Math.max(
          parent ? parent.getBoundingClientRect().top : -scrollY,
          ...earlier.map(({ bottom }) => bottom).filter((bottom) => bottom <= box.top + 1),
        );
        above.set(parent, [...earlier, box]);
        return {
          name: nameOf(element),
          x: box.left,
          below: box.top - top,
          width: box.width,
          height: box.height,
          look: lookOf(element),
          classes: [...element.classList],
        };
      });
    });
}

const sizes = ['x', 'below', 'width', 'height'] as const;

const rounded = (px: number) => Math.round(px / stepPx) * stepPx;

const lineOf = (box: Box) =>
  [box.name, sizes.map((size) => rounded(box[size])).join(' '), box.look || 'no text'].join(' | ');

/** The file of a layout: a heading per window, then a line per element. */
export const fileOf = (windows: ReadonlyMap<string, readonly Box[]>): string =>
  [...windows].map(([window, boxes]) => [`# ${window}`, ...boxes.map(lineOf), ''].join('\n')).join('\n');

/** Reads what `fileOf` wrote. */
export function readLayout(text: string): Map<string, Box[]> {
  const windows = text.split(/^# /m).slice(1);
  return new Map(
    windows.map((part) => {
      const [window = '', ...lines] = part.trim().split('\n');
      const boxes = lines.map((line): Box => {
        const [look, figures = '', ...name] = line.split(' | ').toReversed();
        const [x = 0, below = 0, width = 0, height = 0] = figures.split(' ').map(Number);
        return {
          name: name.toReversed().join(' | '),
          x,
          below,
          width,
          height,
          look: look === 'no text' ? '' : (look ?? ''),
        };
      });
      return [window, boxes];
    }),
  );
}

/** How a message says a size. */
const sayings: Readonly<Record<(typeof sizes)[number], (px: number) => string>> = {
  x: (px) => `starts at ${px} px`,
  below: (px) => `is ${px} px below what is above it`,
  width: (px) => `is ${px} px wide`,
  height: (px) => `is ${px} px high`,
};

/** Style sheet and local name of each class of a built page. */
export type ClassSources = ReadonlyMap<string, string>;

/** Reads all style sheets of components and pages. */
export function classSources(): ClassSources {
  const files = readdirSync(join(projectFolder, 'src'), { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.module.css'))
      .flatMap((file) => {
        const path = join(projectFolder, 'src', file);
        const locals = new Set(
          Array.from(readFileSync(path, 'utf8').matchAll(/\.([A-Za-z][\w-]*)/g), ([, name = '']) => name),
        );
        return [...locals].map((local): [string, string] => [
          builtClass(local, path),
          `src/${file} .${local}`,
        ]);
      }),
  );
}

/** What differs between the written layout of a window and the one that is seen, a sentence each. */
export function differences(
  window: string,
  written: readonly Box[],
  seen: readonly Seen[],
  sources: ClassSources,
): string[] {
  const byName = new Map(written.map((box) => [box.name, box]));
  const names = new Set(seen.map(({ name }) => name));
  const gone = written
    .filter(({ name }) => !names.has(name))
    .map(({ name }) => `${window}: ${name} is not shown`);
  const others = seen.flatMap((box) => {
    const before = byName.get(box.name);
    const styles = box.classes.flatMap((name) => sources.get(name) ?? []);
    const where = `${window}: ${box.name}${styles.length === 0 ? '' : ` (${styles.join(', ')})`}`;
    if (!before) return [`${where} is new`];
    const moved = sizes
      .filter((size) => Math.abs(before[size] - box[size]) > stepPx)
      .map((size) => `${sayings[size](rounded(box[size]))} instead of ${before[size]} px`);
    const looks = before.look === box.look ? [] : [`looks ${box.look} instead of ${before.look}`];
    const said = [...moved, ...looks];
    return said.length === 0 ? [] : [`${where} ${said.join(', ')}`];
  });
  return [...gone, ...others];
}

/** Compares a layout with its reviewed file. @param options.isUpdate writes the file instead */
export function problemsOfLayout(
  file: string,
  windows: ReadonlyMap<string, readonly Seen[]>,
  { sources, isUpdate }: { sources: ClassSources; isUpdate: boolean },
): string[] {
  const isNew = !existsSync(file);
  if (!isNew) {
    const written = readLayout(readFileSync(file, 'utf8'));
    const found = [...windows].flatMap(([window, boxes]) =>
      differences(window, written.get(window) ?? [], boxes, sources),
    );
    if (!isUpdate || found.length === 0) return found;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fileOf(windows));
  return isUpdate ? [] : [`${file} was missing; it is written now, for a review`];
}
