import { fileSizeIn } from '../../../shared/file-size.ts';
import { fill, type Template } from '../../../shared/template.ts';
import type { Enliven } from '../../components/live-figure/live-figure.tsx';

type LoadedKind = 'images' | 'scripts' | 'fonts' | 'pages';

/** What the scales have to know. */
export interface VisitWeightFacts {
  /** The parts of the chart, and what is weighed for each. */
  kinds: readonly { name: string; kind: LoadedKind }[];
  /** Length of the scale. */
  totalBytes: number;
  says: Template<'total' | 'files' | 'parts'>;
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

/** At the press of the button, the files of this visit are weighed: a bar below that of the chart. */
export const enliven: Enliven<VisitWeightFacts> = (frame, { kinds, totalBytes, says, locale }) => {
  const button = frame.querySelector('button');
  const weigh = () => {
    const files = loadedFiles();
    const sums = kinds.map(({ name, kind }) => {
      let bytes = 0;
      for (const [address, size] of files)
        if ((endings[address.split('.').at(-1) ?? ''] ?? 'pages') === kind) bytes += size;
      return { name, bytes };
    });
    const total = sums.reduce((sum, { bytes }) => sum + bytes, 0);
    const scale = 100 / Math.max(total, totalBytes);
    let start = 0;
    for (const [index, part] of frame.querySelectorAll('[data-visit] > rect').entries()) {
      const { bytes = 0 } = sums[index] ?? {};
      part.setAttribute('x', `${start * scale}%`);
      part.setAttribute('width', `${bytes * scale}%`);
      start += bytes;
    }
    const output = frame.querySelector('output');
    if (!output) return;
    output.textContent = fill(says, {
      total: fileSizeIn(locale, total),
      files: files.size,
      parts: sums.map(({ name, bytes }) => `${name} ${fileSizeIn(locale, bytes)}`).join(', '),
    });
  };
  button?.addEventListener('click', weigh);
  return () => button?.removeEventListener('click', weigh);
};
