import { consentVersion } from '../../../config/site.ts';
import { languages, type Language } from '../../../config/locales.ts';
import { pageWords } from '../../../content/page-words.ts';
import { createTranslator } from '../../../i18n/translator.ts';
import type { SiteFacts } from '../store/site-store.ts';

const nameOf = (version: string, language: Language) => `consent-text ${version} ${language}` as const;

/** What a subscriber reads: beside the field, and beside the button that confirms. */
const textIn = (language: Language) =>
  `${createTranslator(language)('newsletter.help')} ${pageWords('mails', language).newsletter.confirm}`;

/**
 * Keeps the text of today's version in every language, unless it is kept already: whoever has to prove a
 * consent needs the text that was shown then (GDPR, article 7).
 */
export async function keepConsentTexts(store: Pick<SiteFacts, 'claimSiteFact'>): Promise<void> {
  for (const language of languages)
    await store.claimSiteFact(nameOf(consentVersion, language), textIn(language));
}

/** Makes a function that finds the text of a version; empty when it was never kept. */
export function consentTextsOf(
  store: Pick<SiteFacts, 'siteFact'>,
): (version: string, language: Language) => Promise<string> {
  const known = new Map<string, Promise<string | null>>();
  return async (version, language) => {
    const name = nameOf(version, language);
    const found = known.get(name) ?? store.siteFact(name);
    known.set(name, found);
    return (await found) ?? '';
  };
}
