import { isSeq, parseDocument, stringify } from 'yaml';
import { fileForms } from '#build/editor/file-forms.ts';
import { writeValues } from '#build/editor/written-form.ts';
import { problemsOfSite } from '#content/checks/check-site.ts';
import { missingLetters } from '#content/checks/site-letters.ts';
import { readSite, type LoadedSite } from '#content/load-site.ts';
import { publishedFiles } from '#content/published/published-files.ts';
import { pagesOf } from '#content/published/redirects.ts';
import { SiteSource, type SiteFiles } from '#content/read/site-source.ts';
import { shownSite } from '#content/shown-site.ts';
import { isRecord } from '#shared/is-record.ts';
import { modeOf } from '#shared/mode.ts';
import { decoded } from '#shared/redirect-rules.ts';
import { describeProblem, type Problem } from '#content/site-file/problem.ts';
import { cleanHtml } from './clean-html.ts';
import { elementorHtml } from './elementor.ts';
import { categoriesOf, categoryOf, pageFields, peopleOf, postFields } from './entries.ts';
import { htmlToMarkdown, type FoundImage } from '#content/markdown/html-to-markdown.ts';
import { ImportReport } from './import-report.ts';
import { finishedMarkdown, withoutAddresses } from './finished-markdown.ts';
import { OldAddresses } from './old-addresses.ts';
import { placesOf, type Imported, type Place } from './places.ts';
import { plainText } from '#content/markdown/plain-text.ts';
import { sampleMark } from './fitted-text.ts';
import { redirectsOf, redirectsOfCsv, rulesOf, type RedirectContext } from './redirects.ts';
import { uploadPath, type CopiedFile, type Uploads } from './uploads.ts';
import { metaOf, type WordPressExport } from './wxr.ts';

/** What an import writes into the folder of a site. */
export interface Plan {
  /** Texts by their paths in the folder. */
  files: Map<string, string>;
  copies: Map<string, CopiedFile>;
  report: ImportReport;
}

export interface ImportInput {
  loaded: LoadedSite;
  exported: WordPressExport;
  uploads: Uploads;
  /** The redirects of a plugin. */
  csv?: string | undefined;
  /** Language of items without one. */
  language: string;
  nowMs: number;
}

export const stateFile = 'wordpress/imported.json';

/** What the check of the site refuses in one round is left out in the next one. */
interface Refused {
  items: Map<string, string>;
  /** Why the check refused a field, each time, by the id of the item and the name of the field. */
  fields: Map<string, string[]>;
  files: Set<string>;
  redirects: Map<string, string>;
}

const readState = (source: SiteSource): { url: string; items: Imported } =>
  // Only imports write this file.
  source.has(stateFile)
    ? (JSON.parse(Buffer.from(source.bytes(stateFile)).toString()) as { url: string; items: Imported })
    : { url: '', items: {} };

/** A YAML file with a list, with more items at its end; what is there stays as it is. */
function withItems(before: string, items: readonly unknown[]): string {
  const style = { lineWidth: 0, singleQuote: true };
  const list = parseDocument(before);
  // A file without a list may have comments.
  if (list.contents === null) return before.replace(/(?<=[^\n])$/, '\n') + stringify(items, style);
  if (isSeq(list.contents) && list.contents.items.length === 0) list.contents.flow = false;
  for (const item of items) list.add(list.createNode(item));
  return list.toString(style);
}

/** The footnotes that the block editor keeps in a custom field. */
function footnotesOf(json: string): ReadonlyMap<string, string> {
  try {
    const all: unknown = JSON.parse(json);
    const notes = (Array.isArray(all) ? all : []).filter(isRecord);
    return new Map(notes.map(({ id, content }) => [String(id), String(content)]));
  } catch {
    return new Map();
  }
}

class Planner {
  readonly #input: ImportInput;
  readonly #refused: Refused;
  readonly #state: ReturnType<typeof readState>;
  readonly #places: readonly Place[];
  readonly #addresses: OldAddresses;
  readonly #ofPlugin: ReturnType<typeof redirectsOfCsv>;
  readonly files = new Map<string, string>();
  readonly copies = new Map<string, CopiedFile>();
  readonly report: ImportReport;
  /** The pages that show uploaded files, by the addresses of the files. */
  readonly #shownBy = new Map<string, string>();

