import { openChannel, type Place } from './place.ts';

/*
 * Opens a field of an entry in Sveltia CMS 0.221.1 from outside: by its addresses, and by the message with which its
 * own preview selects a field. Neither is documented; tests/edit/click-text.spec.ts tests them.
 */

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until something is there. @returns null where it is not there in time */
async function waitFor<Found>(find: () => Found | null | false, timeoutMs: number): Promise<Found | null> {
  for (const end = performance.now() + timeoutMs; performance.now() < end; await pause(60)) {
    const found = find();
    if (found !== null && found !== false) return found;
  }
  return null;
}

/** The editor selects a field in a frame, and a tab in the background has no frames. */
const whenVisible = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });

const paneOf = (locale: string) =>
  `.content-editor .pane[data-mode=edit][data-locale="${CSS.escape(locale)}"]`;
const findField = (locale: string, keyPath: string) =>
  document.querySelector<HTMLElement>(`${paneOf(locale)} .field[data-key-path="${CSS.escape(keyPath)}"]`);

const selectField = (locale: string, keyPath: string) =>
  window.postMessage({ type: 'highlight-editor-field', payload: { locale, keyPath } }, location.origin);

/** Fields are only in the document when they are near the window: scrolls towards one. */
const scrollToField = (locale: string, keyPath: string, timeoutMs: number) =>
  waitFor(() => {
    const field = findField(locale, keyPath);
    if (field) return field;
    const list =
      findField(locale, keyPath.replace(/(\.\d+)?\.\w+$/, '')) ?? document.querySelector(paneOf(locale));
    [...(list?.querySelectorAll('.field') ?? [])].at(-1)?.scrollIntoView({ block: 'start' });
    return null;
  }, timeoutMs);

/** Selects the words in a long text, which is one text box as high as the text. */
function selectWords(area: HTMLTextAreaElement, text: string): void {
  const words = text.trim().slice(0, 24);
  const start = Math.max(area.value.indexOf(words), 0);
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, start + words.length);
  area.scrollIntoView({ block: 'start' });
  let scroller: HTMLElement | null = area;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  const offset = (start / Math.max(area.value.length, 1)) * area.scrollHeight;
  scroller?.scrollBy(0, offset - scroller.clientHeight / 3);
}

/** Ends when another field is asked for, or the person goes on elsewhere. */
let revealing = new AbortController();
function beginToReveal(): AbortSignal {
  revealing.abort();
  revealing = new AbortController();
  const { signal } = revealing;
  for (const name of ['keydown', 'pointerdown'])
    document.addEventListener(name, ({ isTrusted }) => isTrusted && revealing.abort(), { signal });
  return signal;
}

/** Lists and objects show what is in them only once they are selected, so each step by itself. */
async function revealField({ locale, keyPath }: Place, text: string): Promise<void> {
  await whenVisible();
  const stopped = beginToReveal();
  const steps = keyPath.split('.');
  for (const [index] of steps.entries()) {
    const path = steps.slice(0, index + 1).join('.');
    selectField(locale, path);
    const isItem = /\.\d+$/.test(path) && index < steps.length - 1;
    await (isItem ? pause(300) : scrollToField(locale, path, 6_000));
    if (stopped.aborted) return;
  }
  // The editor would focus its rich text, which is hidden where only Markdown is edited.
  const findArea = () => findField(locale, keyPath)?.querySelector('textarea') ?? null;
  const area = keyPath === 'body' ? await waitFor(findArea, 10_000) : null;
  if (stopped.aborted) return;
  if (area) return selectWords(area, text);
  const hasFocus = () => findField(locale, keyPath)?.contains(document.activeElement) === true;
  for (let tries = 0; tries < 10 && !hasFocus(); tries += 1) {
    for (const [index] of steps.entries()) {
      const path = steps.slice(0, index + 1).join('.');
      selectField(locale, path);
      await scrollToField(locale, path, 1_000);
      if (stopped.aborted) return;
    }
    await waitFor(hasFocus, 600);
  }
  const field = findField(locale, keyPath);
  field?.scrollIntoView({ block: 'center' });
  field?.animate([{ outline: '3px solid #b8460f' }, { outline: '3px solid transparent' }], 2_500);
}

/** The state of the editor cannot be read; its Save button can. */
export const hasUnsaved = () =>
  document.querySelector('.content-editor button.primary:not([disabled])') !== null;
const isOpen = (entry: string) => decodeURIComponent(location.hash).replace(/\?.*/, '') === `#${entry}`;

/**
 * Opens a place in the form, unless that would drop what is not saved.
 * @param text the words in it to select
 */
export function openPlace(place: Place, text: string): 'opened' | 'unsaved' | 'no folder' {
  if (!document.querySelector('.page-root')) return 'no folder';
  const { entry, locale, keyPath } = place;
  const isOther = !isOpen(entry);
  // Another address would drop what is not saved, without a question.
  if (isOther && hasUnsaved()) return 'unsaved';
  const firstField = () => document.querySelector('.content-editor .pane .field');
  const before = firstField();
  if (isOther) location.hash = `#${entry}?_locale=${locale}`;
  // Until the form of another entry is there, fields of the one before have the same paths.
  const isReady = () => firstField() !== null && (!isOther || firstField() !== before);
  if (keyPath !== '') void waitFor(isReady, 10_000).then(() => revealField(place, text));
  return 'opened';
}

/** What the editor has open: its title without the name of the site. */
const entryTitle = () => document.title.replace(/ – [^–]*$/, '');

/** Opens what pages of the site ask for; only those of `npm run edit` do. */
export function listenToPages(): void {
  const channel = openChannel();
  channel.listen((message) => {
    if (message.kind !== 'open') return;
    const result = openPlace(message.place, message.text);
    channel.send({ kind: 'answer', id: message.id, result, title: entryTitle() });
  });
}
