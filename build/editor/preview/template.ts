import { wordsIn, type WordsByLanguage } from '#build/editor/words-in.ts';
import type { EditorConfig } from '#build/editor/config.ts';
import {
  draftFiles,
  unsavedPictures,
  withPictures,
  type DraftEntry,
  type DraftPicture,
} from './draft-files.ts';

/** What the server answers: the page, or why there is none. */
export interface Preview {
  html?: string;
  problem?: string | undefined;
}

interface Props {
  entry: { toJS: () => DraftEntry };
  /** That of the frame of the preview. */
  document: Document;
}

/** What a person reads when nothing answers. */
export const stoppedWords: WordsByLanguage<string> = {
  en: 'npm run edit has stopped: start it again.',
  de: 'npm run edit läuft nicht mehr: Starten Sie es noch einmal.',
  es: 'npm run edit se ha detenido: inícielo de nuevo.',
  fr: 'npm run edit s’est arrêté : relancez-le.',
};

/** The pause in typing after which the page is rendered again. */
const pauseMs = 250;

/** Shows a page in the frame, without its scripts, where the reader has scrolled to. */
function showPage(frame: Document, html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const part of page.querySelectorAll('script, template')) part.remove();
  const sheetsOf = (of: Document) => [...of.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const known = new Set(sheetsOf(frame).map((sheet) => sheet.getAttribute('href')));
  for (const sheet of sheetsOf(page))
    if (!known.has(sheet.getAttribute('href'))) frame.head.append(frame.importNode(sheet, true));
  for (const { name, value } of page.documentElement.attributes)
    // In a frame, the editor's name of the language.
    if (name !== 'lang' || frame.defaultView === frame.defaultView?.top)
      frame.documentElement.setAttribute(name, value);
  frame.title = page.title;
  const top = frame.scrollingElement?.scrollTop ?? 0;
  frame.body.replaceChildren(...[...page.body.childNodes].map((node) => frame.importNode(node, true)));
  frame.scrollingElement?.scrollTo({ top, behavior: 'instant' });
}

/** Shows why the page is not that of the draft; the last good page stays. */
function showProblem(frame: Document, text: string | undefined): void {
  frame.querySelector('#draft-problem')?.remove();
  if (text === undefined) return;
  const line = frame.createElement('p');
  line.id = 'draft-problem';
  line.role = 'status';
  line.style.cssText =
    'position: fixed; inset: auto 0 0; z-index: 9999; margin: 0; padding: 8px 16px; background: #1c1a17; color: #fff; font: 14px/1.4 system-ui, sans-serif;';
  line.textContent = text;
  frame.body.append(line);
}

/** Shows what the server answered. @param frame the document of a frame or window of its own */
export function showPreview(frame: Document, { html, problem }: Preview): void {
  if (html !== undefined) showPage(frame, html);
  showProblem(frame, problem);
}

/** What the server needs to know of a picture that only the browser has. */
async function readPicture(url: string): Promise<DraftPicture> {
  const picture = new Image();
  picture.src = url;
  const [{ type }] = await Promise.all([
    fetch(url).then((response) => response.blob()),
    picture.decode().catch(() => undefined),
  ]);
  const { naturalWidth: width, naturalHeight: height } = picture;
  return { url, width: width || 1200, height: height || 800, isDrawing: type === 'image/svg+xml' };
}

/**
 * The preview of all entries: the page as our server renders it with what the form holds. Sveltia CMS has React of its
 * own, so this component has no hooks, and fills the frame by itself.
 * @param showBeside shows the same elsewhere
 */
export function previewTemplate(
  config: EditorConfig,
  showBeside: (preview: Preview) => void,
): (props: Props) => null {
  const stopped = wordsIn(stoppedWords, config.i18n.locales[0] ?? '');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  const draw = async (entry: DraftEntry, frame: Document) => {
    const draft = draftFiles(config, entry, frame.documentElement.lang);
    if (!draft) return;
    latest += 1;
    const own = latest;
    // An address that the browser no longer knows is left as it is.
    const read = await Promise.allSettled(unsavedPictures(draft).map(readPicture));
    const pictures = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const body = JSON.stringify(withPictures(draft, pictures));
    const response = await fetch('/edit/preview', { method: 'POST', body }).catch(() => undefined);
    const preview: Preview = response?.ok
      ? await response.json()
      : { problem: (await response?.text()) ?? stopped };
    if (own !== latest) return;
    showPreview(frame, preview);
    showBeside(preview);
  };
  return ({ entry, document: frame }) => {
    clearTimeout(timer);
    timer = setTimeout(() => void draw(entry.toJS(), frame), pauseMs);
    return null;
  };
}
