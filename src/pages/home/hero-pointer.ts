const svgNamespace = 'http://www.w3.org/2000/svg';

/** Height of the strip below a raised top, in units of the drawing: more than it rises (hero.module.css). */
const stripUnits = 44;
/** The hit area of a column: half its width, and the distances above and below the middle of its top. */
const [halfWidth, above, below] = [30, 17, 60];

/** A column of the drawing: the middle of its top, the corners of its top, and the element that draws it. */
interface Column {
  x: number;
  y: number;
  corners: [x: number, y: number][];
  /** Prefix of its inks: none for limestone, b for basalt. */
  inks: string;
  group: number;
  path: number;
  element?: SVGGElement;
}

const topInk = /--a-([beo]?)t/;
const create = (name: string, attributes: Record<string, string>) => {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** The corners of a closed path of lines, as the artwork writes it: `M1 2l3-4…z`. */
function cornersOf(path: string): Column['corners'] {
  const numbers = path.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, index) => {
    x += numbers[2 * index] ?? 0;
    y += numbers[2 * index + 1] ?? 0;
    return [x, y];
  });
}

/** The paths of each group of the file, as attributes; markup from a file is not put into the page. */
const groupsOf = (file: string) =>
  [...file.matchAll(/<g id="g\d+"([^>]*)>(.*?)<\/g>/gs)].map(([, own = '', paths = '']) => ({
    own: attributesOf(own),
    paths: paths.split('<path').slice(1).map(attributesOf),
  }));

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );

/**
 * Raises the column under the pointer or finger, and its neighbours a little. A raised column is drawn again at its
 * place in the order of the drawing, so that columns in front of it still cover it.
 * @param stage the element that the pointer moves over
 * @param drawing its groups are shown by `<use>`, the farthest first
 * @returns removes the listeners
 */
export async function followPointer(stage: HTMLElement, drawing: SVGSVGElement): Promise<() => void> {
  const uses = [...drawing.querySelectorAll('use')];
  const [address = ''] = uses[0]?.getAttribute('href')?.split('#') ?? [];
  const groups = groupsOf(await (await fetch(address)).text());
  const columns = groups.flatMap(({ paths }, group) =>
    paths.flatMap(({ fill = '', d = '' }, path) => {
      const [, inks] = topInk.exec(fill) ?? [];
      if (inks === undefined) return [];
      return d
        .split('z')
        .slice(0, -1)
        .map((top): Column => {
          const corners = cornersOf(top);
          const [[right, first] = [0, 0], , , [left, last] = [0, 0]] = corners;
          return { x: (right + left) / 2, y: (first + last) / 2, corners, inks, group, path };
        });
    }),
  );
  const inline: (SVGElement[] | undefined)[] = [];

  /** The paths of a group as elements of the page, in place of its `<use>`. */
  function pathsOf(group: number): SVGElement[] {
    const { own = {}, paths = [] } = groups[group] ?? {};
    return (inline[group] ??= (() => {
      const frame = create('g', own);
      const drawn = paths.map((attributes) => create('path', attributes));
      frame.append(...drawn);
      uses[group]?.after(frame);
      uses[group]?.setAttribute('visibility', 'hidden');
      return drawn;
    })());
  }

  function elementOf(column: Column): SVGElement {
    const { corners, inks } = column;
    if (column.element) return column.element;
    const frame = document.createElementNS(svgNamespace, 'g');
    const stroke = `var(--a-${inks ? `${inks}j` : 'joint'})`;
    for (const [side, index] of [
      ['l', 2],
      ['f', 1],
      ['r', 0],
    ] as const) {
      const [[x, y] = [0, 0], [toX, toY] = [0, 0]] = corners.slice(index, index + 2);
      const d = `M${x} ${y}L${toX} ${toY}v${stripUnits}L${x} ${y + stripUnits}z`;
      frame.append(create('path', { fill: `var(--a-${inks}${side})`, stroke, d }));
    }
    const own = pathsOf(column.group)[column.path];
    const fill = own?.getAttribute('fill') ?? '';
    frame.append(create('path', { fill, stroke, d: `M${corners.join('L')}z` }));
    own?.after(frame);
    return (column.element = frame);
  }

  /** The frontmost column at a point. */
  function columnAt({ x, y }: DOMPoint): Column | undefined {
    return columns.findLast(
      (one) => Math.abs(one.x - x) < halfWidth && y > one.y - above && y < one.y + below,
    );
  }

  /** The neighbours, one across each side: the nearest in height. */
  function ringOf({ x, y, corners }: Column): Column[] {
    return corners.flatMap(([firstX], index) => {
      const [nextX] = corners[(index + 1) % corners.length] ?? [0];
      const across = firstX + nextX - x;
      const beside = columns.filter((one) => Math.abs(one.x - across) < 1 && Math.abs(one.y - y) < 150);
      return beside.toSorted((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y)).slice(0, 1);
    });
  }

  let raised: Column | undefined;
  function raise(column: Column | undefined): void {
    if (column === raised) return;
    raised = column;
    for (const { element } of columns) if (element) element.dataset.rise = 'none';
    if (!column) return;
    for (const one of ringOf(column)) elementOf(one).dataset.rise = 'little';
    elementOf(column).dataset.rise = 'full';
  }

  const move = ({ clientX, clientY }: PointerEvent) => {
    const matrix = drawing.getScreenCTM();
    if (matrix) raise(columnAt(new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())));
  };
  const rest = () => raise(undefined);
  stage.addEventListener('pointermove', move, { passive: true });
  stage.addEventListener('pointerdown', move, { passive: true });
  stage.addEventListener('pointerleave', rest);
  stage.addEventListener('pointercancel', rest);
  return () => {
    stage.removeEventListener('pointermove', move);
    stage.removeEventListener('pointerdown', move);
    stage.removeEventListener('pointerleave', rest);
    stage.removeEventListener('pointercancel', rest);
  };
}
