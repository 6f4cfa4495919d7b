import type { LoadedPage, PageData } from './loaded-page.ts';
import { loadView } from './views.ts';

/** A page that was fetched and waits to be shown. */
export interface FetchedPage {
  page: LoadedPage;
  head: Document;
}

/** The page data a document carries, or null when it is not a page of this site. */
export function pageDataIn(source: Document): PageData | null {
  const text = source.getElementById('page-data')?.textContent;
  if (!text) return null;
  try {
    // Written by our own build into our own document, together with this script.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(text) as PageData;
  } catch {
    return null;
  }
}

/** The page itself could not be fetched: no network, or no server behind it. */
export class ConnectionError extends Error {}

const isLinked = ({ rel, href }: HTMLLinkElement) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].some(
    (link) => link.href === href,
  );

/** The links of a kind that the next page has and this one has not, as elements of this document. */
const missingLinks = (within: ParentNode | undefined, rel: 'stylesheet' | 'modulepreload') =>
  [...(within?.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`) ?? [])]
    .map((link) => document.importNode(link))
    .filter((link) => !isLinked(link));

/** Loads a stylesheet. Rejects when the file is gone. */
async function loadStyles(link: HTMLLinkElement): Promise<void> {
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded`)));
  });
  document.head.append(link);
  await loaded;
}

/** Fetches a page with its component. Rejects when the address is no page, the network fails or a chunk is gone. */
export async function fetchPage(pathname: string, signal?: AbortSignal): Promise<FetchedPage> {
  const request = fetch(pathname, { headers: { accept: 'text/html' }, signal: signal ?? null });
  const response = await request.catch((cause: unknown) => {
    throw new ConnectionError(`${pathname} could not be fetched`, { cause });
  });
  const head = new DOMParser().parseFromString(await response.text(), 'text/html');
  const data = pageDataIn(head);
  if (!data) throw new Error(`${pathname} is no page`);
  const scripts = head.querySelector<HTMLTemplateElement>('#scripts');
  document.head.append(...missingLinks(scripts?.content, 'modulepreload'));
  // Added, not switched on later: a change of `media` has the browser compute every style of the page shown anew.
  const loadingStyles = Promise.all(missingLinks(head.head, 'stylesheet').map(loadStyles));
  const [View] = await Promise.all([loadView(data.view), loadingStyles]);
  return { page: { data, View }, head };
}
