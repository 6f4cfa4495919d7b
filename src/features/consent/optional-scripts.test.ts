import { beforeEach, expect, it, vi } from 'vitest';
import type { OptionalScript } from '#content/site-file/site.ts';

const plain: OptionalScript = {
  name: 'Statistics',
  address: 'https://stats.acme.example/a.js',
  cookies: [],
  attributes: {},
  functions: {},
  settings: {},
  start: {},
  everyPage: {},
  nextPages: {},
  origins: [],
  scripts: [],
  styles: [],
  fonts: [],
  frames: [],
};

const page = { title: '', href: '', pathname: '', referrer: '' };
const elements: Record<string, unknown>[] = [];
let arrivals: (() => void)[] = [];

function show(pathname: string, title: string): void {
  Object.assign(page, { title, pathname, href: `https://acme.example${pathname}` });
}

/** A document of its own: the modules keep what runs. */
async function open(): Promise<{ load: (scripts: OptionalScript[]) => void; change: () => void }> {
  vi.resetModules();
  const { loadOptionalScripts } = await import('./optional-scripts.ts');
  const { reportPageChange } = await import('./page-changes.ts');
  return { load: loadOptionalScripts, change: reportPageChange };
}

const arrive = () => arrivals.splice(0).forEach((loaded) => loaded());

beforeEach(() => {
  vi.unstubAllGlobals();
  elements.length = 0;
  arrivals = [];
  page.referrer = 'https://search.example/';
  show('/', 'Home');
  vi.stubGlobal('location', page);
  vi.stubGlobal('document', {
    get title() {
      return page.title;
    },
    get referrer() {
      return page.referrer;
    },
    createElement: (name: string) => ({
      name,
      setAttribute(attribute: string, value: string) {
        Object.assign(this, { [attribute]: value });
      },
      addEventListener: (_: string, loaded: () => void) => arrivals.push(loaded),
    }),
    head: { append: (element: Record<string, unknown>) => elements.push(element) },
  });
});

it('R080 adds a script once, with its attributes', async () => {
  const { load } = await open();
  const script = { ...plain, attributes: { 'data-domain': 'acme.example' } };
  load([script]);
  load([script]);
  expect(elements).toEqual([
    expect.objectContaining({
      name: 'script',
      src: plain.address,
      async: true,
      'data-domain': 'acme.example',
    }),
  ]);
});

it('keeps the arguments of a function, as Google needs them, with a date and nested placeholders', async () => {
  vi.stubGlobal('dataLayer', undefined);
  vi.stubGlobal('gtag', undefined);
  const { load, change } = await open();
  load([
    {
      ...plain,
      functions: { gtag: 'dataLayer' },
      start: { gtag: [['js', '{now}']] },
      everyPage: { gtag: [['event', { at: ['{address}', 'to {path} from {referrer}', '{other}'] }]] },
    },
  ]);
  show('/services', 'Services');
  change();
  const kept = (Reflect.get(globalThis, 'dataLayer') as unknown[]).map((entry) => [
    Object.prototype.toString.call(entry),
    ...Array.from(entry as ArrayLike<unknown>),
  ]);
  const called = (...parts: unknown[]) => ['[object Arguments]', ...parts];
  expect(kept).toEqual([
    called('js', expect.any(Date)),
    called('event', { at: ['https://acme.example/', 'to / from https://search.example/', '{other}'] }),
    called('event', {
      at: ['https://acme.example/services', 'to /services from https://acme.example/', '{other}'],
    }),
  ]);
});

it('keeps calls of a function that the script defines, and reports those that it does not', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('umami', undefined);
  const { load, change } = await open();
  load([{ ...plain, everyPage: { 'umami.track': [['{title}']], umani: [[]] } }]);
  show('/services', 'Services');
  change();
  const seen: unknown[] = [];
  vi.stubGlobal('umami', {
    track(title: string) {
      seen.push([this, title]);
    },
  });
  arrive();
  const own: unknown = Reflect.get(globalThis, 'umami');
  expect(seen).toEqual([
    [own, 'Home'],
    [own, 'Services'],
  ]);
  expect(info).toHaveBeenCalledWith('Statistics has no function or list umani.');
});

it('adds lists to a list that the site defines, and leaves the first page to scripts that count it', async () => {
  const { load, change } = await open();
  vi.stubGlobal('_hsq', undefined);
  load([
    { ...plain, settings: { _hsq: [] }, nextPages: { _hsq: [['setPath', '{path}'], ['trackPageView']] } },
  ]);
  expect(globalThis).toHaveProperty('_hsq', []);
  show('/services', 'Services');
  change();
  expect(globalThis).toHaveProperty('_hsq', [['setPath', '/services'], ['trackPageView']]);
});

it.each([
  ['_ga=1; _ga_ABC=2; _gaming=3', ['_ga', '_ga_*'], ['_ga', '_ga_ABC']],
  ['_pk_id.1.fff=1; _pk_idx=2; theme=dark', ['_pk_id.*'], ['_pk_id.1.fff']],
  ['a=1; b', ['b', 'c'], ['b']],
  ['', ['*'], []],
])('finds in %s what %j declare', async (cookie, declared, found) => {
  const { declaredCookies } = await import('./optional-scripts.ts');
  expect(declaredCookies(cookie, declared)).toEqual(found);
});
