import { languages } from '../../../config/locales.ts';
import { inLanguage, splitPath } from '../../../config/routes.ts';
import { storageKeys } from '../../../config/storage-keys.ts';

/**
 * Shows this page in the language that was just chosen in another tab, as that switch would have here: same page, same
 * place, nothing typed is lost (SPEC section 4). Called once, for all pages.
 */
export function followLanguageOfOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    const chosen = key === storageKeys.language && languages.find((language) => language === newValue);
    const { language, path } = splitPath(location.pathname);
    if (!chosen || chosen === language) return;
    const address = inLanguage(chosen, path) + location.search + location.hash;
    if (!('navigation' in window)) return location.replace(address);
    const { committed, finished } = navigation.navigate(address, { history: 'replace' });
    // A newer page change, or a visitor who would rather stay, ends this one; that is no error.
    committed?.catch(() => {});
    finished?.catch(() => {});
  });
}
