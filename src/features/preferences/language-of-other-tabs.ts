import { isLanguage } from '../../../shared/locales.ts';
import { inLanguage, splitPath } from '../../../shared/routes.ts';
import { storageKeys } from '../../../shared/storage-keys.ts';
import { navigateTo } from '../../../shared/follow-in-place.ts';

/**
 * Switches this page to the language chosen in another tab: same page, same place, input is kept (SPEC
 * section 4). Called once, for all pages.
 */
export function followLanguageOfOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    const { language, path } = splitPath(location.pathname);
    if (key !== storageKeys.language || !isLanguage(newValue) || newValue === language) return;
    const address = inLanguage(newValue, path) + location.search + location.hash;
    if (!navigateTo(address, { history: 'replace' })) location.replace(address);
  });
}
