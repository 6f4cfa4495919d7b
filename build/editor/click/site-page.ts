import { askServer } from '#build/editor/ask-server.ts';
import { element } from '#build/editor/element.ts';
import { labelLanguageOf } from '#build/editor/labels.ts';
import { sayIn } from './click-words.ts';
import { editorTab, openChannel, type ClickedText, type Place } from './place.ts';
import type { ChangedWord } from './save-word.ts';

/*
 * In `npm run edit`, on every page of the site: a click on a text opens its field in the tab of the editor. All of it
 * is in one element outside of what React renders.
 */

const styles = `
  :host { all: initial; position: fixed; inset-block-end: 12px; inset-inline-start: 12px; z-index: 2147483647;
    font: 14px/1.4 system-ui, sans-serif; }
  /* There the cookie banner is as wide as the window. */
  @media (max-width: 64em) { :host { inset-block: 72px auto; } }
  .panel { max-inline-size: 340px; max-block-size: 50vh; overflow: auto; padding: 8px; border-radius: 8px;
    background: #1c1a17; color: #fff; box-shadow: 0 2px 12px #0006; }
  button { font: inherit; color: inherit; text-align: start; background: #3a3733; border: 0; border-radius: 4px;
    padding: 4px 8px; cursor: pointer; }
  button:focus-visible { outline: 2px solid #fff; outline-offset: 1px; }
  button[aria-pressed='true'] { background: #fff; color: #1c1a17; }
  p, ul { margin: 8px 0 0; padding: 0; list-style: none; overflow-wrap: anywhere; }
  li { margin-block-start: 4px; }
  li button { inline-size: 100%; }
  textarea { box-sizing: border-box; inline-size: 100%; margin-block: 8px; padding: 6px; border: 0; border-radius: 4px;
    font: inherit; field-sizing: content; }
  small { display: block; opacity: 0.8; }
  .outline { position: fixed; pointer-events: none; outline: 2px solid #e0702f; outline-offset: 2px; }
`;

function button(press: () => void, ...content: (Node | string)[]): HTMLButtonElement {
  const made = element('button', ...content);
  made.type = 'button';
  made.addEventListener('click', press);
  return made;
}

/** The language of the editor's labels is in the address of this module. */
const language = labelLanguageOf([new URL(import.meta.url).searchParams.get('language') ?? '']);
const words = sayIn(language);
const channel = openChannel();
const host = element('div');
const outline = element('div');
outline.className = 'outline';
outline.hidden = true;
const answer = element('div');
answer.role = 'status';
const answerWith = (...content: (Node | string)[]) => answer.replaceChildren(...content);
const say = (...content: (Node | string)[]) => answerWith(element('p', ...content));

/** Kept for this tab, so that Edit stays on after a reload. */
const stored = 'edit-texts';
let isOn = sessionStorage.getItem(stored) !== null;
const toggle = button(() => {
  isOn = !isOn;
  if (isOn) sessionStorage.setItem(stored, 'on');
  else sessionStorage.removeItem(stored);
  outline.hidden = true;
  showSwitch();
}, words('edit'));
function showSwitch(): void {
  toggle.ariaPressed = String(isOn);
  if (isOn) say(words('on'));
  else answerWith();
}

/** Opens the editor from this tab, so that this tab can bring it to the front later. */
const openedHere = 'edit-opened';
const openEditorButton = () =>
  button(() => {
    sessionStorage.setItem(openedHere, 'yes');
    window.open('/edit', editorTab);
  }, words('open'));

/** Browsers let a page bring only those tabs to the front that it has opened. */
function showEditor(): void {
  if (sessionStorage.getItem(openedHere) === null) return;
  const tab = window.open('', editorTab);
  // The tab that was opened here is closed, and this one is new.
  if (tab?.location.href === 'about:blank') tab.close();
  else tab?.focus();
}

const fileAndLine = ({ file, line }: Place) => (line === undefined ? file : `${file}:${line}`);

/** The tab of the editor answers at once, unless the browser has put it to sleep. */
const waitForEditorMs = 2_000;
const waitForOthersMs = 300;

/** Asks the tab of the editor to open a field. */
function openField(place: Place, text: string): void {
  const id = crypto.randomUUID();
  let timer = setTimeout(() => {
    stop();
    say(words('notOpen'));
    answer.append(openEditorButton());
  }, waitForEditorMs);
  const stop = channel.listen((message) => {
    if (message.kind !== 'answer' || message.id !== id) return;
    clearTimeout(timer);
    if (message.result === 'no folder') {
      // Another tab of the editor may have one.
      timer = setTimeout(() => {
        stop();
        say(words('noFolder'));
      }, waitForOthersMs);
      return;
    }
    stop();
    if (message.result === 'unsaved') say(words('unsaved', { title: message.title }));
    else {
      say(words('opened', { title: place.title }), element('small', fileAndLine(place)));
      showEditor();
    }
  });
  channel.send({ kind: 'open', id, place, text });
}

