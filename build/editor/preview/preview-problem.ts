import { element } from '#build/editor/element.ts';
import { wordsIn, type WordsByLanguage } from '#build/editor/words-in.ts';
import type { Preview } from './template.ts';

/** What is before the sentence. */
const previewLabel: WordsByLanguage<string> = {
  en: 'Preview',
  de: 'Vorschau',
  es: 'Vista previa',
  fr: 'Aperçu',
};

/**
 * Says below the editor why the preview is not what the form holds (build/editor/page/bottom-strip.ts).
 * @param language of the editor's labels
 */
export function previewProblem(language: string): (preview: Preview) => void {
  const line = element('p');
  line.id = 'preview-problem';
  line.role = 'status';
  document.body.append(line);
  // Until the preview of another entry is there.
  addEventListener('hashchange', () => line.replaceChildren());
  const colon = language === 'fr' ? '\u00A0: ' : ': ';
  return ({ problem }) =>
    line.replaceChildren(problem === undefined ? '' : wordsIn(previewLabel, language) + colon + problem);
}
