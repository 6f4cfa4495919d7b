import { quantity } from '#shared/quantity.ts';
import type { Place } from './places.ts';

/** What an import did, for the person who goes on with it. */
export class ImportReport {
  readonly #places: readonly Place[];
  readonly #leftOut: ReadonlyMap<string, number>;
  readonly #targetOf: (place: Place) => string;
  readonly #isWritten: (file: string) => boolean;
  readonly #changes = new Map<string, Set<string>>();
  readonly #work = new Map<string, Set<string>>();
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

  /**
   * @param leftOut how many of each kind were left out
   * @param targetOf where an old address leads now
   * @param isWritten whether the import writes a file
   */
  constructor(
    places: readonly Place[],
    leftOut: ReadonlyMap<string, number>,
    targetOf: (place: Place) => string,
    isWritten: (file: string) => boolean,
  ) {
    this.#places = places;
    this.#leftOut = leftOut;
    this.#targetOf = targetOf;
    this.#isWritten = isWritten;
  }

  /** Notes something that a person must do. */
  work(file: string, what: string): void {
    this.#work.set(file, (this.#work.get(file) ?? new Set()).add(what));
  }

  /** Notes a difference between a text and its original. */
  change(file: string, what: string): void {
    const changes = this.#changes.get(file) ?? new Set();
    this.#changes.set(file, changes.add(what));
  }

  #count(kind: Place['kind']): number {
    return this.#places.filter((place) => place.kind === kind && !place.isKnown).length;
  }

  get #hidden(): Place[] {
    return this.#places.filter(({ kind, isShown, isKnown }) => kind !== 'kept' && !isShown && !isKnown);
  }

  /** Texts that the folder `wordpress` has for a person, and empty ones. */
  get #kept(): Place[] {
    return this.#places.filter(({ kind, isKnown }) => kind === 'kept' && !isKnown);
  }

  /** The result in a few lines. */
  get summary(): string[] {
    const known = this.#places.filter(({ isKnown }) => isKnown).length;
    const { added, problems, tooMany, patterns } = this.redirects;
    const kept = this.#kept.filter(({ file }) => this.#isWritten(file)).length;
    const without = problems.length + tooMany.length + patterns.length;
    return [
      `Imported: ${quantity(this.#count('post'), 'article')}, ${quantity(this.#count('page'), 'page')}, ${quantity(this.copied, 'file')}, ${quantity(added, 'redirect')}.`,
      ...(this.#hidden.length > 0 ? [`Not public, of these: ${quantity(this.#hidden.length, 'text')}.`] : []),
      ...(known > 0 ? [`Imported earlier and not touched: ${quantity(known, 'text')}.`] : []),
      ...(kept > 0 ? [`Kept in wordpress/ for you to decide on: ${quantity(kept, 'text')}.`] : []),
      ...(without > 0 ? [`Old addresses without a redirect: ${without}.`] : []),
    ];
  }

  text(day: string): string {
    const section = (title: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines.map((line) => `- ${line}`)];
    const { problems, tooMany, patterns } = this.redirects;
    const grouped = (all: ReadonlyMap<string, ReadonlySet<string>>) =>
      [...all].map(([file, lines]) => [file, ...lines].join('\n  - '));
    const listedMost = 30;
    const others = tooMany.length - listedMost;
    const moved = this.#places.filter(({ kind, isKnown }) => kind !== 'kept' && !isKnown);
    const lines = [
      `# Import from WordPress, ${day}`,
      '',
      ...this.summary.map((line) => `- ${line}`),
      ...section(
        'What is left to do',
        [...this.#work].map(([file, all]) => `${file}: ${[...all].join('; ')}`),
      ),
      ...section(
        'Kept for you to decide on',
        this.#kept.map((place) =>
          [
            `${place.item.link || place.item.title}: ${place.reason}`,
            ...(this.#isWritten(place.file) ? [place.file] : []),
            ...(place.isShown ? [`its address leads to ${this.#targetOf(place)}`] : []),
          ].join('; '),
        ),
      ),
      ...section(
        'Not public',
        this.#hidden.map(
          ({ file, item }) =>
            `${file}: ${item.hasPassword ? 'it had a password' : `“${item.status}”`} in WordPress`,
        ),
      ),
      ...section('Changed in WordPress since an earlier import, not touched', this.changedSince),
      ...section('Texts that lost something', grouped(this.#changes)),
      ...section(
        'Left out',
        [...this.#leftOut].map(([what, count]) => `${what}: ${count}`),
      ),
      ...section('Old addresses without a redirect', [
        ...problems.map(({ from, reason }) => `${from}: ${reason}`),
        ...tooMany.slice(0, listedMost).map((from) => `${from}: redirects.yaml is full`),
        ...(others > 0
          ? [`${others} more of pictures, feeds and parts of articles: redirects.yaml is full`]
          : []),
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
