import type { OptionalScript } from '#content/site-file/site.ts';
import { onPageChange } from './page-changes.ts';

/** The scripts that need consent (`scriptsAfterConsent` of site.yaml). This file loads on sites that have some. */

type Calls = OptionalScript['everyPage'];

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** The object that has a global such as `_paq` or `plausible.q`, and the name there; null without that object. */
function placeOf(path: string): { owner: object; name: string } | null {
  const names = path.split('.');
  const name = names.pop() ?? '';
  let owner: unknown = globalThis;
  for (const step of names) owner = isObject(owner) ? Reflect.get(owner, step) : undefined;
  return isObject(owner) ? { owner, name } : null;
}

function valueAt(path: string): unknown {
  const place = placeOf(path);
  return place && Reflect.get(place.owner, place.name);
}

function setAt(path: string, value: unknown): void {
  const place = placeOf(path);
  if (place) Reflect.set(place.owner, place.name, value);
}

/** Defines a function that keeps its arguments in a list until the script reads them. */
function defineFunction(name: string, list: string): void {
  if (valueAt(name) !== undefined) return;
  setAt(name, function keep() {
    if (valueAt(list) === undefined) setAt(list, []);
    const kept = valueAt(list);
    // Google's scripts ignore an array without a message.
    if (isObject(kept) && 'push' in kept && typeof kept.push === 'function') kept.push(arguments);
  });
}

/** The page before this one within the document; at first the one that led to the document. */
let referrer = document.referrer;
let address = location.href;

/** What placeholders in braces mean now. */
const pageValues = (): Readonly<Record<string, unknown>> => ({
  address: location.href,
  path: location.pathname,
  title: document.title,
  referrer,
  now: new Date(),
});

/** A copy of a value with its placeholders replaced, also in lists and fields. A date alone stays a date. */
function fill(value: unknown, page: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((part) => fill(part, page));
  if (typeof value === 'object' && value)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fill(part, page)]));
  if (typeof value !== 'string') return value;
  const whole = /^\{(\w+)\}$/.exec(value)?.[1];
  if (whole !== undefined && Object.hasOwn(page, whole)) return page[whole];
  return value.replaceAll(/\{(\w+)\}/g, (found, name: string) => {
    const part = Object.hasOwn(page, name) ? page[name] : found;
    return part instanceof Date ? part.toISOString() : String(part);
  });
}

/** Calls a function, or adds to a list. Returns false when there is neither. */
function call(path: string, parts: unknown[]): boolean {
  const place = placeOf(path);
  const target: unknown = place && Reflect.get(place.owner, place.name);
  if (typeof target === 'function') Reflect.apply(target, place?.owner, parts);
  else if (isObject(target) && 'push' in target && typeof target.push === 'function') target.push(parts);
  else return false;
  return true;
}

/** Makes the calls at once where the function or list exists, otherwise when the script has loaded. */
function callerFor(element: HTMLScriptElement, script: string): (calls: Calls) => void {
  let waiting: [path: string, parts: unknown[]][] | null = [];
  const make = (path: string, parts: unknown[]) => {
    if (call(path, parts)) return;
    if (waiting) waiting.push([path, parts]);
    else console.info(`${script} has no function or list ${path}.`);
  };
  element.addEventListener('load', () => {
    const earlier = waiting ?? [];
    waiting = null;
    for (const [path, parts] of earlier) make(path, parts);
  });
  return (calls) => {
    const page = pageValues();
    for (const [path, all] of Object.entries(calls))
      for (const parts of all)
        make(
          path,
          parts.map((part) => fill(part, page)),
        );
  };
}

const added = new Set<string>();
const running: { script: OptionalScript; make: (calls: Calls) => void }[] = [];

function countPage(): void {
  referrer = address;
  address = location.href;
  for (const { script, make } of running) {
    make(script.everyPage);
    make(script.nextPages);
  }
}

/** Adds the scripts, each once. They count the page that is shown, and each one after it. */
export function loadOptionalScripts(scripts: readonly OptionalScript[]): void {
  if (added.size === 0) onPageChange(countPage);
  for (const script of scripts) {
    if (added.has(script.address)) continue;
    added.add(script.address);
    for (const [name, list] of Object.entries(script.functions)) defineFunction(name, list);
    const page = pageValues();
    for (const [path, value] of Object.entries(script.settings)) setAt(path, fill(value, page));
    const element = document.createElement('script');
    for (const [name, value] of Object.entries(script.attributes)) element.setAttribute(name, value);
    element.src = script.address;
    element.async = true;
    const make = callerFor(element, script.name);
    make(script.start);
    make(script.everyPage);
    running.push({ script, make });
    document.head.append(element);
  }
}

/** The names among those in `document.cookie` that match the declared ones; `*` stands for any characters. */
export function declaredCookies(cookie: string, declared: readonly string[]): string[] {
  const patterns = declared.map(
    (name) => new RegExp(`^${name.replaceAll(/[^\w*]/g, String.raw`\$&`).replaceAll('*', '.*')}$`),
  );
  const names = cookie.split(/;\s*/).map((entry) => entry.split('=', 1)[0] ?? '');
  return names.filter((name) => name !== '' && patterns.some((pattern) => pattern.test(name)));
}

/** Domains that a cookie of a host may have: none, its own, and each one above it. */
export const cookieDomains = (host: string): string[] => [
  '',
  ...host.split('.').map((_, index, labels) => `; domain=${labels.slice(index).join('.')}`),
];

export function deleteDeclaredCookies(scripts: readonly OptionalScript[]): void {
  const declared = scripts.flatMap(({ cookies }) => cookies);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  for (const name of declaredCookies(document.cookie, declared))
    for (const domain of cookieDomains(location.hostname))
      document.cookie = `${name}=; path=/; max-age=0${domain}${secure}`;
}
