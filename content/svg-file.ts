import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An SVG drawing of a site that pages may show. */
export interface SvgDrawing {
  viewBox: string;
  /** The inside of the root element. */
  content: string;
  /** Presentation attributes of the root element, such as `fill="none"`, which its content inherits. */
  attributes: Readonly<Record<string, string>>;
  /** Whether it reads custom properties, so that it follows the theme and the accent of the page. */
  isThemed: boolean;
  /** The `id` of each top-level group. */
  parts: string[];
}

/** Larger drawings delay the page; photos are compressed better. */
export const svgMaxBytes = 300_000;

/** An element as fast-xml-parser returns it: its children under its name, its attributes under `:@`. */
type Node = Record<string, Node[] | Record<string, string>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  processEntities: false,
  trimValues: false,
});

/** Elements that run scripts, show HTML or load other files. */
const forbiddenElements: Readonly<Record<string, string>> = {
  script: 'it contains a script',
  foreignObject: 'it contains HTML (foreignObject)',
  image: 'it contains a raster picture (image): use it as a photo',
  animate: 'it is animated',
  animateTransform: 'it is animated',
  animateMotion: 'it is animated',
  set: 'it is animated',
};

const attributesOf = (node: Node): Record<string, string> => {
  const found = node[':@'];
  return found && !Array.isArray(found) ? found : {};
};

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';

const childrenOf = (node: Node): Node[] => {
  const found = node[nameOf(node)];
  return Array.isArray(found) ? found : [];
};

function* elementsOf(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node;
    yield* elementsOf(childrenOf(node));
  }
}

/** Addresses in a value that lead out of the file: `url(…)` and `@import` in styles. */
const leavesFile = (value: string) => /@import|url\(\s*['"]?(?!['"]?#)/i.test(value);

function problemOf(element: Node): string | undefined {
  const name = nameOf(element);
  if (name === '#text') return undefined;
  const forbidden = forbiddenElements[name];
  if (forbidden) return forbidden;
  for (const [attribute, value] of Object.entries(attributesOf(element))) {
    if (/^on/i.test(attribute)) return `it contains an event handler (${attribute})`;
    if (/(^|:)(href|src)$/i.test(attribute) && !value.startsWith('#'))
      return `it refers to another file (${value.slice(0, 60)})`;
    if (leavesFile(value)) return `it refers to another file (${value.slice(0, 60)})`;
  }
  const text = name === 'style' ? childrenOf(element).map((node) => JSON.stringify(node)) : [];
  return text.some(leavesFile) ? 'its style sheet refers to another file' : undefined;
}

const viewBoxPattern = /^\s*(-?[\d.]+)[\s,]+(-?[\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*$/;

/** The view box with single spaces. @throws RangeError where there is none, or it is empty */
function viewBoxOf({ viewBox = '' }: Record<string, string>): string {
  const [, ...numbers] = viewBoxPattern.exec(viewBox) ?? [];
  const [, , width, height] = numbers.map(Number);
  if (!width || !height)
    throw new RangeError('its root element needs a viewBox of four numbers, such as viewBox="0 0 640 440"');
  return numbers.join(' ');
}

/**
 * Reads a drawing and refuses what a picture of a page must not contain.
 * @throws RangeError with the reason, and what to do about it
 */
export function readSvg(text: string): SvgDrawing {
  const bytes = Buffer.byteLength(text);
  if (bytes > svgMaxBytes)
    throw new RangeError(
      `too large: ${Math.ceil(bytes / 1000)} KB, at most ${svgMaxBytes / 1000}; simplify it, or save it as a photo`,
    );
  // The parser alone accepts unclosed elements; the validator's successor is a package of its own.
  // oxlint-disable-next-line typescript/no-deprecated
  const result = XMLValidator.validate(text);
  if (result !== true) throw new RangeError(`not valid SVG: ${result.err.msg} (line ${result.err.line})`);
  if (/<!(DOCTYPE[^>]*\[|ENTITY)/i.test(text))
    throw new RangeError('it declares entities: save it without them');
  // The shape that `preserveOrder` gives.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const nodes = parser.parse(text) as Node[];
  const root = nodes.find((node) => nameOf(node) === 'svg');
  if (!root) throw new RangeError('not an SVG file: its root element is not <svg>');
  for (const element of elementsOf([root])) {
    const problem = problemOf(element);
    if (problem) throw new RangeError(`${problem}: remove it`);
  }
  const { viewBox: _, width: _width, height: _height, xmlns: _xmlns, ...attributes } = attributesOf(root);
  return {
    viewBox: viewBoxOf(attributesOf(root)),
    content: text.slice(text.indexOf('>', text.indexOf('<svg')) + 1, text.lastIndexOf('</svg')).trim(),
    attributes,
    isThemed: text.includes('var(--'),
    parts: childrenOf(root).flatMap((node) => attributesOf(node)['id'] ?? []),
  };
}
