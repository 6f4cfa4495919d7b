import { askServer } from '#build/editor/ask-server.ts';
import { hasUnsaved } from '#build/editor/click/reveal-field.ts';
import { element } from '#build/editor/element.ts';
import { wordsIn, type WordsByLanguage } from '#build/editor/words-in.ts';
import { deletedPath, type DeletedEntry } from './deleted-entry.ts';

interface DeletedWords {
  deleted: string;
  named: string;
  title: string;
  none: string;
  back: string;
  restored: string;
  close: string;
}

/** The words about deleted entries. */
export const deletedWords: WordsByLanguage<DeletedWords> = {
  en: {
    deleted: 'Deleted',
    named: 'Still named in',
    title: 'Deleted entries',
    none: 'No deleted entry is known.',
    back: 'Bring back',
    restored: 'It is back. Save your changes, then reload the editor to see it.',
    close: 'Close',
  },
  de: {
    deleted: 'Gelöscht',
    named: 'Wird noch genannt in',
    title: 'Gelöschte Einträge',
    none: 'Es ist kein gelöschter Eintrag bekannt.',
    back: 'Zurückholen',
    restored:
      'Der Eintrag ist wieder da. Speichern Sie Ihre Änderungen, und laden Sie dann den Editor neu, um ihn zu sehen.',
    close: 'Schließen',
  },
  es: {
    deleted: 'Eliminado',
    named: 'Todavía aparece en',
    title: 'Entradas eliminadas',
    none: 'No hay ninguna entrada eliminada.',
    back: 'Recuperar',
    restored: 'La entrada ha vuelto. Guarde sus cambios y recargue el editor para verla.',
    close: 'Cerrar',
  },
  fr: {
    deleted: 'Supprimé',
    named: 'Encore cité dans',
    title: 'Entrées supprimées',
    none: 'Aucune entrée supprimée n’est connue.',
    back: 'Restaurer',
    restored: 'L’entrée est de retour. Enregistrez vos modifications, puis rechargez l’éditeur pour la voir.',
    close: 'Fermer',
  },
};

/** A button that brings an entry back, and reloads the editor, which has not read its files. */
export function bringBackButton(
  { entry, files }: DeletedEntry,
  language: string,
  say: (sentence: string) => void,
): HTMLButtonElement {
  const words = wordsIn(deletedWords, language);
  const button = element('button', words.back);
  button.type = 'button';
  button.setAttribute('aria-label', `${words.back}: ${entry}`);
  const bringBack = async () => {
    const { problem } = await askServer(language, deletedPath, { body: JSON.stringify(files) });
    if (problem !== undefined) return say(problem);
    button.remove();
    if (hasUnsaved()) say(words.restored);
    else location.reload();
  };
  button.addEventListener('click', () => void bringBack());
  return button;
}

/** A list of the deleted entries, read when it is opened. */
export function deletedList(language: string): HTMLDetailsElement {
  const words = wordsIn(deletedWords, language);
  const answer = element('p');
  answer.role = 'status';
  const list = element('ul');
  const details = element('details', element('summary', words.title), answer, list);
  const read = async () => {
    const { value: entries = [], problem } = await askServer<DeletedEntry[]>(language, deletedPath);
    answer.textContent = problem ?? (entries.length === 0 ? words.none : '');
    list.replaceChildren(
      ...entries.map((one) => {
        const button = bringBackButton(one, language, (sentence) => (answer.textContent = sentence));
        return element('li', `${one.entry} `, button);
      }),
    );
  };
  details.addEventListener('toggle', () => details.open && void read());
  return details;
}
