import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '#build/project-paths.ts';
import { siteFiles, textFiles } from '#content/collections/site-files.ts';
import { claimSchema } from '#content/schema/claims.ts';
import { figureSchema, yearSchema } from '#content/schema/company-figures.ts';
import { choiceNames } from './choice-labels.ts';
import { withoutForm } from './collections.ts';
import type { Collection } from './config.ts';
import type { EditorField } from './fields.ts';
import { fileSchemas } from './file-schemas.ts';
import { labelNames } from './labels.ts';
import { editorFixture } from './test-support/editor-fixtures.ts';
import { isByLanguage, itemOf, kindsOf, languageSchemaOf, type JsonSchema } from './json-schema.ts';

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');
const schema = (name: string) => fileSchemas.get(name) as JsonSchema;
const languages = ['en', 'de'];

/** A site that has every kind of file there is. */
const patterns = [...siteFiles, ...textFiles].map(({ files }) => files);
const filesOf = (pattern: string) =>
  /\.\*\.\w+$/.test(pattern)
    ? languages.map((code) => pattern.replace(/\.\*\./, `.${code}.`).replace('*', 'one'))
    : [pattern.replace('*', 'one')];
const configIn = (codes: readonly string[]) =>
  editorFixture({
    languages: codes,
    folder: '',
    files: [...patterns.flatMap(filesOf), 'words/en.yaml', 'words/de.yaml'],
    choices: { author: [{ label: 'Ada', value: 'ada' }] },
  });
const config = configIn(languages);

const { collections } = config;
/** Every form of the editor: of a kind of items, or of a file. */
const forms = collections.flatMap((collection) => collection.files ?? [collection]);
const patternOf = ({ folder, extension, file = '' }: Collection) =>
  folder === undefined
    ? file.replace('{{locale}}', '*').replace('/one.', '/*.')
    : `${folder}/*${extension === 'md' ? '.*.md' : '.yaml'}`;

it('is valid according to the editor’s own schema', () => {
  const own = JSON.parse(read('node_modules/@sveltia/cms/schema/sveltia-cms.json')) as object;
  const isValid = new Ajv({ strict: false, logger: false }).compile(own);
  expect([isValid(JSON.parse(JSON.stringify(config))), isValid.errors]).toEqual([true, null]);
}, 60_000);

it('names each field of a form once, as the editor requires', () => {
  const fieldsOf = ({ fields = [] }: Pick<EditorField, 'fields'>): string[][] => [
    fields.map(({ name }) => name),
    ...fields.flatMap(fieldsOf),
  ];
  const names = forms.flatMap((form) => fieldsOf({ fields: form.fields ?? [] }));
  expect(names.length).toBeGreaterThan(forms.length);
  expect(names.filter((all) => new Set(all).size < all.length)).toEqual([]);
});

