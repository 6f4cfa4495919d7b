import { wordsIn, type WordsByLanguage } from '#build/editor/words-in.ts';
import { element } from '#build/editor/element.ts';
import { openPlace } from '#build/editor/click/reveal-field.ts';
import type { EditorProblem } from '#build/editor/problems/editor-problem.ts';

/* What the form cannot know: a bar of the editor lists what the check finds in the saved files, else its advice. */

const styles = `
  :host { all: initial; font: 14px/1.4 system-ui, sans-serif; }
  details { max-block-size: 40dvh; overflow: auto; padding: 6px 12px; border-radius: 8px; background: #7a1f1f;
    color: #fff; }
  .advice { background: #1c1a17; }
  summary { cursor: pointer; }
  summary:focus-visible, button:focus-visible { outline: 2px solid #fff; outline-offset: 1px; }
  p, ul { margin: 8px 0 0; padding: 0; list-style: none; overflow-wrap: anywhere; }
  li { margin-block-start: 6px; }
  button { font: inherit; color: inherit; background: none; border: 0; padding: 0; text-align: start;
    text-decoration: underline; cursor: pointer; }
  small { display: block; opacity: 0.85; }
`;

interface BarWords {
  one: string;
  many: (count: number) => string;
  oneAdvice: string;
  manyAdvice: (count: number) => string;
  unsaved: string;
}

/** The words of the bar. */
export const barWords: WordsByLanguage<BarWords> = {
  en: {
    one: '1 problem: the site cannot be published',
    many: (count) => `${count} problems: the site cannot be published`,
    oneAdvice: '1 suggestion: the site can be published',
    manyAdvice: (count) => `${count} suggestions: the site can be published`,
    unsaved: 'Save or discard your changes first, then try again.',
  },
  de: {
    one: '1 Fehler: Die Website kann nicht veröffentlicht werden',
    many: (count) => `${count} Fehler: Die Website kann nicht veröffentlicht werden`,
    oneAdvice: '1 Hinweis: Die Website kann veröffentlicht werden',
    manyAdvice: (count) => `${count} Hinweise: Die Website kann veröffentlicht werden`,
    unsaved: 'Speichern oder verwerfen Sie zuerst Ihre Änderungen, und versuchen Sie es dann noch einmal.',
  },
  es: {
    one: '1 error: el sitio no se puede publicar',
    many: (count) => `${count} errores: el sitio no se puede publicar`,
    oneAdvice: '1 sugerencia: el sitio se puede publicar',
    manyAdvice: (count) => `${count} sugerencias: el sitio se puede publicar`,
    unsaved: 'Guarde o descarte primero sus cambios y vuelva a intentarlo.',
  },
  fr: {
    one: '1 erreur : le site ne peut pas être publié',
    many: (count) => `${count} erreurs : le site ne peut pas être publié`,
    oneAdvice: '1 suggestion : le site peut être publié',
    manyAdvice: (count) => `${count} suggestions : le site peut être publié`,
    unsaved: 'Enregistrez ou annulez d’abord vos modifications, puis réessayez.',
  },
};

/**
 * Adds the bar to `npm run edit`.
 * @param language of the editor's labels
 * @returns a function that lists problems; advice where there are none
 */
export function problemBar(
  language: string,
): (problems: readonly EditorProblem[], advice: readonly EditorProblem[]) => void {
  const words = wordsIn(barWords, language);
  const [summary, answer, list] = [element('summary'), element('p'), element('ul')];
  answer.role = 'status';
  const bar = element('details', summary, answer, list);
  bar.hidden = true;
  let wasAdvice = true;

  const itemOf = ({ place, field, reason, where }: EditorProblem) => {
    const title = [place.title, field].filter(Boolean).join(' › ');
    const small = element('small', where);
    if (place.kind !== 'form') return element('li', `${title}: ${reason}`, small);
    const link = element('button', title);
    link.addEventListener('click', () => {
      answer.textContent = openPlace(place, '') === 'unsaved' ? words.unsaved : '';
    });
    return element('li', link, `: ${reason}`, small);
  };

  const host = element('div');
  host.id = 'problems';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(bar);
  document.body.append(host);
  return (problems, advice) => {
    const isAdvice = problems.length === 0;
    const shown = isAdvice ? advice : problems;
    bar.hidden = shown.length === 0;
    // Advice stays folded until a person opens it.
    if (bar.classList.toggle('advice', isAdvice) && !wasAdvice) bar.open = false;
    wasAdvice = isAdvice;
    const [one, many] = isAdvice ? [words.oneAdvice, words.manyAdvice] : [words.one, words.many];
    summary.textContent = shown.length === 1 ? one : many(shown.length);
    answer.textContent = '';
    list.replaceChildren(...shown.map(itemOf));
  };
}
