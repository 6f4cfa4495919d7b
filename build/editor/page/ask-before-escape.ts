import { hasUnsaved } from '#build/editor/click/reveal-field.ts';
import { wordsIn, type WordsByLanguage } from '#build/editor/words-in.ts';

/** The question before Escape closes a form. */
export const escapeQuestion: WordsByLanguage<string> = {
  en: 'Close the form? Your changes are not saved. The editor offers them again when you open this entry.',
  de: 'Das Formular schließen? Ihre Änderungen sind nicht gespeichert. Der Editor bietet sie wieder an, wenn Sie diesen Eintrag öffnen.',
  es: '¿Cerrar el formulario? Sus cambios no están guardados. El editor se los ofrecerá cuando vuelva a abrir esta entrada.',
  fr: 'Fermer le formulaire ? Vos modifications ne sont pas enregistrées. L’éditeur vous les proposera quand vous ouvrirez de nouveau cette entrée.',
};

/**
 * Asks before Escape closes a form that has unsaved changes: Sveltia CMS closes it at once.
 * @param language of the editor's labels
 */
export function askBeforeEscape(language: string): void {
  addEventListener(
    'keydown',
    (event) => {
      const isInDialog =
        document.querySelector('dialog[open]') !== null || document.activeElement?.shadowRoot;
      if (event.key !== 'Escape' || isInDialog || !hasUnsaved()) return;
      // The browser's own question is one that Escape answers with no.
      if (confirm(wordsIn(escapeQuestion, language))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