/** The form of an interface word, which saves it here. */
function wordForm({ keyPath: key, ...place }: Place, word: NonNullable<Place['word']>): Node {
  const { text } = word;
  const field = element('textarea');
  field.value = text;
  field.ariaLabel = words('text');
  const result = element('p');
  const placeholders = [...new Set(text.match(/\{\w+\}/g))].join(', ');
  async function save(): Promise<void> {
    const changed: ChangedWord = { language: word.language, key, text: field.value.trim() };
    const { problem } = await askServer(language, '/edit/word', { body: JSON.stringify(changed) });
    result.textContent = problem ?? words('saved');
  }
  return element(
    'div',
    element('p', words('word')),
    ...(placeholders === '' ? [] : [element('p', words('placeholders', { names: placeholders }))]),
    field,
    button(() => void save(), words('save')),
    result,
    element('small', `${key} · ${fileAndLine({ keyPath: key, ...place })}`),
  );
}

/** What a person can do with a place: open its form, or else the file to edit. */
function describePlace(place: Place, text: string): Node {
  const { kind, title, keyPath, word } = place;
  const where = element('small', [keyPath, fileAndLine(place)].filter(Boolean).join(' · '));
  if (kind === 'form') return button(() => openField(place, text), title, where);
  if (word) return wordForm(place, word);
  if (kind === 'default')
    return button(() => openField({ ...place, keyPath: '' }, text), words('defaultText'), where);
  return element('p', words('noForm'), where);
}

function showPlaces(places: readonly Place[], text: string, none: string): void {
  const [first] = places;
  if (!first) say(none);
  else if (places.length > 1)
    answerWith(
      element('p', words('several')),
      element('ul', ...places.map((place) => element('li', describePlace(place, text)))),
    );
  else if (first.kind === 'form') openField(first, text);
  else answerWith(describePlace(first, text));
}

async function findPlaces(clicked: Omit<ClickedText, 'page'>, none: string): Promise<void> {
  const body = JSON.stringify({ ...clicked, page: location.pathname } satisfies ClickedText);
  const { value: places, problem } = await askServer<Place[]>(language, '/edit/where', { body });
  if (problem !== undefined) return say(problem);
  showPlaces(places, clicked.text, none);
}

const editPage = button(
  () => void findPlaces({ text: '', block: '', isShared: false }, words('noPageForm')),
  words('editPage'),
);

/** The topmost text at a point, also below the link of a card. */
const textAt = (x: number, y: number): Node | undefined =>
  document
    .elementsFromPoint(x, y)
    .flatMap((one) => [...one.childNodes])
    .find((node) => {
      if (!(node instanceof Text) || node.data.trim() === '') return false;
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
      );
    });

/** The text at the pointer; that of the element for a key. */
function textOf(event: MouseEvent): { node: Node; text: string } | null {
  const { target, clientX, clientY, detail } = event;
  if (target instanceof HTMLImageElement) return { node: target, text: target.alt };
  const isKey = event.type === 'click' && detail === 0;
  const node =
    isKey && target instanceof Node
      ? document.createTreeWalker(target, NodeFilter.SHOW_TEXT).nextNode()
      : (textAt(clientX, clientY) ?? document.caretPositionFromPoint(clientX, clientY)?.offsetNode);
  return node instanceof Text ? { node, text: node.data } : null;
}

const blocks = 'p, li, h1, h2, h3, h4, td, th, dt, dd, figcaption, label, blockquote, summary, button';

function pick(event: MouseEvent): void {
  const found = textOf(event);
  const parent = found?.node.parentElement;
  if (!found || !parent) return say(words('noText'));
  const block = parent.closest(blocks)?.textContent ?? found.text;
  void findPlaces({ text: found.text, block, isShared: parent.closest('main') === null }, words('notFound'));
}

const isForUs = (event: MouseEvent) => !event.composedPath().includes(host) && (isOn || event.altKey);

addEventListener(
  'click',
  (event) => {
    if (!isForUs(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pick(event);
  },
  { capture: true },
);

addEventListener('pointermove', (event) => {
  const found = isForUs(event) ? textOf(event) : null;
  outline.hidden = !found;
  if (!found) return;
  const range = document.createRange();
  range.selectNode(found.node);
  const { top, left, width, height } = range.getBoundingClientRect();
  Object.assign(outline.style, {
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
});
addEventListener('scroll', () => (outline.hidden = true), { passive: true });

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
const shadow = host.attachShadow({ mode: 'open' });
shadow.adoptedStyleSheets = [sheet];
const panel = element('div', toggle, ' ', editPage, answer);
panel.className = 'panel';
shadow.append(panel, outline);
showSwitch();
document.documentElement.append(host);
