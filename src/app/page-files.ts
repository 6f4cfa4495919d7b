import { pageFilesPath, siblingsOf, type PageFiles } from '#shared/page-files.ts';

let table: PageFiles | undefined;
let isRequested = false;

/** Loads the table of the files of all pages, once. Without it, the files of a page load after its HTML. */
export async function loadPageFiles(): Promise<void> {
  // The development server bundles nothing.
  if (isRequested || import.meta.env.DEV) return;
  isRequested = true;
  try {
    const response = await fetch(pageFilesPath);
    table = await response.json();
  } catch {
    // A later page change asks again.
    isRequested = false;
  }
}

/**
 * Starts to load the scripts and styles of a page, without waiting for its HTML to name them: one round trip less. A
 * file that a deployment has removed is only a failed preload; the HTML names the right one.
 */
export function preloadFilesOf(pathname: string): void {
  const view = table?.views[pathname] ?? table?.views[siblingsOf(pathname)] ?? '';
  for (const href of table?.files[view] ?? []) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    if (href.endsWith('.css')) {
      // Into the HTTP cache: for a preloaded style sheet that is not used soon, the browser logs a warning.
      void fetch(href).catch(() => {});
      continue;
    }
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
