/** The server of `npm run edit` lists the pages here, and copies one after a POST. */
export const productPagesPath = '/edit/product-pages';

const questions: Readonly<Record<string, string>> = {
  de: 'Diese Seite zeigt die Texte des Produkts. In Ihre Website kopieren, um sie zu ändern? Der Editor lädt neu; wählen Sie dann den Ordner noch einmal.',
  es: 'Esta página muestra los textos del producto. ¿Copiarlos en su sitio para cambiarlos? El editor se recarga; elija entonces la carpeta otra vez.',
  fr: 'Cette page affiche les textes du produit. Les copier dans votre site pour les modifier ? L’éditeur se recharge ; choisissez alors le dossier à nouveau.',
};
const question =
  'This page shows the texts of the product. Copy them into your site to change them? The editor reloads; then choose the folder again.';

/** Asks whether to copy a page of the product when somebody opens it. @param language of the editor's labels */
export async function offerProductPages(language: string): Promise<void> {
  const response = await fetch(productPagesPath);
  const pages: string[] = await response.json();

  const copy = async (page: string, url: string) => {
    const { ok } = await fetch(`${productPagesPath}/${page}`, { method: 'POST' });
    if (!ok) return;
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
    if (confirm(questions[language] ?? question)) void copy(page, url);
  });
}