describe('labels and hints', () => {
  /** All parts of a configuration that have a label. */
  const labelled = (part: unknown): { name?: unknown; label?: unknown; hint?: unknown }[] =>
    typeof part === 'object' && part !== null
      ? [...('label' in part ? [part] : []), ...Object.values(part).flatMap(labelled)]
      : [];
  const partsIn = (codes: readonly string[]) => labelled(configIn(codes).collections);
  const textsOf = (codes: readonly string[]) => partsIn(codes).map(({ label, hint }) => [label, hint]);

  it('every name of the schemas has a label, and every label is used', () => {
    // Languages, own texts of the site and data files, which have their names or labels of another list.
    const ownNames = new Set([
      'en',
      'de',
      'one',
      ...siteFiles.flatMap(({ name, label }) => (label ? [name] : [])),
      'pages',
      'own-pages',
      'data',
    ]);
    const names = new Set(partsIn(languages).flatMap(({ name }) => (typeof name === 'string' ? [name] : [])));
    // A label for one place only has its name too: `head.title`.
    const known = new Set(labelNames);
    expect(
      [...names].filter((name) => !known.has(name) && !ownNames.has(name)),
      'add a label to build/editor/labels.ts, or to editor.fields in content/collections',
    ).toEqual([]);
    expect(
      labelNames.filter((name) => !names.has(name.split('.').at(-1) ?? '')),
      'remove the unused label',
    ).toEqual([]);
  });

  it.each([
    [
      ['de', 'en'],
      'Titel',
      'Der kurze Titel für den Browser-Tab und die Suchergebnisse, die bis zu 46 Zeichen zeigen. 2 bis 120 Zeichen.',
    ],
    [
      ['es', 'en'],
      'Título',
      'El título corto para la pestaña del navegador y los resultados de búsqueda, que muestran hasta 46 caracteres. De 2 a 120 caracteres.',
    ],
    [
      ['fr', 'de'],
      'Titre',
      'Le titre court pour l’onglet du navigateur et les résultats de recherche, qui affichent jusqu’à 46 caractères. De 2 à 120 caractères.',
    ],
    [
      ['en', 'de'],
      'Title',
      'The short title for the browser tab and search results, which show up to 46 characters. 2 to 120 characters.',
    ],
    [
      ['it', 'de'],
      'Title',
      'The short title for the browser tab and search results, which show up to 46 characters. 2 to 120 characters.',
    ],
  ])('are in the first language of the site if the product has it: %j', (codes, title, hint) => {
    const fields = configIn(codes).collections.find(({ name }) => name === 'posts')?.fields ?? [];
    const partOf = (name: string) => fields.find((field) => field.name === name);
    expect(partOf('title')?.label).toBe(title);
    expect(partOf('headTitle')?.hint).toBe(hint);
  });

  /** The labels that a person sees together: of the fields of one level, of choices, of kinds, of files. */
  const together = (part: unknown): string[][] => {
    if (typeof part !== 'object' || part === null) return [];
    const below = Object.values(part).flatMap(together);
    const own = Array.isArray(part)
      ? part.flatMap((one: { label?: unknown }) => (typeof one?.label === 'string' ? [one.label] : []))
      : [];
    return own.length > 1 ? [own, ...below] : below;
  };

  it.each(['en', 'de', 'es', 'fr'])('are different for all that is shown together, in %s', (code) => {
    const all = together(configIn([code, code === 'en' ? 'de' : 'en']).collections);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((labels) => new Set(labels).size < labels.length)).toEqual([]);
  });

  it('speak of search results only where search results show the text', () => {
    const hintsOf = (part: unknown, path: readonly string[] = []): string[] => {
      if (typeof part !== 'object' || part === null) return [];
      const { name, hint } = part as Partial<EditorField>;
      const own = typeof name === 'string' ? [...path, name] : path;
      const found = name === 'description' && hint?.includes('Search results') ? [own.join(' ')] : [];
      return [...found, ...Object.values(part).flatMap((one) => hintsOf(one, own))];
    };
    const found = hintsOf(collections);
    expect(found).toEqual(expect.arrayContaining(['posts description', 'pages home head description']));
    expect(
      found.filter((path) => !/ head description$|^(posts|case-studies|white-papers) /.test(path)),
    ).toEqual([]);
  });

  it('say how a day of the year is written', () => {
    for (const path of ['seasons from', 'seasons to', 'closed from', 'closed to'])
      expect(fieldAt(`data/site contact officeHours ${path}`)?.hint).toContain('06-15');
  });

  const spanish = configIn(['es', 'en']).collections;

  it('tell the end of a period from where a link leads', () => {
    const label = (path: string) => fieldAt(path, spanish)?.label;
    expect(
      ['contact officeHours closed to', 'contact officeHours seasons to', 'channels to', 'badges to'].map(
        (path) => label(`data/site ${path}`),
      ),
    ).toEqual(['Hasta', 'Hasta', 'Número o dirección', 'Lleva a']);
    expect(['from', 'to'].map((name) => label(`data/redirects items ${name}`))).toEqual([
      'Dirección antigua',
      'Dirección nueva',
    ]);
  });

  it('say the format of telephone numbers, countries and links', () => {
    const hint = (path: string) => fieldAt(path, spanish)?.hint;
    expect(hint('data/site contact phone')).toContain('por ejemplo +34 964 55 02 02');
    expect(hint('data/site offices phone')).toContain('por ejemplo +34 964 55 02 02');
    expect(hint('data/site contact address country')).toContain('por ejemplo ES');
    expect(hint('jobs country')).toContain('por ejemplo ES');
    expect(hint('data/site badges to')).toContain('/about');
  });

  it('tell a page’s title from that in search results', () => {
    const fields = configIn(['es', 'en']).collections.find(({ name }) => name === 'own-pages')?.fields ?? [];
    const head = fields.find(({ name }) => name === 'head')?.fields ?? [];
    const titles = [...fields, ...head].filter(({ name }) => name === 'title').map(({ label }) => label);
    expect(titles).toEqual(['Título', 'Título en los resultados de búsqueda']);
  });

  it('every choice has a label, and every label of a choice is used', () => {
    const optionsOf = (part: unknown): { name: string; value: unknown }[] => {
      if (typeof part !== 'object' || part === null) return [];
      const { name, options } = part as { name?: string; options?: { value: unknown }[] };
      return [
        ...(options ?? []).map(({ value }) => ({ name: name ?? '', value })),
        ...Object.values(part).flatMap(optionsOf),
      ];
    };
    // People of the site, and the names of technologies.
    const own = new Set(['author', 'logo']);
    const all = optionsOf(collections).filter(({ name }) => !own.has(name));
    expect(new Set(all.map(({ value }) => value))).toEqual(new Set(choiceNames));
  });

  it('differ between languages, apart from words that are the same in both', () => {
    const [english, german] = [textsOf(['en', 'de']), textsOf(['de', 'en'])];
    expect(german).toHaveLength(english.length);
    const same = german.filter(
      ([label, hint], index) => label === english[index]?.[0] && hint === english[index]?.[1],
    );
    expect(same.length / german.length).toBeLessThan(0.2);
  });
});