  constructor(input: ImportInput, refused: Refused) {
    const { loaded, exported, uploads, language, csv } = input;
    const { site, source } = loaded;
    this.#input = input;
    this.#refused = refused;
    this.#state = readState(source);
    const { url, items: imported } = this.#state;
    if (url !== '' && new URL(url).host !== new URL(exported.url).host)
      throw new Error(
        `this site already has texts from ${url}: import those of ${exported.url} into another site`,
      );
    const hasFile = (file: string) => source.has(file);
    const empty = new Map(
      exported.items.flatMap(({ id, type, content, meta }): [string, string][] => {
        const hasText = content !== '' || (meta.get('_elementor_data')?.[0] ?? '').length > 2;
        return type !== 'post' && !hasText ? [[id, 'it has no text']] : [];
      }),
    );
    const all = new Map([...empty, ...refused.items]);
    const { places, leftOut } = placesOf(exported, { site, language, imported, hasFile, refused: all });
    this.#places = places;
    const comments = exported.items.reduce((count, item) => count + item.comments, 0);
    if (comments > 0) leftOut.set('comments', comments);
    this.#addresses = new OldAddresses({ site, exported, places, uploads });
    this.report = new ImportReport(
      places,
      leftOut,
      (place) => this.#addresses.targetOf(place),
      (file) => this.files.has(file),
    );
    this.#ofPlugin = csv === undefined ? { found: [], patterns: [] } : redirectsOfCsv(csv);
  }

