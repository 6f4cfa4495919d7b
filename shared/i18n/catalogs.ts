import { de } from './messages/de.ts';
import { en, type Messages } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';

/** The words that the product has by itself, by language; a language that lacks a message does not compile. */
export const catalogs: Readonly<{ en: Messages } & Partial<Record<string, Messages>>> = { en, es, fr, de };

export type Words = Readonly<Record<string, string>>;
