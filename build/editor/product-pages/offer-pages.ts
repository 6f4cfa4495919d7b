import { askServer, readFromServer } from '#build/editor/ask-server.ts';
import { wordsIn, type WordsByLanguage } from '#build/editor/words-in.ts';

/** The server of `npm run edit` lists the pages here, and copies one after a POST. */
export const productPagesPath = '/edit/product-pages';

/** The question whether to copy a page. */
export const questions: WordsByLanguage<string> = {
  en: 'This page shows the default texts. Copy them to your site so that you can edit them? The editor then reloads, and you choose the folder again.',
  de: 'Diese Seite zeigt die Standardtexte. Möchten Sie sie in Ihre Website kopieren, um sie zu ändern? Der Editor wird neu geladen; wählen Sie danach den Ordner noch einmal aus.',
  es: 'Esta página muestra los textos predeterminados. ¿Quiere copiarlos en su sitio para modificarlos? El editor se recargará; después, elija de nuevo la carpeta.',
  fr: 'Cette page affiche les textes par défaut. Voulez-vous les copier dans votre site pour les modifier ? L’éditeur va se recharger ; choisissez ensuite de nouveau le dossier.',
};

/** Asks whether to copy a page of the product when somebody opens it. @param language of the editor's labels */
export async function offerProductPages(language: string): Promise<void> {
  const pages = await readFromServer<string[]>(language, productPagesPath);

  const copy = async (page: string, url: string) => {
    const { problem } = await askServer(language, `${productPagesPath}/${page}`, {});
    if (problem !== undefined) return alert(problem);
    pages.splice(pages.indexOf(page), 1);
    location.assign(url);
    location.reload();
  };

  // The form of a page without a file would be empty.
  navigation.addEventListener('navigate', (event) => {
    const { url } = event.destination;
    const [, page = ''] = /#\/collections\/pages\/entries\/([a-z-]+)/.exec(url) ?? [];
    if (!pages.includes(page) || !event.cancelable) return;
    event.preventDefault();
    if (confirm(wordsIn(questions, language))) void copy(page, url);
  });
}
