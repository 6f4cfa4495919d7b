import type { LoadedPage, PageData } from './loaded-page.ts';
import { preloadFilesOf } from './page-files.ts';
import { loadView } from './views.ts';
import { documentPolicy } from '#shared/document-policy.ts';

/** What a page needs in the head and on `<html>`, besides files. */
export interface DocumentHead {
  /** `<html>` with its attributes, without content (build/pages/document.ts). */
  root: HTMLElement;
  /** Title, description, and what robots read. */
  elements: readonly Element[];
}

export interface FetchedPage {
  page: LoadedPage;
  head: DocumentHead;
}

/** The page data in a document; null when it is not a page of this site. */
export function pageDataIn(source: Document): PageData | null {
  const text = source.getElementById('page-data')?.textContent;
  if (!text) return null;
  try {
    // Written by our own build, so it can be trusted.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(text) as PageData;
  } catch {
    return null;
  }
}

/** Head elements of a page, replaced on every page change. */
export const pageHeadSelector =
  'title, meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/**
 * The head of a document. The elements themselves, because Trusted Types refuse a copied script, and of a fetched
 * document taken out of it, so that it can be forgotten.
 */
export function headIn(source: Document): DocumentHead {
  const elements = [...source.head.querySelectorAll(pageHeadSelector)];
  if (source !== document) for (const element of elements) document.adoptNode(element);
  return { root: document.importNode(source.documentElement), elements };
}

/**
 * A Trusted Types policy, without which the browser refuses to parse a string as HTML
 * (https://www.w3.org/TR/trusted-types/).
 */
interface HtmlPolicy {
  createHTML: (html: string) => string;
}

declare global {
  // Not in TypeScript's DOM types.
  var trustedTypes: { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy } | undefined;
}

/** Passes HTML unchanged: it comes from this origin, and scripts do not run in a parsed document. */
const asIs: HtmlPolicy = { createHTML: (html) => html };
const policy = globalThis.trustedTypes?.createPolicy(documentPolicy, asIs) ?? asIs;

/** The page could not be loaded: no network, or no server. */
export class ConnectionError extends Error {}

const linked = (rel: string) => document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`);

/** Links of one kind that the next page has and this document does not, as new elements. */
function missingLinks(
  within: ParentNode | undefined,
  rel: 'stylesheet' | 'modulepreload',
): HTMLLinkElement[] {
  const present = new Set(Array.from(linked(rel), ({ href }) => href));
  return [...(within?.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`) ?? [])]
    .map((link) => document.importNode(link))
    .filter(({ href }) => !present.has(href));
}

/** Style sheets that are on their way, so that no page that needs one is shown before. */
const loadingStyles = new Set<Promise<void>>();

/** Loads a style sheet. Rejects when the file does not exist. */
function loadStyles(link: HTMLLinkElement): void {
  const loading = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // Otherwise it counts as loaded for the next page.
      link.remove();
      reject(new Error(`${link.href} could not be loaded`));
    });
  });
  loadingStyles.add(loading);
  void loading.catch(() => {}).finally(() => loadingStyles.delete(loading));
  document.head.append(link);
}

/** Loads the first drawing of a page into the HTTP cache, so that it does not appear after the words. */
function loadDrawing(within: Document): void {
  const href = within.querySelector('main use[href^="/art/"]:not(noscript *)')?.getAttribute('href');
  if (href) void fetch(href).catch(() => {});
}

/** Loads a page and its component. Rejects when it is not a page, or a request fails. */
export async function fetchPage(pathname: string, signal?: AbortSignal): Promise<FetchedPage> {
  const request = fetch(pathname, { headers: { accept: 'text/html' }, signal: signal ?? null });
  preloadFilesOf(pathname);
  const response = await request.catch((cause: unknown) => {
    throw new ConnectionError(`${pathname} could not be fetched`, { cause });
  });
  const fetched = new DOMParser().parseFromString(policy.createHTML(await response.text()), 'text/html');
  const data = pageDataIn(fetched);
  if (!data) throw new Error(`${pathname} is not a page`);
  const scripts = fetched.querySelector<HTMLTemplateElement>('#scripts');
  document.head.append(...missingLinks(scripts?.content, 'modulepreload'));
  // Added at once, not enabled later through `media`: that would restyle all of the current page.
  for (const link of missingLinks(fetched.head, 'stylesheet')) loadStyles(link);
  loadDrawing(fetched);
  const [View] = await Promise.all([loadView(data.view), ...loadingStyles]);
  return { page: { data, View }, head: headIn(fetched) };
}
