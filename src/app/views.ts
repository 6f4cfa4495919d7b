import type { ComponentType } from 'react';

/** One chunk per page; the browser fetches the one it shows. */
const loaders = import.meta.glob<ComponentType<object>>('../pages/*/*.page.tsx', { import: 'Page' });

/** The component of a page. Rejects when there is none or its chunk cannot be fetched (offline, or gone after a deploy). */
export function loadView(view: string): Promise<ComponentType<object>> {
  const load = loaders[`../pages/${view}/${view}.page.tsx`];
  return load ? load() : Promise.reject(new Error(`No view ${view}`));
}
