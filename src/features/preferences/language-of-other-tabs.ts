import { isLanguage } from '../../../config/locales.ts';
import { inLanguage, splitPath } from '../../../config/routes.ts';
import { storageKeys } from '../../../config/storage-keys.ts';
import { navigateTo } from '../../lib/navigate.ts';

/**
 * Shows this page in the language that was just chosen in another tab, as that switch would have here: same page, same
 * place, nothing typed is lost (SPEC section 4). Called once, for all pages.
 */
export function followLanguageOfOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    const { language, path } = splitPath(location.pathname);
    if (key !== storageKeys.language || !isLanguage(newValue) || newValue === language) return;
    const address = inLanguage(newValue, path) + location.search + location.hash;
    if (!navigateTo(address, { history: 'replace' })) location.replace(address);
  });
}
