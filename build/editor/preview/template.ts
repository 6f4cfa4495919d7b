import { askServer } from '#build/editor/ask-server.ts';
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
  /** The part of the page in which the draft is. */
  anchor?: string;
  problem?: string | undefined;
}

interface Props {
  entry: { toJS: () => DraftEntry };
  /** That of the frame of the preview. */
  document: Document;
}

/** The pause in typing after which the page is rendered again. */
const pauseMs = 250;

const sheetsOf = ({ head }: Document) => [...head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

/** Waits until the style sheets are there, or have failed. */
async function loadSheets(frame: Document): Promise<void> {
  const missing = sheetsOf(frame).filter(({ sheet }) => sheet === null);
  await Promise.all(
    missing.map(
      (sheet) =>
        new Promise((resolve) => {
          for (const name of ['load', 'error']) sheet.addEventListener(name, resolve);
        }),
    ),
  );
}

/** Shows a page without its scripts, where the reader has scrolled to; at first, the part of the draft. */
export async function showPage(frame: Document, { html = '', anchor = '' }: Preview): Promise<void> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const part of page.querySelectorAll('script, template')) part.remove();
  const known = new Set(sheetsOf(frame).map((sheet) => sheet.getAttribute('href')));
  for (const sheet of sheetsOf(page))
    if (!known.has(sheet.getAttribute('href'))) frame.head.append(frame.importNode(sheet, true));
  // A page without its styles looks broken.
  await loadSheets(frame);
  for (const { name, value } of page.documentElement.attributes)
    // In a frame, the editor's name of the language.
    if (name !== 'lang' || frame.defaultView === frame.defaultView?.top)
      frame.documentElement.setAttribute(name, value);
  frame.title = page.title;
  const top = frame.scrollingElement?.scrollTop ?? 0;
  const isFirst = frame.body.childElementCount === 0;
  frame.body.replaceChildren(...[...page.body.childNodes].map((node) => frame.importNode(node, true)));
  frame.scrollingElement?.scrollTo({ top, behavior: 'instant' });
  if (isFirst) frame.getElementById(anchor)?.scrollIntoView({ behavior: 'instant' });
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
 * @param report shows the same elsewhere, and what is wrong
 */
export function previewTemplate(
  config: EditorConfig,
  report: (preview: Preview) => void,
): (props: Props) => null {
  const [language = ''] = config.i18n.locales;
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
    const answer = await askServer<Preview>(language, '/edit/preview', { body });
    const preview = answer.problem === undefined ? answer.value : { problem: answer.problem };
    if (own !== latest) return;
    report(preview);
    if (preview.html !== undefined) await showPage(frame, preview);
  };
  return ({ entry, document: frame }) => {
    clearTimeout(timer);
    timer = setTimeout(() => void draw(entry.toJS(), frame), pauseMs);
    return null;
  };
}