it('gives pictures names that need no percent signs in Markdown', () => {
  expect(config).toMatchObject({ media_libraries: { default: { config: { slugify_filename: true } } } });
});

it('writes the schemas for code editors, and settings that map every file to one', () => {
  const settings = JSON.parse(read('.vscode/settings.json')) as { 'yaml.schemas': object };
  expect(settings['yaml.schemas'], 'npm run check-site updates .vscode/settings.json').toEqual(
    Object.fromEntries(
      siteFiles.map(({ name, files }) => [`./content/schema/json/${name}.json`, `sites/*/${files}`]),
    ),
  );
});

describe('every kind of file of a site', () => {
  const reached = forms.map(patternOf);
  const left = withoutForm.filter((one) => !('field' in one)).map(({ file }): string => file);

  it.each([...patterns, 'words/*.yaml'])('%s can be edited, or it is said why not', (pattern) => {
    expect([...reached, ...left]).toContain(pattern);
  });

  it('what has no form is named in the how-to, with its file', () => {
    const howTo = read('docs/how-to/edit-in-the-browser.md');
    const names = withoutForm.flatMap((one) => [one.file, ...('field' in one ? [one.field] : [])]);
    for (const name of names) expect(howTo).toContain(`\`${name.replace('*', '<language>')}\``);
  });
});

/** The fields of a form by their paths, in which lists and free names do not count as a step. */
function pathsOf(fields: readonly EditorField[], before = ''): string[] {
  return fields.flatMap((field) => {
    const own = field.name === 'item' ? before : `${before}.${field.name}`;
    const parts = [
      ...(field.fields ?? []),
      ...(field.field ? [field.field] : []),
      ...(field.types ?? []).flatMap((type) => type.fields ?? []),
    ];
    return [own, ...pathsOf(parts, own)];
  });
}

/** The same paths, by a schema. */
function pathsIn(own: JsonSchema, before = ''): string[] {
  const { by, kinds = [{ schema: own }] } = kindsOf(own) ?? {};
  return kinds.flatMap(({ schema: part }) => {
    const { additionalProperties: named } = part;
    const words = isByLanguage(part) ? (named as JsonSchema) : languageSchemaOf(part);
    const below = [itemOf(part), typeof named === 'object' && named !== words ? named : undefined];
    return [
      ...Object.entries(part.properties ?? {})
        .filter(([name]) => name !== by)
        .flatMap(([name, one]) => [`${before}.${name}`, ...pathsIn(one, `${before}.${name}`)]),
      ...(words ? languages.flatMap((code) => pathsIn(words, `${before}.${code}`)) : []),
      ...below.flatMap((one) => (one ? pathsIn(one, before) : [])),
    ];
  });
}

