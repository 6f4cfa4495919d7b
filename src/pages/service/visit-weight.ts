import { fileSizeIn } from '../../../shared/file-size.ts';
import { fill, type Template } from '../../../shared/template.ts';
import type { Enliven } from '../../components/live-figure/live-figure.tsx';

type LoadedKind = 'images' | 'scripts' | 'fonts' | 'pages';

/** The data for measuring a visit. */
export interface VisitWeightFacts {
  /** The kind of file of each part of the chart. */
  kinds: readonly LoadedKind[];
  /** Length of the scale. */
  totalBytes: number;
  says: Template<'total' | 'files'>;
  /** The size of this visit, below that of the chart. */
  here: Template<'size'>;
  /** BCP 47 tag of the page's language with its region. */
  locale: string;
}

const endings: Readonly<Record<string, LoadedKind>> = {
  js: 'scripts',
  woff2: 'fonts',
  svg: 'images',
  png: 'images',
  jpg: 'images',
  avif: 'images',
  webp: 'images',
};

/** The files of this visit and their compressed sizes, each once, also those that came from the cache. */
function loadedFiles(): Map<string, number> {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ];
  return new Map(
    entries.flatMap((entry) =>
      entry instanceof PerformanceResourceTiming && entry.encodedBodySize > 0
        ? [[entry.name.replace(/[?#].*/, ''), entry.encodedBodySize] as const]
        : [],
    ),
  );
}

/** Measures the files of this visit when the button is pressed, and shows them as a bar below that of the chart. */
export const enliven: Enliven<VisitWeightFacts> = (frame, { kinds, totalBytes, says, here, locale }) => {
  const button = frame.querySelector('button');
  const weigh = () => {
    const files = loadedFiles();
    const sums = kinds.map((kind) => {
      let bytes = 0;
      for (const [address, size] of files)
        if ((endings[address.split('.').at(-1) ?? ''] ?? 'pages') === kind) bytes += size;
      return bytes;
    });
    const total = sums.reduce((sum, bytes) => sum + bytes, 0);
    const scale = 100 / Math.max(total, totalBytes);
    let start = 0;
    for (const [index, part] of frame.querySelectorAll('[data-visit] > rect').entries()) {
      const bytes = sums[index] ?? 0;
      part.setAttribute('x', `${start * scale}%`);
      part.setAttribute('width', `${bytes * scale}%`);
      start += bytes;
    }
    for (const [index, part] of frame.querySelectorAll('[data-here]').entries())
      part.textContent = fill(here, { size: fileSizeIn(locale, sums[index] ?? 0) });
    const output = frame.querySelector('output');
    if (!output) return;
    output.textContent = fill(says, {
      total: fileSizeIn(locale, total),
      files: files.size,
    });
  };
  button?.addEventListener('click', weigh);
  return () => button?.removeEventListener('click', weigh);
};
