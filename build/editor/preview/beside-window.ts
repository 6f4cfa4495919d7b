import { element } from '#build/editor/element.ts';
import { wordsIn, type WordsByLanguage } from '#build/editor/words-in.ts';
import { showPreview, type Preview } from './template.ts';

/** The empty page of the window, which the server of `npm run edit` sends. */
export const besidePath = '/edit/beside';

/** The button. */
export const besideLabels: WordsByLanguage<string> = {
  en: 'Open beside',
  de: 'Daneben öffnen',
  es: 'Abrir al lado',
  fr: 'Ouvrir à côté',
};

/** The preview in a window of its own, which follows what is typed. @param language of the editor's labels */
export function besideWindow(language: string) {
  const button = element('button', wordsIn(besideLabels, language));
  button.type = 'button';
  button.hidden = true;
  let latest: Preview = {};
  let opened: Window | null = null;
  const paint = () => {
    if (opened?.closed === false && opened.location.pathname === besidePath)
      showPreview(opened.document, latest);
  };
  button.addEventListener('click', () => {
    if (opened?.closed === false) return opened.focus();
    opened = window.open(besidePath, '_blank', 'popup,width=1280,height=900');
    opened?.addEventListener('load', paint);
  });
  // Until the preview of another entry is there.
  addEventListener('hashchange', () => (button.hidden = true));
  const show = (preview: Preview) => {
    button.hidden = false;
    latest = { ...latest, problem: undefined, ...preview };
    paint();
  };
  return { button, show };
}
