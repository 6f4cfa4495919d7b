import type { ComponentType } from 'react';

/** One chunk per page. */
const loaders = import.meta.glob<ComponentType<object>>('../pages/*/*.page.tsx', { import: 'Page' });

/** Loads the component of a page by its file name. Rejects when there is none. */
export function loadFromList(view: string): Promise<ComponentType<object>> {
  const load = loaders[`../pages/${view}/${view}.page.tsx`];
  return load ? load() : Promise.reject(new Error(`No view ${view}`));
}
