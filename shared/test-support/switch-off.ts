import { onTestFinished } from 'vitest';
import { pages } from '#shared/site.ts';

/**
 * Switches pages off until the test ends, as `site.yaml` would.
 * @param names of pages, or their addresses
 */
export function switchOff(...names: readonly string[]): void {
  const before = { ...pages };
  for (const name of names) pages[name] = 'off';
  onTestFinished(() => {
    for (const name of names) delete pages[name];
    Object.assign(pages, before);
  });
}
