import { askServer } from '#build/editor/ask-server.ts';
import { element } from '#build/editor/element.ts';
import { wordsIn } from '#build/editor/words-in.ts';
import { markdownBarWords } from './bar-words.ts';
import { picturesPath } from './pictures-path.ts';
import { marks, pictureBlock, writeMark } from './write-mark.ts';

/*
 * The buttons above fields for Markdown. Those of Sveltia CMS work in its rich-text mode only, which would rewrite
 * tables and rules.
 */

/** The text box of a field for Markdown. */
export const markdownBox = '[data-field-type="markdown"] textarea, [data-field-type="richtext"] textarea';

/** The event that says what a paste has changed. */
export const pasteNotice = 'paste-notice';
export type PasteNotice = 'leftOut' | 'struck';

const hiddenToolbar = '.text-editor:has(> markdown-bar) [role="toolbar"] { display: none !important; }';

const styles = `
  :host { display: block; padding: 4px; font: 14px/1.4 system-ui, sans-serif; }
  [role='toolbar'] { display: flex; flex-wrap: wrap; gap: 4px; }
  button { font: inherit; border: 1px solid #8a8580; border-radius: 4px; padding: 4px 10px; background: #fff;
    color: #1c1a17; cursor: pointer; }
  button.bold { font-weight: 700; }
  button.italic { font-style: italic; }
  button.main { background: #1c1a17; color: #fff; }
  button:focus-visible, input:focus-visible { outline: 2px solid #b8460f; outline-offset: 2px; }
  p { margin: 4px 0 0; }
  dialog { inline-size: min(420px, 92vw); border: 0; border-radius: 8px; padding: 20px; background: #fff;
    color: #1c1a17; box-shadow: 0 2px 24px #0006; }
  dialog::backdrop { background: #0008; }
  label { display: block; margin-block-end: 12px; }
  input { display: block; inline-size: 100%; box-sizing: border-box; font: inherit; padding: 6px; }
`;

/** Writes over a part of a text box, as typing does: it can be undone. */
function write(box: HTMLTextAreaElement, from: number, to: number, text: string): void {
  box.focus();
  box.setSelectionRange(from, to);
  // No other way of writing into a text box can be undone.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, text);
}

function barOf(box: HTMLTextAreaElement, language: string, canSavePictures: boolean): HTMLElement {
  const words = wordsIn(markdownBarWords, language);
  const button = (label: string, press: () => void) => {
    const made = element('button', label);
    made.type = 'button';
    made.addEventListener('click', press);
    return made;
  };
  const buttons: HTMLButtonElement[] = marks.map((mark) => {
    const made = button(words[mark], () => {
      const { value, selectionStart: first, selectionEnd: last } = box;
      const { from, to, insert, start, end } = writeMark(
        mark,
        { value, start: first, end: last },
        words.example,
      );
      write(box, from, to, insert);
      box.setSelectionRange(start, end);
    });
    made.className = mark;
    return made;
  });

  const status = element('p');
  status.role = 'status';
  const [file, alt] = [element('input'), element('input')];
  file.type = 'file';
  file.accept = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,image/svg+xml';
  for (const input of [file, alt]) input.required = true;
  const submit = element('button', words.insert);
  submit.className = 'main';
  const form = element(
    'form',
    element('label', words.file, file),
    element('label', words.alt, alt),
    submit,
    ' ',
  );
  const dialog = element('dialog', form);
  dialog.ariaLabel = words.picture;
  form.append(button(words.cancel, () => dialog.close()));
  const insertPicture = async (picture: File) => {
    const path = `${picturesPath}/${encodeURIComponent(picture.name)}`;
    const { value: saved, problem } = await askServer<string>(language, path, { body: picture });
    if (problem !== undefined) return void (status.textContent = problem);
    const { value, selectionEnd } = box;
    const block = pictureBlock(
      { path: saved, alt: alt.value },
      value.slice(0, selectionEnd),
      value.slice(selectionEnd),
    );
    write(box, selectionEnd, selectionEnd, block);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [picture] = file.files ?? [];
    dialog.close();
    status.textContent = '';
    if (picture) void insertPicture(picture);
  });
  if (canSavePictures)
    buttons.push(
      button(words.picture, () => {
        form.reset();
        dialog.showModal();
      }),
    );
  box.addEventListener(pasteNotice, ({ detail }: CustomEventInit<readonly PasteNotice[]>) => {
    status.textContent = (detail ?? []).map((name) => words[name]).join(' ');
  });
  box.addEventListener('input', () => (status.textContent = ''));

  const hint = canSavePictures
    ? []
    : [element('p', `${words.byHand} `, element('code', `![${words.example}](/images/….jpg)`))];
  const toolbar = element('div', ...buttons);
  toolbar.role = 'toolbar';
  const bar = document.createElement('markdown-bar');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const shadow = bar.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(toolbar, ...hint, status, dialog);
  // Shortcuts of the editor are not for the dialog.
  for (const name of ['keydown', 'keypress', 'keyup'])
    dialog.addEventListener(name, (event) => event.stopPropagation());
  return bar;
}

/**
 * Adds the buttons to all fields for Markdown.
 * @param language of the editor's labels
 * @param canSavePictures whether a server saves them
 */
export function addMarkdownBars(language: string, canSavePictures: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hiddenToolbar);
  document.adoptedStyleSheets.push(sheet);
  new MutationObserver(() => {
    for (const box of document.querySelectorAll<HTMLTextAreaElement>(markdownBox)) {
      const field = box.closest('.text-editor');
      if (field && !field.querySelector(':scope > markdown-bar'))
        field.prepend(barOf(box, language, canSavePictures));
    }
  }).observe(document.body, { childList: true, subtree: true });
}
