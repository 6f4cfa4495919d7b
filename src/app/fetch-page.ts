import type { LoadedPage, PageData } from './loaded-page.ts';
import { loadView } from './views.ts';
import { documentPolicy } from '../../shared/document-policy.ts';

/** A loaded page, ready to be shown. */
export interface FetchedPage {
  page: LoadedPage;
  head: Document;
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

const isLinked = ({ rel, href }: HTMLLinkElement) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].some(
    (link) => link.href === href,
  );

/** Links of one kind that the next page needs and this document does not have, as new elements. */
const missingLinks = (within: ParentNode | undefined, rel: 'stylesheet' | 'modulepreload') =>
  [...(within?.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`) ?? [])]
    .map((link) => document.importNode(link))
    .filter((link) => !isLinked(link));

/** Loads a stylesheet. Rejects when the file does not exist. */
async function loadStyles(link: HTMLLinkElement): Promise<void> {
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded`)));
  });
  document.head.append(link);
  await loaded;
}

/** Loads a page and its component. Rejects when it is not a page, or a request fails. */
export async function fetchPage(pathname: string, signal?: AbortSignal): Promise<FetchedPage> {
  const request = fetch(pathname, { headers: { accept: 'text/html' }, signal: signal ?? null });
  const response = await request.catch((cause: unknown) => {
    throw new ConnectionError(`${pathname} could not be fetched`, { cause });
  });
  const head = new DOMParser().parseFromString(policy.createHTML(await response.text()), 'text/html');
  const data = pageDataIn(head);
  if (!data) throw new Error(`${pathname} is not a page`);
  const scripts = head.querySelector<HTMLTemplateElement>('#scripts');
  document.head.append(...missingLinks(scripts?.content, 'modulepreload'));
  // Added at once, not enabled later through `media`: that would restyle all of the current page.
  const loadingStyles = Promise.all(missingLinks(head.head, 'stylesheet').map(loadStyles));
  const [View] = await Promise.all([loadView(data.view), loadingStyles]);
  return { page: { data, View }, head };
}