  #picture(image: FoundImage | undefined, place: Place): string {
    if (!image) return '';
    const { url, alt, caption } = image;
    const file = this.#addresses.picture(url);
    if (typeof file === 'string' || this.#refused.files.has(file.name)) {
      const reason = typeof file === 'string' ? file : 'the site cannot show it';
      this.report.change(place.file, `without the picture ${url}: ${reason}`);
      return '';
    }
    if (place.kind !== 'kept') this.#use(file, url, place);
    const said = [alt, file.alt, caption, file.caption].find(({ length }) => length >= 5);
    const words = (said ?? `What the picture shows ${sampleMark}`).replaceAll(/[[\]\\`*_]/g, '\\$&');
    const below = caption.replaceAll('"', '”').replaceAll('\\', '/');
    return `![${words}](/${encodeURI(file.name)}${below === '' ? '' : ` "${below}"`})`;
  }

  #use(file: CopiedFile, url: string, place: Place): void {
    if (!this.#input.loaded.source.has(file.name)) this.copies.set(file.name, file);
    const path = uploadPath(url);
    if (path !== undefined && place.isShown)
      this.#shownBy.set(new URL(url, `${this.#input.exported.url}/`).href, this.#addresses.targetOf(place));
  }

  #body(place: Place): string {
    const { exported, uploads } = this.#input;
    const { item, language, file, kind } = place;
    const leaveOut = (what: string) => this.report.change(file, `without ${what}`);
    const imageById = (id: string) => {
      const found = uploads.attachment(id);
      return found ? `<figure><img src="${found.attachment.replaceAll('"', '%22')}"></figure>` : '';
    };
    const isImage = /\.(jpe?g|png|gif|webp|avif)$/i;
    const html = cleanHtml(item.content || elementorHtml(metaOf(item, '_elementor_data')), {
      imageById,
      ownImages: exported.items.flatMap(({ id, parent, attachment }) =>
        parent === item.id && isImage.test(attachment) ? id : [],
      ),
      leaveOut,
      blockById: (id) =>
        exported.items.find((one) => one.id === id && one.type === 'wp_block')?.content ?? '',
      footnotes: footnotesOf(metaOf(item, 'footnotes')),
    });
    const { markdown, images } = htmlToMarkdown(html, {
      resolve: (href) => {
        const to = this.#addresses.resolve(href, language);
        if (to === null && /^(https?:|\/|#.)/.test(href)) leaveOut(`the link to ${href}`);
        else if (to !== null && /#./.test(href) && !to.includes('#'))
          leaveOut(`the place in the page, of the link to ${href}`);
        return to !== null && this.#refused.files.has(`files${decoded(to) ?? to}`) ? null : to;
      },
      leaveOut,
    });
    return finishedMarkdown(markdown, {
      edition: this.#addresses.edition(language),
      isPage: kind === 'page',
      picture: (index) => this.#picture(images[index], place),
      isLinkFine: (href) => this.#addresses.isLinkFine(href),
      onChange: (what, words) => this.report.change(file, `${what}: ${words}`),
    });
  }

  /** The cover of a post, which the file of the first language names for all of them. */
  #cover(place: Place): CopiedFile | undefined {
    const { uploads, loaded } = this.#input;
    const { defaultLanguage } = loaded.site;
    const original = this.#places.find(
      ({ kind, path, language }) => kind === 'post' && path === place.path && language === defaultLanguage,
    );
    const url = uploads.attachment(metaOf((original ?? place).item, '_thumbnail_id'))?.attachment ?? '';
    if (url === '') return undefined;
    const file = uploads.at(url, true);
    if (typeof file === 'string' || this.#refused.files.has(file.name)) {
      const reason = typeof file === 'string' ? file : 'the site cannot show it';
      this.report.change(place.file, `without its cover ${url}: ${reason}`);
      return undefined;
    }
    this.#use(file, url, place);
    return file;
  }

  /** Leaves out of a field what the check refused: first its addresses, then all of it. */
  #mended({ item, file }: Place, field: string, text: string): string {
    const reasons = this.#refused.fields.get(`${item.id} ${field}`) ?? [];
    if (reasons.length === 0 || text === '') return text;
    this.report.change(file, `${field} changed (${reasons.at(-1)}); in WordPress: ${text}`);
    return reasons.length === 1 ? withoutAddresses(text) : '';
  }

  /** Lists what a person must look at: marks of a sample, and what was cut. */
  #reportWork({ item, file }: Place, fields: Record<string, unknown>, body: string): void {
    const { head, ...others } = fields;
    const texts = Object.entries({ ...others, ...(isRecord(head) && { head: JSON.stringify(head) }) });
    const fieldsWith = (isFound: (text: string) => boolean) =>
      texts.flatMap(([field, value]) => (typeof value === 'string' && isFound(value) ? [field] : []));
    const marked = fieldsWith((text) => text.includes(sampleMark));
    if (body.includes(sampleMark)) marked.push('the text');
    if (marked.length > 0) this.report.work(file, `marked ${sampleMark}: ${marked.join(', ')}`);
    const cut = fieldsWith((text) => /…("|$)/.test(text));
    if (cut.length > 0) this.report.work(file, `shortened: ${cut.join(', ')}`);
    const whole = plainText(item.title);
    if (whole.length > String(fields['title']).length) this.report.change(file, `the whole title: ${whole}`);
  }

  /** What WordPress did with a text that the site does not do. */
  #reportOfItem({ item, file }: Place): void {
    if (item.isSticky) this.report.change(file, 'no longer above newer articles (“sticky”)');
    const robots =
      metaOf(item, '_yoast_wpseo_meta-robots-noindex') === '1' ||
      metaOf(item, 'rank_math_robots').includes('noindex');
    if (robots) this.report.change(file, 'search engines find it now (it had “noindex”)');
  }

  #writeTexts(): ReadonlyMap<string, string> {
    const { loaded, exported } = this.#input;
    const { site, source } = loaded;
    const isNew = (place: Place) => !place.isKnown;
    const posts = this.#places.filter(({ kind }) => kind === 'post');
    const existing = source.has('posts/categories.yaml') ? source.yaml('posts/categories.yaml').value : [];
    const before = (Array.isArray(existing) ? existing : []).filter(isRecord);
    // The site was loaded, so its categories are right.
    const known = before as unknown as Parameters<typeof categoriesOf>[1];
    const originals = posts.filter(({ language }) => language === site.defaultLanguage);
    const categories = categoriesOf(
      originals.map(({ item }) => item),
      known,
      site.languages,
      exported,
    );
    this.#addresses.redirects = rulesOf(this.#redirectContext(categories.ids));
    const added = categories.all.slice(known.length);
    const otherwise = added[0]?.id ?? known[0]?.id ?? '';
    if (added.length > 0) {
      const text = source.has('posts/categories.yaml') ? source.text('posts/categories.yaml') : '';
      this.files.set('posts/categories.yaml', withItems(text, added));
    }
    const logins = [...new Set(originals.filter(isNew).map(({ item }) => item.author))];
    const authors = { languages: site.languages, company: site.settings.name };
    const people = peopleOf(logins, exported, authors, (file) => source.has(file));
    const forms = fileForms(
      [...people.files.keys(), ...this.#places.map(({ file }) => file)],
      site.languages,
    );
    const write = (file: string, value: unknown, body?: string) => {
      const form = forms.get(file);
      if (!form) throw new Error(`${file}: not a file of a site`);
      this.files.set(file, writeValues({ value, ...(body !== undefined && { body }) }, form, site.languages));
    };
    for (const [file, value] of people.files) write(file, value);
    for (const file of ['posts/categories.yaml', ...people.files.keys()])
      if (this.files.get(file)?.includes(sampleMark)) this.report.work(file, `marked ${sampleMark}`);
    for (const place of this.#places.filter(isNew)) {
      const { item, kind, file } = place;
      const body = this.#body(place);
      const edition = this.#addresses.edition(place.language);
      const mended = (field: string, text: string) => this.#mended(place, field, text);
      this.#reportOfItem(place);
      if (kind === 'post') {
        const category = categoryOf(item, exported, categories.ids, otherwise);
        const author = people.ids.get(item.author) ?? '';
        const fields = postFields(place, {
          edition,
          body,
          cover: this.#cover(place),
          author,
          category,
          mended,
        });
        const text = body || `Write the text of this article ${sampleMark}.`;
        write(file, fields, text);
        this.#reportWork(place, fields, text);
        const lost = item.terms.filter(
          ({ taxonomy, slug, name }) =>
            taxonomy === 'post_tag' ||
            (taxonomy === 'category' && categories.ids.get(slug || name) !== category),
        );
        if (lost.length > 0)
          this.report.change(
            file,
            `without these categories and tags: ${lost.map(({ name, slug }) => plainText(name) || slug).join(', ')}`,
          );
      } else if (kind === 'page') {
        const fields = pageFields(place, { edition, body, mended });
        write(file, fields, body);
        this.#reportWork(place, fields, body);
      } else if (body !== '') this.files.set(file, `# ${item.title}\n\nFrom ${item.link}\n\n${body}\n`);
    }
    for (const [name, file] of this.#addresses.files)
      if (!source.has(name) && !this.#refused.files.has(name)) this.copies.set(name, file);
    return categories.ids;
  }

  /** The planned site as it can be checked: copied files have a name only. */
  planned(): LoadedSite {
    const { source } = this.#input.loaded;
    const copied = [...this.copies.keys()].map((name): [string, Uint8Array | null] => [
      name,
      name.startsWith('files/') ? Buffer.alloc(2000) : null,
    ]);
    const files: SiteFiles = new Map<string, string | Uint8Array | null>([
      ...source.files,
      ...this.files,
      ...copied,
    ]);
    return readSite(new SiteSource(source.folder, files));
  }

  #writeRedirects(categories: ReadonlyMap<string, string>): void {
    const { nowMs, loaded } = this.#input;
    const { source } = loaded;
    const site = shownSite(this.planned().site, nowMs);
    const { redirects, problems, tooMany } = redirectsOf(
      { ...this.#redirectContext(categories), site },
      site.redirects,
      new Set([...pagesOf(site), ...publishedFiles(site)]),
    );
    const kept = redirects.filter(({ from }) => !this.#refused.redirects.has(from));
    this.report.redirects = {
      added: kept.length,
      problems: [...problems, ...[...this.#refused.redirects].map(([from, reason]) => ({ from, reason }))],
      tooMany: tooMany.map(({ from }) => from),
      patterns: this.#ofPlugin.patterns,
    };
    if (kept.length === 0) return;
    this.files.set(
      'redirects.yaml',
      withItems(source.has('redirects.yaml') ? source.text('redirects.yaml') : '', kept),
    );
  }

  #redirectContext(categories: ReadonlyMap<string, string>): RedirectContext {
    const { exported, uploads, loaded } = this.#input;
    return {
      site: loaded.site,
      exported,
      places: this.#places,
      addresses: this.#addresses,
      categories,
      ofCsv: this.#ofPlugin.found,
      uploads,
      shownBy: this.#shownBy,
    };
  }

  #writeState(): void {
    const items = this.#places
      .filter(({ isKnown, kind, file }) => isKnown || kind !== 'kept' || this.files.has(file))
      .map(
        ({ item, file, isKnown }) =>
          [item.id, isKnown ? this.#state.items[item.id] : { file, modified: item.modified }] as const,
      );
    for (const { item, file, isKnown } of this.#places)
      if (isKnown && this.#state.items[item.id]?.modified !== item.modified)
        this.report.changedSince.push(file);
    const all = { ...this.#state.items, ...Object.fromEntries(items) };
    this.files.set(stateFile, `${JSON.stringify({ url: this.#input.exported.url, items: all }, null, 1)}\n`);
  }

  make(): Plan {
    this.#writeRedirects(this.#writeTexts());
    this.#writeState();
    this.report.copied = this.copies.size;
    return { files: this.files, copies: this.copies, report: this.report };
  }

  /** Leaves out in the next round what the check of the planned site refuses. @returns what it refuses */
  refuse(): readonly Problem[] {
    const { nowMs } = this.#input;
    const planned = this.planned();
    const problems = problemsOfSite(planned, { nowMs, mode: modeOf(planned.site) }, [missingLetters]);
    const placeOf = new Map(this.#places.map((place) => [planned.source.pathOf(place.file), place]));
    const keys = new Set<string>();
    for (const problem of problems) {
      const { file, field, reason } = problem;
      const place = placeOf.get(file);
      const name = file.slice(planned.source.folder.length + 1);
      const index = /^\[(\d+)\]/.exec(field)?.[1];
      const from = planned.site.redirects[Number(index)]?.from;
      const [, mendable] = /^(?:head\.)?(title|headTitle|description|excerpt|coverAlt)$/.exec(field) ?? [];
      const key = `${place?.item.id} ${field === 'head.title' ? 'headTitle' : mendable}`;
      const before = this.#refused.fields.get(key) ?? [];
      if (place && !place.isKnown && mendable !== undefined && before.length < 2) {
        if (!keys.has(key)) this.#refused.fields.set(key, [...before, reason]);
        keys.add(key);
      } else if (place && !place.isKnown && place.kind !== 'kept')
        this.#refused.items.set(place.item.id, `${field}: ${reason}`);
      else if (this.copies.has(name)) this.#refused.files.add(name);
      else if (name === 'redirects.yaml' && from !== undefined) this.#refused.redirects.set(from, reason);
      else
        throw new Error(
          `this text would break the check of the site: ${describeProblem(problem)}. Change it in WordPress and export again`,
        );
    }
    return problems;
  }
}

/** In each round, what the check refused in the one before is left out. */
const mostRounds = 6;

/**
 * Plans the import of an export into a site, so that the site passes its check afterwards. Writes nothing.
 * @throws Error when that cannot be reached
 */
export async function planImport(input: ImportInput): Promise<Plan> {
  const refused: Refused = { items: new Map(), fields: new Map(), files: new Set(), redirects: new Map() };
  let last: Problem | undefined;
  for (let round = 0; round < mostRounds; round += 1) {
    const planner = new Planner(input, refused);
    const plan = planner.make();
    const areRead = await input.uploads.checkImages();
    const problems = planner.refuse();
    if (areRead && problems.length === 0) return plan;
    last = problems.at(-1) ?? last;
  }
  throw new Error(
    `the imported texts do not pass npm run check-site${last ? ` (${describeProblem(last)})` : ''}. Nothing was written. Please report this with the export`,
  );
}
