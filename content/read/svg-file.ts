import { escapeMarkup } from '#shared/markup.ts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An SVG drawing of a site that pages may show. */
export interface SvgDrawing {
  viewBox: string;
  /**
   * What the root element contains, in a group with the attributes of the root that it inherits, such as
   * `fill="none"`. Without prefixes, comments, and what drawing programs store for themselves.
   */
  content: string;
  /** Whether it reads custom properties, so that it follows the theme and the accent of the page. */
  isThemed: boolean;
  /** Whether its style sheet or its ids would affect other drawings in the same file. */
  isAlone: boolean;
  /** The `id` of each top-level group. */
  parts: string[];
  /** Fonts of its texts that only some computers have. */
  fonts: string[];
}

/** Larger drawings delay the page; photos are compressed better. */
export const svgMaxBytes = 300_000;
/** Every page loads the logo. */
const logoMaxBytes = 60_000;
/** With what drawing programs store in a file for themselves, which is not published. */
const fileMaxBytes = 10 * svgMaxBytes;

/** An element as fast-xml-parser returns it: its children under its name, its attributes under `:@`. */
type Node = Record<string, Node[] | Record<string, string> | string>;

const cdata = '#cdata';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  processEntities: false,
  parseTagValue: false,
  trimValues: false,
  cdataPropName: cdata,
  captureMetaData: true,
  ignorePiTags: true,
  ignoreDeclaration: true,
});

/** Where the parser says at which character a node starts. */
const metadata = XMLParser.getMetaDataSymbol();

/** Elements that run scripts, show HTML or load other files. */
const forbiddenElements: Readonly<Record<string, string>> = {
  script: 'it contains a script',
  foreignObject: 'it contains HTML (foreignObject)',
  image: 'it contains a raster picture (image), which is a photo',
  animate: 'it is animated',
  animateTransform: 'it is animated',
  animateMotion: 'it is animated',
  set: 'it is animated',
};

/** Elements that no visitor sees, and in which programs store names and paths. */
const unseenElements: ReadonlySet<string> = new Set(['metadata', 'title', 'desc']);

/** Attributes of a root that its content does not inherit. */
const rootOnly =
  /^(viewBox|width|height|x|y|version|baseProfile|preserveAspectRatio|zoomAndPan|content\w+Type)$/;

const svgSpace = 'http://www.w3.org/2000/svg';
const linkSpace = 'http://www.w3.org/1999/xlink';
const xmlSpace = 'http://www.w3.org/XML/1998/namespace';
/** What prefixes mean; files that were copied together often do not declare them. */
const usualSpaces = new Map([
  ['', svgSpace],
  ['svg', svgSpace],
  ['xlink', linkSpace],
  ['xml', xmlSpace],
]);

/** An element in the SVG namespace, with decoded attribute values. */
export interface SvgElement {
  name: string;
  /** In the file, from 1. */
  line: number;
  attributes: Map<string, string>;
  children: (SvgElement | string)[];
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, name = '') => {
    if (hex === undefined && decimal === undefined) return namedEntities[String(name)] ?? all;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
  });

const rawAttributes = (node: Node): [string, string][] => {
  const found = node[':@'];
  return typeof found === 'object' && !Array.isArray(found) ? Object.entries(found) : [];
};

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';

const childrenOf = (node: Node): Node[] => {
  const found = node[nameOf(node)];
  return Array.isArray(found) ? found : [];
};

/** The text of a node; that in CDATA is unchanged. */
function nodeText(node: Node): string {
  const found = node[nameOf(node)];
  if (typeof found === 'string') return decodeEntities(found);
  const parts = childrenOf(node).map((part) => part['#text']);
  return parts.filter((part) => typeof part === 'string').join('');
}