describe('every field of a file', () => {
  const files = collections.find(({ name }) => name === 'data')?.files ?? [];

  it.each(files.map(({ name, file = '', fields = [] }) => [file, name, fields] as const))(
    'of %s has a form, or it is said why not',
    (file, name, fields) => {
      const shown = new Set(pathsOf(fields).map((path) => path.replace(/^\.items/, '')));
      const missing = new Set(pathsIn(schema(name)).filter((path) => !shown.has(path)));
      const said = withoutForm.flatMap((one) => ('field' in one && one.file === file ? [one.field] : []));
      expect(new Set([...missing].map((path) => path.split('.').at(-1)))).toEqual(new Set(said));
    },
  );

  const parted = [...siteFiles, ...textFiles].filter(({ name }) => schema(name).definitions);

  it.each(parted)('of $files has a form, those of its blocks too', ({ name, files: pattern }) => {
    const { facts = {}, words = {}, blocks = {} } = schema(name).definitions ?? {};
    const shown = new Set(pathsOf(forms.find((form) => patternOf(form) === pattern)?.fields ?? []));
    const wanted = [...pathsIn(facts), ...pathsIn(words), ...pathsIn(blocks, '.blocks')];
    const ofBlocks = (kindsOf(blocks)?.kinds ?? []).flatMap(({ schema: block }) =>
      Object.values(block.definitions ?? {}).flatMap((part) => pathsIn(part, '.blocks')),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect([...wanted, ...ofBlocks].filter((path) => !shown.has(path) && path !== '.blocks.kind')).toEqual(
      [],
    );
  });
});

/** The field of a form, as in `data/site slug` or `posts title`. */
function fieldAt(path: string, all = collections): EditorField | undefined {
  const [place = '', ...names] = path.split(' ');
  const [folder, file] = place.split('/');
  const collection = all.find(({ name }) => name === folder);
  const form = file === undefined ? collection : collection?.files?.find(({ name }) => name === file);
  const inside = (fields: readonly EditorField[] = [], name: string) =>
    fields.find((field) => field.name === name);
  const [first = '', ...rest] = names;
  return rest.reduce((field, name) => inside(field?.fields, name), inside(form?.fields, first));
}
const property = (name: string, ...path: string[]): JsonSchema =>
  path.reduce<JsonSchema>(
    (own, step) => own.definitions?.[step] ?? own.properties?.[step] ?? itemOf(own)?.properties?.[step] ?? {},
    schema(name),
  );

/** The bounds of a list as the check has them. */
const itemsBetween = ({ least, most }: { least?: number; most: number }): JsonSchema => ({
  type: 'array',
  maxItems: most,
  ...(least !== undefined && { minItems: least }),
});

/** As the editor compiles `/pattern/flags`. */
const compiled = (pattern: string) => {
  const [, source = '', flags = ''] = /^\/?(.+?)(?:\/([dgimsuy]*))?$/.exec(pattern) ?? [];
  return new RegExp(source, flags);
};

describe('the patterns of fields', () => {
  const written = [...JSON.stringify(forms).matchAll(/"pattern":(\["[^\]]*?","(?:[^"\\]|\\.)*"\])/g)].map(
    ([, pair]) => JSON.parse(pair ?? '') as [pattern: string, message: string],
  );

  it('compile in the editor, and have a sentence instead of the pattern as their message', () => {
    expect(written.length).toBeGreaterThan(10);
    for (const [pattern, message] of written) {
      expect(() => compiled(pattern)).not.toThrow();
      expect(message).toMatch(/^\p{Lu}\p{Ll}.*[^:"]$/u);
    }
  });

  const accepts = (value: string, path: string) => {
    const { pattern: [pattern = ''] = [] } = fieldAt(path) as { pattern?: string[] };
    return compiled(pattern).test(value);
  };
  const phone = 'data/site contact phone';
  const email = 'data/site contact email general';
  const channel = 'data/site channels to';
  const link = 'data/site menus main link';
  const season = 'data/site contact officeHours seasons from';
  const closed = 'data/site contact officeHours closed to';

  it.each([
    ['#0B5FFF', 'data/site accent light'],
    ['#0b5fff', 'data/site accent light'],
    ['+34 964 12 34 56', phone],
    ['+1 (415) 555-0142', phone],
    ['info@acme.es', email],
    ['first.last+office@mail.acme.co.uk', email],
    ['info@xn--mller-kva.de', email],
    ['+34 600 11 22 33', channel],
    ['info@acme.es', channel],
    ['https://wa.me/34600112233', channel],
    ['/about', link],
    ['/', link],
    ['/prices.pdf', link],
    ['https://portal.acme.es', link],
    ['https://portal.acme.es:8443/login?next=/a#top', link],
    ['06-15', season],
    ['2026-06-15', season],
    ['12-31', closed],
  ])('accept %s as the check does: %s', (value, path) => expect(accepts(value, path)).toBe(true));

  it.each([
    ['964 12 34 56', phone],
    ['+34 (0) 964 123456', phone],
    ['info@acme', email],
    ['info acme.es', email],
    ['info@müller.de', email],
    ['info@acme.es?subject=x', email],
    ['600 11 22 33', channel],
    ['wa.me/34600112233', channel],
    ['http://wa.me/34600112233', channel],
    ['portal.acme.es', link],
    ['https://portal', link],
    ['http://portal.acme.es', link],
    ['/About us', link],
    ['15-06', season],
    ['15/06/2026', season],
    ['6-15', closed],
    ['June 15', closed],
  ])('refuse %s as the check does: %s', (value, path) => expect(accepts(value, path)).toBe(false));
});

it.each([
  ['posts title', property('post', 'words', 'title')],
  ['posts excerpt', property('post', 'words', 'excerpt')],
  ['posts publishAt', property('post', 'facts', 'publishAt')],
  ['posts related', property('post', 'facts', 'related')],
  ['jobs title', property('job', 'words', 'title')],
  ['services order', property('service', 'facts', 'order')],
  ['services bullets', property('service', 'words', 'bullets')],
  ['pages/home head title', property('page-home', 'words', 'head', 'title')],
  ['data/site slug', property('site', 'slug')],
  ['data/site foundedYear', property('site', 'foundedYear')],
  ['data/site consentVersion', property('site', 'consentVersion')],
  ['data/figures items', itemsBetween(figureSchema)],
  ['data/years items', itemsBetween(yearSchema)],
  ['data/claims items', itemsBetween(claimSchema)],
])('a field has the bounds of the check: %s', (path, bounds) => {
  expect(bounds.type).toBeDefined();
  const { widget, minlength, maxlength, min, max, pattern, hint = '' } = fieldAt(path)!;
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = bounds;
  expect(maxLength ?? maximum ?? maxItems ?? bounds.pattern, 'the check has a bound').toBeDefined();
  expect([minlength, maxlength]).toEqual([minLength, maxLength]);
  const wantedRange = widget === 'number' ? [minimum, maximum] : [minItems, maxItems];
  expect([min, max]).toEqual(wantedRange);
  // Moments are picked, not typed, so they have no pattern.
  const wanted = widget === 'datetime' ? undefined : bounds.pattern;
  expect((pattern as string[] | undefined)?.[0]).toBe(wanted && `/${wanted}/u`);
  expect(hint).toContain(maxLength === undefined ? '' : `${maxLength} characters.`);
});

it('a second language is required only where the check requires it', () => {
  const needed = (part: unknown, code: string, path: readonly string[] = []): string[] => {
    if (typeof part !== 'object' || part === null) return [];
    const { name, required } = part as Partial<EditorField>;
    if (name === code && required !== false) return [path.join(' ')];
    const own = typeof name === 'string' ? [...path, name] : path;
    return Object.values(part).flatMap((one) => needed(one, code, own));
  };
  const spanish = configIn(['es', 'en']).collections;
  const inFirst = needed(spanish, 'es');
  const inSecond = needed(spanish, 'en');
  // Descriptions of pictures are in all languages or none, and names that all pages need are in all.
  expect(inSecond).toEqual([
    'data site offices map alt',
    'data site pictures home alt',
    'data searchWords items also',
    expect.stringMatching(/^data legal retention others name$/),
  ]);
  expect(inFirst).toEqual(expect.arrayContaining(inSecond));
  expect(inFirst).toContain('data postCategories items name');
  for (const list of ['prices', 'testimonials', 'claims', 'figures', 'years', 'questions'])
    expect(inFirst).toContainEqual(expect.stringMatching(`^data ${list} `));
});

it.each([
  ['posts', 'date', '{{now}}'],
  ['case-studies', 'date', '{{now}}'],
  ['white-papers', 'date', '{{now}}'],
  ['jobs', 'postedDate', '{{now}}'],
  ['jobs', 'validThrough', undefined],
  ['posts', 'reviewed', undefined],
  ['webinars', 'date', undefined],
])('of a new entry of %s, %s is %s', (folder, name, day) => {
  const { fields } = collections.find((one) => one.name === folder)!;
  expect(fields?.find((one) => one.name === name)?.['default']).toBe(day);
});

describe('the last item of a list', () => {
  it.each([
    'claims',
    'figures',
    'years',
    'testimonials',
    'clients',
    'prices',
    'featuredCases',
    'searchWords',
  ])('of the file %s can be removed, because a site may have none', (name) => {
    expect(fieldAt(`data/${name} items`)).toMatchObject({ widget: 'list', required: false });
  });

  it.each([
    'data/site menus main',
    'data/site menus footer',
    'data/site menus legal',
    'data/site scriptsAfterConsent cookies',
    'data/applications received',
    'pages/not-found links',
    'services blocks',
  ])('of %s can be removed, because the list may be empty', (path) => {
    expect(fieldAt(path)).toMatchObject({ widget: 'list', required: false, default: [] });
  });

  it.each(['landing blocks', 'services bullets', 'data/site menus main entries'])('of %s cannot', (path) => {
    expect(fieldAt(path)).not.toHaveProperty('default');
  });

  it('cannot be removed from a file that needs one', () => {
    expect(fieldAt('data/postCategories items')).toMatchObject({ min: 1 });
    expect(fieldAt('data/postCategories items')).not.toHaveProperty('required');
  });
});
