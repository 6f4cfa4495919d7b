/** Words by the language of the labels, in English at least. */
export type WordsByLanguage<Words> = Readonly<Record<string, Words> & { en: Words }>;

/** The words in a language; in English where there are none. */
export const wordsIn = <Words>(all: WordsByLanguage<Words>, language: string): Words =>
  all[language] ?? all.en;