/** The name without its prefix, and its namespace. */
function resolveName(name: string, spaces: ReadonlyMap<string, string>): { local: string; space: string } {
  const [prefix = '', local] = name.includes(':') ? name.split(':', 2) : ['', name];
  return { local: local ?? '', space: spaces.get(prefix) ?? usualSpaces.get(prefix) ?? prefix };
}

/** A value that only the program that wrote the file reads: data-name, xml:base. */
function attributeName(name: string, spaces: ReadonlyMap<string, string>): string | undefined {
  if (/^xmlns(:|$)|^data-/.test(name)) return undefined;
  if (!name.includes(':')) return name;
  const { local, space } = resolveName(name, spaces);
  if (space === svgSpace) return local;
  if (space === linkSpace) return local === 'href' ? local : undefined;
  return space === xmlSpace && ['space', 'lang'].includes(local) ? `xml:${local}` : undefined;
}

const isInvisible = (attributes: ReadonlyMap<string, string>): boolean =>
  /^0*\.?0*%?$/.test(attributes.get('opacity')?.trim() || 'x') ||
  /(^|;)\s*opacity\s*:\s*0*\.?0*%?\s*(;|!|$)/.test(attributes.get('style') ?? '');

function lineOf(node: Node, xml: string): number {
  const found: unknown = Object.getOwnPropertyDescriptor(node, metadata.valueOf())?.value;
  const { startIndex = 0 } = (found ?? {}) as { startIndex?: number };
  return xml.slice(0, startIndex).split('\n').length;
}

/** An element without what others than SVG renderers read; undefined for one of another namespace. */
function elementOf(node: Node, xml: string, outer: ReadonlyMap<string, string>): SvgElement | undefined {
  const spaces = new Map(outer);
  for (const [name, value] of rawAttributes(node)) {
    if (name === 'xmlns') spaces.set('', decodeEntities(value));
    else if (name.startsWith('xmlns:')) spaces.set(name.slice('xmlns:'.length), decodeEntities(value));
  }
  const { local: name, space } = resolveName(nameOf(node), spaces);
  if (space !== svgSpace || unseenElements.has(name)) return undefined;
  const attributes = new Map(
    rawAttributes(node).flatMap(([full, value]): [string, string][] => {
      const own = attributeName(full, spaces);
      return own === undefined ? [] : [[own, decodeEntities(value)]];
    }),
  );
  // Illustrator's own data, which others skip.
  if (name === 'foreignObject' && attributes.has('requiredExtensions')) return undefined;
  // Renderers measure what they draw, even where nobody sees it.
  if (isInvisible(attributes))
    attributes.set('style', [attributes.get('style'), 'display:none'].filter(Boolean).join(';'));
  // The renderer of link previews and icons reads it as an attribute only, Figma writes it as a style.
  const [, maskType] = /mask-type\s*:\s*(\w+)/.exec(attributes.get('style') ?? '') ?? [];
  if (maskType !== undefined) attributes.set('mask-type', maskType);
  const children = childrenOf(node).flatMap((child): (SvgElement | string)[] => {
    if (nameOf(child) === '#text' || nameOf(child) === cdata) return [nodeText(child)];
    const element = elementOf(child, xml, spaces);
    return element ? [element] : [];
  });
  return {
    name,
    // Counted only where something is wrong, because it reads the file up to here.
    get line() {
      return lineOf(node, xml);
    },
    attributes,
    children,
  };
}

/** An element and all inside it, in the order of the file. */
export function* elementsIn(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* elementsIn(child);
}

const textIn = ({ children }: SvgElement): string =>
  children.filter((child) => typeof child === 'string').join('');

const childMarkup = (child: SvgElement | string): string =>
  typeof child === 'string' ? escapeMarkup(child) : markupOf(child);

