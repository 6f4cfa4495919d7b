import { onTestFinished } from 'vitest';
import { pages } from '#shared/site.ts';
import { switchOff as switchOffInSettings } from '#shared/test-support/switch-off.ts';
import { currentSite, replaceSite } from '#content/site.ts';

/** Switches pages of the current site off until the test ends. @param names of pages, or their addresses */
export function switchOff(...names: readonly string[]): void {
  switchOffInSettings(...names);
  const site = currentSite();
  replaceSite({ ...site, settings: { ...site.settings, pages: { ...pages } } });
  onTestFinished(() => replaceSite(site));
}
