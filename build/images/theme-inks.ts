import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfiguredSite } from '#shared/configured-site.ts';
import { imagesFolder, projectFolder } from '#build/project-paths.ts';

/** The colours of drawings outside of a browser: the custom properties of the style sheets in one theme. */

/** Custom properties by selector; a nested rule `&.b` inside `.a` is `.a.b`. */
type Rules = Map<string, Map<string, string>>;

function readRules(css: string): Rules {
  const rules: Rules = new Map();
  const open: string[] = [];
  const tokens = css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)([{};])|([{}])/g);
  for (const [, text = '', sign, bare] of tokens) {
    const mark = sign ?? bare;
    if (mark === '{') open.push(text.trim());
    else if (mark === '}') open.pop();
    const property = /^\s*(--[\w-]+):\s*([^]+)$/.exec(text);
    if (mark === '{' || !property) continue;
    // Layers do not change what a rule applies to; media queries are taken as false.
    if (open.some((selector) => /^@(media|property|keyframes)/.test(selector))) continue;
    const selector = open
      .filter((part) => !part.startsWith('@'))
      .join('')
      .replaceAll('&', '');
    const own = rules.get(selector) ?? new Map<string, string>();
    rules.set(selector, own.set(property[1] ?? '', (property[2] ?? '').trim()));
  }
  return rules;
}

/** The style sheets of the product with the colours, without that of the site. */
export const productSheets = [
  'src/styles/tokens.css',
  'src/styles/themes.css',
  'src/styles/drawings.css',
].map((file) => join(projectFolder, file));

/** All style sheets with the colours; build/images makes the last one. */
export const inkSheets = (site: Pick<ConfiguredSite, 'folder'>): string[] => [
  ...productSheets,
  join(imagesFolder(site), 'accent.css'),
];

/** What was read of a style sheet, with the time of its last change: the build writes the last one while it runs. */
const known = new Map<string, { changedMs: number; rules: Rules }>();

/** The rules of a style sheet; none where it is not made yet, so that `resolve` throws for a colour of the accent. */
function rulesOf(file: string): Rules {
  const changedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changedMs === undefined) return new Map();
  const before = known.get(file);
  if (before?.changedMs === changedMs) return before.rules;
  const rules = readRules(readFileSync(file, 'utf8'));
  known.set(file, { changedMs, rules });
  return rules;
}

/** Splits `a, b` at its first comma outside of parentheses. */
function atComma(text: string): [string, string] {
  let depth = 0;
  for (const [index, sign] of text.split('').entries()) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth === 0) return [text.slice(0, index).trim(), text.slice(index + 1).trim()];
  }
  return [text.trim(), ''];
}

/** The colours under an element with the given classes: `resolve('var(--a-t0)')` is `#3c3833`. */
export class Inks {
  readonly #values = new Map<string, string>();
  readonly #theme: 'light' | 'dark';

  /**
   * @param classes of the element around the drawing, in the order in which the style sheet has them
   * @param sheets the style sheets, the last one with precedence
   */
  constructor(classes: readonly string[], theme: 'light' | 'dark', sheets: readonly string[]) {
    this.#theme = theme;
    const all = classes.map((name) => `.${name}`);
    const pairs = all.flatMap((one, index) => all.slice(index + 1).flatMap((two) => [one + two, two + one]));
    const rules = sheets.map(rulesOf);
    for (const selector of [':root', ...all, ...pairs]) {
      for (const sheet of rules) {
        for (const [name, value] of sheet.get(selector) ?? []) this.#values.set(name, value);
      }
    }
  }

  /** @throws RangeError for a property the style sheets do not have */
  resolve(value: string): string {
    const [, call, inside = ''] = /^(var|light-dark)\(([^]*)\)$/.exec(value.trim()) ?? [];
    if (call === 'light-dark') return this.resolve(atComma(inside)[this.#theme === 'light' ? 0 : 1]);
    if (call !== 'var') return value.trim();
    const [name, otherwise] = atComma(inside);
    const found = this.#values.get(name) ?? otherwise;
    if (!found)
      throw new RangeError(
        `not a colour of the page: var(${name}); use var(--ink), var(--ink-3), var(--bg) or var(--ember)`,
      );
    return this.resolve(found);
  }

  /** A drawing with its colours filled in: fills, strokes and style attributes. */
  fillIn(svg: string): string {
    const value =
      /(fill|stroke|stop-color|flood-color|color)(="|\s*:\s*)((?:var|light-dark)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))/g;
    return svg.replace(value, (_, name: string, link: string, colour: string) => {
      return `${name}${link}${this.resolve(colour)}`;
    });
  }
}