function markupOf({ name, attributes, children }: SvgElement): string {
  const list = [...attributes].map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`).join('');
  const inside = children.map(childMarkup).join('');
  return inside === '' ? `<${name}${list}/>` : `<${name}${list}>${inside}</${name}>`;
}

/** A style sheet or value with its escapes resolved, as browsers read it. */
const plainCss = (css: string): string =>
  css.replace(/\\([\da-f]{1,6})\s?|\\(.)/gi, (_, hex?: string, sign = '') =>
    hex === undefined ? String(sign) : String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10_ff_ff)),
  );

/** A style sheet without its comments. What looks like one in a string stays. */
const withoutComments = (css: string): string =>
  css.replace(
    /("(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|\\[^])|\/\*[^]*?(?:\*\/|$)/g,
    (_, kept?: string) => kept ?? ' ',
  );

/** What loads other files: `@import`, `url(…)` of anything but an id of the file, and functions for pictures. */
const leaving =
  /@import|(?:url|(?<![\w-])src)\((?!\s*['"]?\s*#)|(?<![\w-])(?:-webkit-)?(?:image|image-set|cross-fade)\(/i;
/** Comments are not left out: in an unquoted `url(…)` there are none. */
const leavesFile = (css: string) => leaving.test(plainCss(css));

/** Attributes with names or addresses, not CSS. */
const notCss = /^(href|id|class|aria-.*)$/;

/**
 * What a drawing is for. A logo looks the same as in the program that it is from: it is shown as a file of its own, to
 * which fonts and colours of the page do not reach.
 */
export type SvgUse = 'drawing' | 'logo';

const asPng = 'or save the logo as PNG';

const animated = 'it is animated: export it without its animation';
const forDark =
  'it has other colours for the dark theme: save the dark version as a file of its own, and set it as logo.dark';

/** What would make a logo look different, in a value of an attribute. */
function* unlikeInValue(value: string): Generator<string> {
  if (/light-dark\(/i.test(plainCss(value))) yield forDark;
}

/** What would make a logo look different, in a style sheet or a `style` attribute. */
function* unlikeInCss(css: string): Generator<string> {
  const plain = plainCss(withoutComments(css));
  if (/light-dark\(|@[^{;]*prefers-color-scheme/i.test(plain)) yield forDark;
  if (/@(-\w+-)?keyframes|(^|[;{\s])(-\w+-)?(animation|transition)(-[\w-]+)?\s*:(?!\s*none\b)/i.test(plain))
    yield animated;
  for (const [rule] of plain.matchAll(
    /@(?!(charset|namespace|import|font-face|page|(-\w+-)?keyframes)\b)[a-z-]+[^{;]*/gi,
  ))
    if (!/prefers-color-scheme/i.test(rule))
      yield `it has styles that apply only in some cases (${rule.trim().slice(0, 60)}): keep only what always applies, ${asPng}`;
}

/** The style sheet in an element, in the rule that its `media` attribute stands for. */
function styleSheetIn(element: SvgElement): string {
  if (element.name !== 'style') return '';
  const media = element.attributes.get('media')?.trim() ?? '';
  return /^(all|screen)?$/i.test(media) ? textIn(element) : `@media ${media} {${textIn(element)}}`;
}

function* problemsOf(element: SvgElement, use: SvgUse): Generator<string> {
  const { name, attributes } = element;
  const href = attributes.get('href')?.trim() ?? '#';
  const isEmbedded = use === 'logo' && name === 'image' && /^data:image\/(png|jpeg)[;,]/i.test(href);
  if (use === 'logo' && name === 'image') {
    if (!isEmbedded && !href.startsWith('#'))
      yield `it refers to another file (${href.slice(0, 60)}): embed that when you export it, ${asPng}`;
  } else if (forbiddenElements[name]) yield `${forbiddenElements[name]}: remove it`;
  else if (!href.startsWith('#')) yield `it refers to another file (${href.slice(0, 60)}): remove it`;
  if (use === 'logo' && /^(text|flowRoot)$/.test(name))
    yield `its letters need their font: convert them to outlines (“Create Outlines”, “Object to Path”), ${asPng}`;
  for (const [attribute, value] of attributes) {
    if (/^on/i.test(attribute)) yield `it contains an event handler (${attribute}): remove it`;
    if ((attribute === 'src' && !value.startsWith('#')) || (!notCss.test(attribute) && leavesFile(value)))
      yield `it refers to another file (${value.slice(0, 60)}): remove it`;
  }
  const css = styleSheetIn(element);
  if (leavesFile(css)) yield 'its style sheet refers to another file: remove it';
  if (use !== 'logo') return;
  yield* unlikeInCss(css);
  for (const [attribute, value] of attributes)
    if (!notCss.test(attribute)) yield* attribute === 'style' ? unlikeInCss(value) : unlikeInValue(value);
}

/** All that pages cannot show of a drawing: each reason once, with the lines of all its elements. */
function checkElements(elements: readonly SvgElement[], use: SvgUse): void {
  const found = elements.flatMap((element) =>
    [...problemsOf(element, use)].map((reason) => ({ line: element.line, reason })),
  );
  const problems = [...Map.groupBy(found, ({ reason }) => reason)].map(([reason, places]) => {
    const [line = 1, ...others] = new Set(places.map((place) => place.line));
    return { line, reason: others.length > 0 ? `${reason} (also in line ${others.join(', ')})` : reason };
  });
  if (problems.length > 0) throw new SvgError(problems);
}

const viewBoxPattern = /^\s*([-+]?[\d.e-]+)[\s,]+([-+]?[\d.e-]+)[\s,]+([\d.e-]+)[\s,]+([\d.e-]+)\s*$/i;
/** Pixels in the units of lengths. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

/** A length in pixels; undefined for none, and for one that depends on the page. */
function parseLength(length = ''): number | undefined {
  const [, value = '', unit = ''] = /^\s*([\d.]+)\s*([a-z%]*)\s*$/i.exec(length) ?? [];
  const factor = units[unit.toLowerCase()];
  return value === '' || factor === undefined ? undefined : Math.round(Number(value) * factor * 100) / 100;
}

/** The view box with single spaces. @throws RangeError where there is none, or it is empty */
function viewBoxOf(attributes: ReadonlyMap<string, string>): string {
  const viewBox = attributes.get('viewBox');
  const [width = 0, height = 0] = ['width', 'height'].map((side) => parseLength(attributes.get(side)));
  const [, ...numbers] =
    viewBox === undefined ? ['', '0', '0', `${width}`, `${height}`] : (viewBoxPattern.exec(viewBox) ?? []);
  const [left, top, across, down] = numbers.map(Number);
  if (!across || !down || ![left, top, across, down].every(Number.isFinite))
    throw new RangeError('its root element needs a viewBox of four numbers, such as viewBox="0 0 640 440"');
  return numbers.join(' ');
}

const doctype = /<!DOCTYPE[^>[]*(?:\[((?:"[^"]*"|'[^']*'|<!--[^]*?-->|[^\]"'])*)\])?\s*>/i;

const tooLarge = (bytes: number, most: number) =>
  new RangeError(
    `too large: ${Math.ceil(bytes / 1000)} KB, at most ${most / 1000}; simplify it, or save it as a photo`,
  );

/** The XML without its document type, whose texts are filled in, as Illustrator writes them. @throws RangeError */
function withoutDoctype(text: string): string {
  const [declared, inside = ''] = doctype.exec(text) ?? [];
  // Its line breaks stay, so that lines can be named.
  const rest = declared === undefined ? text : text.replace(declared, declared.replaceAll(/[^\n]+/g, ''));
  const texts = new Map<string, string>();
  const unread = inside
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g, (_, name, double, single) => {
      texts.set(String(name), String(double ?? single));
      return '';
    });
  if (/<!ENTITY/i.test(unread) || /<!(DOCTYPE|ENTITY)/i.test(rest))
    throw new RangeError('it declares entities that are not plain texts: export it again as plain SVG');
  const filled = rest.replace(/&([\w.-]+);/g, (all, name: string) => texts.get(name) ?? all);
  if (filled.length > 2 * fileMaxBytes) throw new RangeError('its entities are too large: export it again');
  return filled;
}

/** Fonts that a computer has under some name. */
const usualFonts =
  /^(serif|sans-serif|monospace|system-ui|cursive|fantasy|inherit|initial|unset|ui-.*|-apple-system|BlinkMacSystemFont|Arial.*|Helvetica.*|Verdana|Georgia|Times.*|Courier.*|Tahoma|Trebuchet MS|Segoe UI|Roboto|Liberation.*)$/i;

/** The first font of each list in a drawing with texts, where it is not a usual one. */
function fontsIn(elements: readonly SvgElement[]): string[] {
  if (!elements.some(({ name }) => name === 'text')) return [];
  const lists = elements.flatMap((element) => {
    const css = [element.attributes.get('style') ?? '', element.name === 'style' ? textIn(element) : ''];
    const inCss = css.flatMap((text) =>
      [...text.replace(/@font-face\s*\{[^}]*\}/gi, '').matchAll(/font-family\s*:\s*([^;}]+)/gi)].map(
        ([, list = '']) => list,
      ),
    );
    return [element.attributes.get('font-family') ?? '', ...inCss];
  });
  const first = lists.map((list) =>
    (list.split(',')[0] ?? '')
      .replace(/!important/, '')
      .replaceAll(/['"]/g, '')
      .trim(),
  );
  return [...new Set(first)].filter(
    (font) => font !== '' && !font.startsWith('var(') && !usualFonts.test(font),
  );
}

const idOf = (child: SvgElement | string): string | undefined =>
  typeof child === 'string' ? undefined : child.attributes.get('id');

/**
 * The children of a root in a group with its attributes. In a drawing that follows the theme each child with an id has
 * a group of its own, under that id, because a page may show it alone.
 */
function childrenWith(
  inherited: ReadonlyMap<string, string>,
  { children }: SvgElement,
): (SvgElement | string)[] {
  const group = (attributes: Map<string, string>, inside: SvgElement['children']): SvgElement => ({
    name: 'g',
    line: 1,
    attributes,
    children: inside,
  });
  if (!readsPage(children.map(childMarkup).join('')) || !children.some(idOf))
    return [group(new Map(inherited), children)];
  return children.map((child) => {
    if (typeof child === 'string') return child;
    const { id, ...others } = Object.fromEntries(child.attributes);
    const inside = { ...child, attributes: new Map(Object.entries(others)) };
    const { id: _, ...own } = Object.fromEntries(inherited);
    return group(new Map(Object.entries({ ...own, ...(id !== undefined && { id }) })), [inside]);
  });
}

/** Whether it reads a custom property that it does not define itself. */
function readsPage(content: string): boolean {
  const own = new Set([...content.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  return [...content.matchAll(/var\(\s*(--[\w-]+)/g)].some(([, name]) => !own.has(name));
}

/** All that is wrong with a drawing, each with its line. */
export class SvgError extends RangeError {
  readonly problems: readonly { line: number; reason: string }[];

  constructor(problems: SvgError['problems']) {
    super(problems.map(({ reason }) => reason).join('; '));
    this.problems = problems;
  }
}

/** The mistakes that the validator finds, and what an editor of the file sees. */
const mistakes: readonly [found: RegExp, mistake: string][] = [
  [/^Attributes for '(.*)' have open quote/, 'a quote is not closed in <$1>'],
  [/^Closing tag '(.*)' has not been opened/, '</$1> ends an element that has no beginning'],
  [/^Closing tag '(.*)' /, '</$1 is not the correct end of an element'],
  [
    /^Expected closing tag '(.*)' \(opened in line (\d+).*closing tag '(.*)'/,
    '<$1> of line $2 is not closed before </$3>',
  ],
  [/^Multiple possible root|^Extra text/, 'there is something after </svg>'],
  [/^char '&'/, 'a & that begins no entity: write &amp;'],
  [/^char '/, 'there is text before <svg>'],
  [/^Unclosed tag '(.*)'/, '<$1> is not closed'],
  [/^Invalid '\[/, 'it ends before its elements are closed, as when a copy is not complete'],
  [/^XML declaration/, 'something is before <?xml …?>, which must be the first line: delete it'],
  [/^Attribute '(.*)' is repeated/, 'the attribute $1 is written twice'],
  [/^(?:boolean a|A)ttribute '(.*?)'/, 'the attribute $1 is not written as $1="value" after a space'],
  [/^Tag '(.*)' is an invalid name/, '<$1> is not the name of an element'],
];

/** The mistake that the validator found, in an editor's words. */
function mistakeIn(xml: string, message: string): string {
  if (!/<([\w.-]+:)?svg[\s/>]/i.test(xml)) return 'it has no <svg>';
  const found = mistakes.find(([pattern]) => pattern.test(message));
  if (!found) return 'it is not correct XML';
  const [pattern, mistake] = found;
  return message.replace(new RegExp(`${pattern.source}[^]*`), mistake);
}

/** The elements of XML that the validator accepts. @throws RangeError for what the parser alone refuses */
function nodesOf(xml: string): Node[] {
  try {
    // The shape that `preserveOrder` gives.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return parser.parse(xml) as Node[];
  } catch {
    throw new RangeError(
      'not valid SVG: its elements are nested too deeply, or it has names that XML reserves; export it again as plain SVG',
    );
  }
}

/**
 * The root of an SVG file, without what only drawing programs read.
 * @throws RangeError with the reason, and what to do about it
 */
export function parseSvg(text: string): SvgElement {
  const bytes = Buffer.byteLength(text);
  if (bytes > fileMaxBytes) throw tooLarge(bytes, svgMaxBytes);
  const xml = withoutDoctype(text);
  // The parser alone accepts unclosed elements; the validator's successor is a package of its own.
  // oxlint-disable-next-line typescript/no-deprecated
  const result = XMLValidator.validate(xml);
  if (result !== true) {
    const { msg, line } = result.err;
    throw new SvgError([
      { line, reason: `not valid SVG: ${mistakeIn(xml, msg)}; fix it, or export it again` },
    ]);
  }
  const nodes = nodesOf(xml);
  const root = nodes
    .flatMap((node) => elementOf(node, xml, new Map()) ?? [])
    .find(({ name }) => name === 'svg');
  if (!root) throw new RangeError('not an SVG file: its root element is not <svg>');
  return root;
}

/**
 * Reads a drawing as any program writes it, and refuses what a picture of a page must not contain.
 * @throws RangeError with the reason, and what to do about it
 */
export function readSvg(text: string, use: SvgUse = 'drawing'): SvgDrawing {
  const root = parseSvg(text);
  const elements = [...elementsIn(root)];
  checkElements(elements, use);
  const inherited = new Map([...root.attributes].filter(([name]) => !rootOnly.test(name)));
  const content = (inherited.size > 0 ? childrenWith(inherited, root) : root.children)
    .map(childMarkup)
    .join('')
    .trim();
  const mostBytes = use === 'logo' ? logoMaxBytes : svgMaxBytes;
  if (Buffer.byteLength(content) > mostBytes) throw tooLarge(Buffer.byteLength(content), mostBytes);
  const isThemed = readsPage(content);
  if (isThemed && use === 'logo')
    throw new RangeError('it takes colours from the page (var(--…)): write the colours themselves');
  return {
    viewBox: viewBoxOf(root.attributes),
    content,
    isThemed,
    isAlone: elements.some(({ name, attributes }) => name === 'style' || attributes.has('id')),
    parts: root.children.flatMap((child) => idOf(child) ?? []),
    fonts: fontsIn(elements),
  };
}
