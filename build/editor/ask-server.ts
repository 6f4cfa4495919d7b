import { wordsIn, type WordsByLanguage } from './words-in.ts';

/** What a person reads when the server of `npm run edit` does not answer, or another one does. */
export const stoppedWords: WordsByLanguage<string> = {
  en: 'npm run edit has stopped: start it again.',
  de: 'npm run edit läuft nicht mehr: Starten Sie es noch einmal.',
  es: 'npm run edit se ha detenido: inícielo de nuevo.',
  fr: 'npm run edit s’est arrêté : relancez-le.',
};

/** Its JSON or its text, or a sentence for the person. */
type ServerAnswer<Value> = { value: Value; problem?: undefined } | { value?: never; problem: string };

/**
 * Asks the server of `npm run edit`.
 * @param language of the editor's labels
 * @param init a body makes it a POST
 */
export async function askServer<Value = undefined>(
  language: string,
  path: string,
  init?: RequestInit,
): Promise<ServerAnswer<Value>> {
  try {
    const response = await fetch(path, init && { method: 'POST', ...init });
    const text = await response.text();
    const [type] = (response.headers.get('Content-Type') ?? '').split(';');
    if (response.ok && type === 'application/json') return { value: JSON.parse(text) };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is not JSON is a text or nothing
    if (response.ok && type !== 'text/html') return { value: (text || undefined) as Value };
    if (text !== '' && type === 'text/plain') return { problem: text };
  } catch {
    // No answer, or half of one.
  }
  return { problem: wordsIn(stoppedWords, language) };
}

/** Reads what the editor cannot start without; where that fails, the page says why. */
export async function readFromServer<Value>(language: string, path: string): Promise<Value> {
  const { value, problem } = await askServer<Value>(language, path);
  if (problem === undefined) return value;
  document.body.textContent = problem;
  throw new Error(problem);
}
