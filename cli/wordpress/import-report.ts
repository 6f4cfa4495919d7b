import { quantity } from '#shared/quantity.ts';
import type { Place } from './places.ts';

/** What an import did, for the person who goes on with it. */
export class ImportReport {
  readonly #places: readonly Place[];
  readonly #leftOut: ReadonlyMap<string, number>;
  readonly #changes = new Map<string, Set<string>>();
  /** Files of earlier imports whose texts have changed in WordPress since then. */
  readonly changedSince: string[] = [];
  copied = 0;
  redirects: {
    added: number;
    problems: readonly { from: string; reason: string }[];
    tooMany: readonly string[];
    /** Redirects of a plugin with patterns. */
    patterns: readonly string[];
  } = { added: 0, problems: [], tooMany: [], patterns: [] };

  /** @param leftOut how many of each kind were left out */
  constructor(places: readonly Place[], leftOut: ReadonlyMap<string, number>) {
    this.#places = places;
    this.#leftOut = leftOut;
  }

  /** Notes a difference between a text and its original. */
  change(file: string, what: string): void {
    const changes = this.#changes.get(file) ?? new Set();
    this.#changes.set(file, changes.add(what));
  }

  #count(kind: Place['kind']): number {
    return this.#places.filter((place) => place.kind === kind && !place.isKnown).length;
  }

  /** The result in a few lines. */
  get summary(): string[] {
    const known = this.#places.filter(({ isKnown }) => isKnown).length;
    const { added, problems, tooMany } = this.redirects;
    return [
      `Imported: ${quantity(this.#count('post'), 'article')}, ${quantity(this.#count('page'), 'page')}, ${quantity(this.copied, 'file')}, ${quantity(added, 'redirect')}.`,
      ...(known > 0 ? [`Imported earlier and not touched: ${quantity(known, 'text')}.`] : []),
      ...(this.#count('kept') > 0
        ? [`Kept in wordpress/ for you to decide on: ${quantity(this.#count('kept'), 'text')}.`]
        : []),
      ...(problems.length + tooMany.length > 0
        ? [`Old addresses without a redirect: ${problems.length + tooMany.length}.`]
        : []),
    ];
  }

  /** Everything, in Markdown. */
  text(day: string): string {
    const section = (title: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines.map((line) => `- ${line}`)];
    const { problems, tooMany, patterns } = this.redirects;
    const kept = this.#places.filter(({ kind, isKnown }) => kind === 'kept' && !isKnown);
    const hidden = this.#places.filter(
      ({ kind, isShown, isKnown }) => kind !== 'kept' && !isShown && !isKnown,
    );
    const moved = this.#places.filter(({ kind, isKnown }) => kind !== 'kept' && !isKnown);
    const lines = [
      `# Import from WordPress, ${day}`,
      '',
      ...this.summary.map((line) => `- ${line}`),
      ...section(
        'Kept for you to decide on',
        kept.map(
          ({ item, path, file, reason }) =>
            `${item.link || item.title}: ${reason}; ${file}; its address leads to ${path}`,
        ),
      ),
      ...section(
        'Not public',
        hidden.map(
          ({ file, item }) =>
            `${file}: ${item.hasPassword ? 'it had a password' : `“${item.status}”`} in WordPress`,
        ),
      ),
      ...section('Changed in WordPress since an earlier import, not touched', this.changedSince),
      ...section(
        'Texts that lost something',
        [...this.#changes].map(([file, changes]) => [file, ...changes].join('\n  - ')),
      ),
      ...section(
        'Left out',
        [...this.#leftOut].map(([what, count]) => `${what}: ${count}`),
      ),
      ...section('Old addresses without a redirect', [
        ...problems.map(({ from, reason }) => `${from}: ${reason}`),
        ...tooMany.map((from) => `${from}: redirects.yaml is full`),
        ...patterns.map((from) => `${from}: a pattern; write it as an address or with * at the end`),
      ]),
      ...section(
        'Moved',
        moved.map(({ item, file }) => `${item.link || item.title} → ${file}`),
      ),
    ];
    return `${lines.join('\n')}\n`;
  }
}
