import { useEffect } from 'react';
import { isLanguage } from '../../../../config/locales.ts';
import { inLanguage, splitPath } from '../../../../config/routes.ts';
import { storageKeys } from '../../../../config/storage-keys.ts';
import { writeStored } from '../../../lib/safe-storage.ts';

/**
 * Leads to the dashboard in the language of the user's profile, at the same view and record. Stored like a choice
 * of a visitor, because an address without a language leads to the stored one.
 * @param language of the user; empty for that of the page
 * @param isWriting texts that are not sent yet would be lost: then the next visit has the language
 */
export function useOwnLanguage(language: string, isWriting: () => boolean): void {
  useEffect(() => {
    const shown = splitPath(location.pathname);
    if (!isLanguage(language) || language === shown.language || isWriting()) return;
    writeStored(storageKeys.language, language);
    location.replace(inLanguage(language, shown.path) + location.hash);
    // Asked when the language becomes another one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [language]);
}
