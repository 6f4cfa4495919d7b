import { wordsIn, type WordsByLanguage } from '#build/editor/words-in.ts';
import { element } from './element.ts';

interface StaleWords {
  title: string;
  advice: string;
  reload: string;
  close: string;
}

/** The words of the notice that a tab has old texts. */
export const staleWords: WordsByLanguage<StaleWords> = {
  en: {
    title: 'Texts have changed outside this tab',
    advice:
      'A colleague, another tab or a publication has changed these files. Reload the editor before you save; otherwise you would overwrite the changes. Copy unsaved text first.',
    reload: 'Reload',
    close: 'Close',
  },
  de: {
    title: 'Texte haben sich außerhalb dieses Tabs geändert',
    advice:
      'Eine Kollegin oder ein Kollege, ein anderer Tab oder eine Veröffentlichung hat diese Dateien geändert. Laden Sie den Editor neu, bevor Sie speichern, sonst würden Sie die Änderungen überschreiben. Kopieren Sie vorher, was nicht gespeichert ist.',
    reload: 'Neu laden',
    close: 'Schließen',
  },
  es: {
    title: 'Hay textos que han cambiado fuera de esta pestaña',
    advice:
      'Un compañero, otra pestaña o una publicación ha cambiado estos archivos. Recargue el editor antes de guardar; si no, sobrescribiría los cambios. Copie antes lo que no esté guardado.',
    reload: 'Recargar',
    close: 'Cerrar',
  },
  fr: {
    title: 'Des textes ont changé en dehors de cet onglet',
    advice:
      'Un collègue, un autre onglet ou une publication a modifié ces fichiers. Rechargez l’éditeur avant d’enregistrer, sinon vous écraseriez ces modifications. Copiez d’abord ce qui n’est pas enregistré.',
    reload: 'Recharger',
    close: 'Fermer',
  },
};

const styles = `
  :host { all: initial; font: 14px/1.4 system-ui, sans-serif; }
  .notice { padding: 8px 12px; background: #7a1f1f; color: #fff; }
  .notice[hidden] { display: none; }
  dialog { inline-size: min(520px, 92vw); border: 0; border-radius: 8px; padding: 20px; background: #fff;
    color: #1c1a17; box-shadow: 0 2px 24px #0006; }
  dialog::backdrop { background: #0008; }
  h2 { margin: 0 0 8px; font-size: 18px; }
  p, ul { margin: 0 0 8px; overflow-wrap: anywhere; }
  ul { max-block-size: 30vh; overflow: auto; padding-inline-start: 20px; }
  button { font: inherit; border: 1px solid #1c1a17; border-radius: 4px; padding: 4px 12px; margin-inline-start: 8px;
    background: #fff; color: #1c1a17; cursor: pointer; }
  button:focus-visible { outline: 2px solid #b8460f; outline-offset: 2px; }
`;

/**
 * Adds the notice to `npm run edit`, and keeps the tab from saving over newer files.
 * @param language of the editor's labels
 * @returns a function that takes the files that have changed elsewhere
 */
export function staleNotice(language: string): (files: readonly string[]) => void {
  const words = wordsIn(staleWords, language);
  const button = (label: string, press: () => void) => {
    const made = element('button', label);
    made.type = 'button';
    made.addEventListener('click', press);
    return made;
  };
  const reload = () => button(words.reload, () => location.reload());
  const notice = element('div', `${words.title}.`, reload());
  notice.className = 'notice';
  notice.role = 'status';
  notice.hidden = true;
  const heading = element('h2', words.title);
  heading.id = 'title';
  const list = element('ul');
  const dialog = element('dialog', heading, element('p', words.advice), list, reload());
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.append(button(words.close, () => dialog.close()));

  const refuse = (event: Event) => {
    if (notice.hidden) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!dialog.open) dialog.showModal();
  };
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (target instanceof Element && target.closest('.content-editor button.primary')) refuse(event);
    },
    { capture: true },
  );
  addEventListener(
    'keydown',
    (event) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') refuse(event);
    },
    { capture: true },
  );

  const host = element('div');
  host.id = 'stale';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(notice, dialog);
  document.body.append(host);
  return (files) => {
    notice.hidden = files.length === 0;
    list.replaceChildren(...files.map((file) => element('li', file)));
  };
}
