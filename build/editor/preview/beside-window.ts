import { element } from '#build/editor/element.ts';
import { wordsIn, type WordsByLanguage } from '#build/editor/words-in.ts';
import { showPage, type Preview } from './template.ts';

/** The empty page of the window, which the server of `npm run edit` sends. */
export const besidePath = '/edit/beside';

/** The button. */
export const besideLabels: WordsByLanguage<string> = {
  en: 'Open beside',
  de: 'Daneben öffnen',
  es: 'Abrir al lado',
  fr: 'Ouvrir à côté',
};

/** Shows why the page is not that of the draft, below the last good one. */
function showProblem({ body }: Document, text: string | undefined): void {
  body.querySelector('#draft-problem')?.remove();
  body.style.paddingBlockEnd = '';
  if (text === undefined) return;
  const line = element('p', text);
  line.id = 'draft-problem';
  line.role = 'status';
  line.style.cssText =
    'position: fixed; inset: auto 0 0; z-index: 9999; margin: 0; padding: 8px 16px; background: #1c1a17; color: #fff; font: 14px/1.4 system-ui, sans-serif;';
  body.append(line);
  body.style.paddingBlockEnd = `${line.offsetHeight}px`;
}

/** The preview in a window of its own, which follows what is typed. @param language of the editor's labels */
export function besideWindow(language: string) {
  const button = element('button', wordsIn(besideLabels, language));
  button.type = 'button';
  button.hidden = true;
  let latest: Preview = {};
  let opened: Window | null = null;
  const paint = async () => {
    if (opened?.closed !== false || opened.location.pathname !== besidePath) return;
    const { document: page } = opened;
    if (latest.html !== undefined) await showPage(page, latest);
    showProblem(page, latest.problem);
  };
  button.addEventListener('click', () => {
    if (opened?.closed === false) return opened.focus();
    opened = window.open(besidePath, '_blank', 'popup,width=1280,height=900');
    opened?.addEventListener('load', () => void paint());
  });
  // Until the preview of another entry is there.
  addEventListener('hashchange', () => (button.hidden = true));
  const show = (preview: Preview) => {
    button.hidden = false;
    latest = preview.html === undefined ? { ...latest, ...preview } : preview;
    void paint();
  };
  return { button, show };
}
