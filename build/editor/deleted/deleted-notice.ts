import { element } from '#build/editor/element.ts';
import type { EditorProblem } from '#build/editor/problems/editor-problem.ts';
import { wordsIn } from '#build/editor/words-in.ts';
import { bringBackButton, deletedWords } from './bring-back.ts';
import type { DeletedEntry } from './deleted-entry.ts';

const styles = `
  :host { all: initial; font: 14px/1.4 system-ui, sans-serif; }
  section { max-block-size: 40vh; overflow: auto; padding: 8px 12px; background: #1c1a17; color: #fff; }
  section[hidden] { display: none; }
  p, ul { margin: 0; overflow-wrap: anywhere; }
  ul { padding-inline-start: 20px; }
  button { font: inherit; border: 1px solid #fff; border-radius: 4px; padding: 4px 12px; margin-inline-start: 8px;
    background: #fff; color: #1c1a17; cursor: pointer; }
  button:focus-visible { outline: 2px solid #ffb68f; outline-offset: 2px; }
`;

/** Without the reason, which lists what is left. */
const keyOf = ({ place, field }: EditorProblem) => `${place.file} ${field}`;

/**
 * Adds a notice that says which entry was deleted and where it is still named, and brings it back.
 * @param language of the editor's labels
 * @returns a function that takes what was deleted since the server started, and the problems of the site
 */
export function deletedNotice(
  language: string,
): (deleted: readonly DeletedEntry[], problems: readonly EditorProblem[]) => void {
  const words = wordsIn(deletedWords, language);
  const section = element('section');
  section.role = 'status';
  section.hidden = true;
  const close = element('button', words.close);
  close.type = 'button';
  close.addEventListener('click', () => (section.hidden = true));

  const host = element('div');
  host.id = 'deleted';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(section);
  document.body.append(host);

  let known: ReadonlySet<string> | undefined;
  let knownProblems = new Set<string>();
  return (deleted, problems) => {
    const now = new Set(deleted.map(({ files }) => files.join()));
    const added = known ? deleted.filter(({ files }) => known?.has(files.join()) === false) : [];
    const named = problems.filter((problem) => !knownProblems.has(keyOf(problem)));
    known = now;
    knownProblems = new Set(problems.map(keyOf));
    if (added.length === 0) {
      // Undone in another way.
      if (deleted.length === 0) section.hidden = true;
      return;
    }
    const answer = element('p');
    const lines = added.map((one) => {
      const button = bringBackButton(one, language, (sentence) => (answer.textContent = sentence));
      return element('p', `${words.deleted}: ${one.entry}`, button);
    });
    lines.at(-1)?.append(close);
    section.replaceChildren(
      ...lines,
      ...(named.length > 0
        ? [
            element('p', `${words.named}:`),
            element(
              'ul',
              ...named.map(({ place, field }) =>
                element('li', [place.title, field].filter(Boolean).join(' › ')),
              ),
            ),
          ]
        : []),
      answer,
    );
    section.hidden = false;
  };
}
