import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { openDevServer, pathOf } from '#build/dev-server.ts';
import { deletedPath } from '#build/editor/deleted/deleted-entry.ts';
import { bundleEditor } from '#build/editor-page.ts';
import { findText, formsOfPage, placeOf } from '#build/editor/click/find-text.ts';
import { saveWord } from '#build/editor/click/save-word.ts';
import { indexTexts } from '#build/editor/click/text-places.ts';
import { besidePath } from '#build/editor/preview/beside-window.ts';
import { textDigest, type TextDigests } from '#build/editor/changed-elsewhere.ts';
import { changedPart, pageOfFile } from '#build/editor/page-files.ts';
import type { Preview } from '#build/editor/preview/template.ts';
import { copyPage, productPagesOf } from '#build/editor/product-pages/copy-page.ts';
import { productPagesPath } from '#build/editor/product-pages/offer-pages.ts';
import { checkForEditor, inWords, placedProblems } from '#build/editor/problems/site-problems.ts';
import { folderPath, type ServedFolder } from '#build/editor/page/served-folder.ts';
import { picturesPath } from '#build/editor/markdown/pictures-path.ts';
import { savedPath, type SavedState } from '#build/editor/saved-state.ts';
import { labelLanguageOf } from '#build/editor/labels.ts';
import { sentenceIn } from '#build/editor/sentences/translate.ts';
import { choicesOf, localConfig } from '#build/editor/site-config.ts';
import { draftCovers } from '#build/images/drawings.ts';
import { madeTexts } from '#build/pages/made-texts.ts';
import { projectFolder } from '#build/project-paths.ts';
import { chosenFolder } from '#content/read/site-folder.ts';
import { loadChosenSite } from '#content/chosen-site.ts';
import { editionOf } from '#content/edition.ts';
import { readSite, type Site } from '#content/load-site.ts';
import { readRepairableSite, type RepairableSite } from '#build/editor/repairable-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { isSystemFile } from '#content/site-file/data-file.ts';
import { attempt, DataError, sortedProblems } from '#content/site-file/problem.ts';
import { readLocalSettings } from '#server/site/env.ts';
import { listen, stopOnSignals } from '#server/site/listen.ts';
import { editorPolicy, isOfEditor } from '#server/site/security-headers.ts';
import { allDeleted, bringBack, Deletions, nameDeleted } from './deleted-entries.ts';
import { endPublishing, publishing } from './editor-publishing.ts';
import { coalesced, inTurn } from './in-turn.ts';
import { isLoopback, isOwnRequest } from './own-request.ts';
import { largestPictureBytes, savePicture } from './save-picture.ts';

/**
 * `npm run edit`: the editor at /edit on this machine only, which works on the files of the folder that the person
 * chooses in it, and beside it the site with drafts, which reloads when something is saved
 * (docs/how-to/edit-in-the-browser.md). PORT changes the port (3000).
 * HOST can only name another address of this machine itself.
 */

process.env['DRAFTS'] = 'shown';

const drawingsPath = '/edit/drawings';
const afterSaveMs = 400;
/** A publication that a person has confirmed ends before the editor stops. */
const publishDeadlineMs = 120_000;
/** How many places of a text are listed. */
const listedMost = 8;

/** The site as the editor last could read it, for when `site.yaml` is not valid YAML any more. */
let lastRead: RepairableSite | undefined;
/** The site with its mistakes, which the editor corrects. @throws DataError where it never could be read */
function readForEditor(): RepairableSite {
  const { found, wrong } = attempt(() => readRepairableSite(new SiteSource(chosenFolder())));
  lastRead = found ?? (lastRead && { ...lastRead, wrong });
  if (!lastRead) throw new DataError(wrong);
  return lastRead;
}

const readTexts = () => {
  const { source, site } = readForEditor().loaded;
  const config = localConfig(site);
  return { source, config, places: indexTexts(source, site, config, madeTexts(source, site)), site };
};
/** The files of the site and their texts, until one of its files changes. */
let texts: ReturnType<typeof readTexts> | undefined;

/** A sentence in the language of the editor. */
const say = (sentence: string) =>
  sentenceIn(labelLanguageOf(lastRead?.loaded.site.languages ?? []), sentence);

/** What a person reads of an error; messages of libraries are for the terminal. */
function explain(error: unknown): string {
  if (error instanceof DataError) {
    if (!lastRead) return error.message;
    const { loaded } = lastRead;
    return placedProblems(loaded, localConfig(loaded.site), error.problems).map(inWords).join('\n');
  }
  console.error(error);
  return say(
    'The editor’s server could not do this. Save again, or restart npm run edit. If that does not help, show a technician what its terminal says',
  );
}

/** The words of the interface have no form, which could overwrite them. */
const digestsOf = (source: SiteSource): TextDigests =>
  Object.fromEntries(
    source
      .textNames()
      .filter((name) => !/^(?:words|translations)\//.test(name))
      .map((name) => [name, textDigest(source.text(name))]),
  );

const deletions = new Deletions();

/** Sends the state of the saved files to the open editors. */
const savedStreams = new Set<(state: SavedState) => Promise<void>>();
async function readSavedState(): Promise<SavedState> {
  const folder = chosenFolder();
  try {
    const { loaded, wrong } = readForEditor();
    const config = localConfig(loaded.site);
    const found =
      wrong.length > 0
        ? { problems: placedProblems(loaded, config, sortedProblems(wrong)) }
        : await checkForEditor(loaded, config);
    const deleted = nameDeleted(loaded, deletions.read(loaded.source));
    return { ...found, choices: choicesOf(loaded.site), texts: digestsOf(loaded.source), deleted };
  } catch (error) {
    const place = { kind: 'file', file: folder, title: folder, keyPath: '', entry: '', locale: '' } as const;
    return { problems: [{ place, field: '', reason: explain(error), where: '' }] };
  }
}

const sendSavedState = coalesced(async () => {
  if (savedStreams.size === 0) return;
  const state = await readSavedState();
  for (const send of savedStreams) await send(state);
});

/** Makes the pictures of the site again, and prints what the check finds; the server answers meanwhile. */
const makePictures = coalesced(() =>
  inTurn(async () => {
    for (const script of ['build/images/build.ts', 'content/checks/check.ts'])
      await once(spawn(process.execPath, [script], { stdio: 'inherit' }), 'close');
  }),
);

function watchSite(folder: string): void {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, (_event, name) => {
    if (name !== null && isSystemFile(basename(name))) return;
    texts = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => {
      void sendSavedState();
      void makePictures();
    }, afterSaveMs);
  });
}

const settings = readLocalSettings(process.env);
const app = new Hono();
app.use(async (context, next) => {
  if (!isOwnRequest(context.req.raw)) return context.text('not from this editor', 403);
  await next();
  context.header('Content-Security-Policy', editorPolicy([], true));
  context.header('Cache-Control', 'no-store');
});
app.get('/edit/config.json', (context) => context.json(localConfig(readForEditor().loaded.site)));
/** A file of this start in the folder, by which the editor recognises it. */
const marker = `.cache/editors/${randomUUID()}`;
app.get(folderPath, (context) => context.json({ folder: projectFolder, marker } satisfies ServedFolder));
app.get(productPagesPath, (context) => context.json(productPagesOf(chosenFolder())));
app.post(`${productPagesPath}/:page`, (context) => {
  const { site } = readForEditor().loaded;
  const page = context.req.param('page');
  return copyPage(site, page)
    ? context.body(null, 204)
    : context.text(
        say(
          `pages/${page}.yaml was not copied: the site has it, or there is no such page. Reload the editor.`,
        ),
        404,
      );
});
app.get(savedPath, (context) =>
  streamSSE(context, async (stream) => {
    const send = (state: SavedState) => stream.writeSSE({ data: JSON.stringify(state) });
    savedStreams.add(send);
    await send(await readSavedState());
    await new Promise<void>((resolve) => stream.onAbort(resolve));
    savedStreams.delete(send);
  }),
);
app.post(`${picturesPath}/:name`, bodyLimit({ maxSize: largestPictureBytes + 1 }), async (context) => {
  const content = Buffer.from(await context.req.arrayBuffer());
  try {
    return context.text(savePicture(chosenFolder(), context.req.param('name'), content), 201);
  } catch (error) {
    return context.text(say(error instanceof Error ? error.message : String(error)), 400);
  }
});
function readDeleted() {
  const { loaded } = readForEditor();
  return { loaded, deleted: allDeleted(loaded, chosenFolder(), deletions.read(loaded.source)) };
}
app.get(deletedPath, (context) => {
  const { loaded, deleted } = readDeleted();
  return context.json(nameDeleted(loaded, deleted));
});
app.post(deletedPath, async (context) => {
  const files = v.parse(v.array(v.string()), await context.req.json());
  bringBack(chosenFolder(), readDeleted().deleted, files);
  return context.body(null, 204);
});
const clickedText = v.object({
  text: v.string(),
  block: v.string(),
  page: v.string(),
  isShared: v.boolean(),
});
// The places of a text that a person clicked on a page (build/editor/click/site-page.ts).
app.post('/edit/where', async (context) => {
  const clicked = v.parse(clickedText, await context.req.json());
  texts ??= readTexts();
  const { site, places } = texts;
  const found =
    clicked.text === '' ? formsOfPage(places, site, clicked.page) : findText(places, site, clicked);
  return context.json(found.slice(0, listedMost).map((place) => placeOf(place, clicked.text)));
});
const changedWord = v.object({ language: v.string(), key: v.string(), text: v.string() });
app.post('/edit/word', async (context) => {
  const { source } = (texts ??= readTexts());
  const reason = saveWord(source, v.parse(changedWord, await context.req.json()));
  return reason === undefined ? context.body(null, 204) : context.text(say(reason), 422);
});
app.get(besidePath, (context) =>
  context.html(
    '<!doctype html><title>…</title><meta name="viewport" content="width=device-width"><base target="_blank">',
  ),
);
/** The drawings of drafts: the latest of each name. */
const keptDrawings = new Map<string, string>();
function keepDrawing(name: string, extension: string, content: string | Uint8Array): string {
  const path = `${drawingsPath}/${name}.${extension}`;
  const text = String(content);
  keptDrawings.set(path, text);
  // A browser that has read an address does not read it again.
  return `${path}?${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}
app.get(`${drawingsPath}/*`, (context) => {
  const drawing = keptDrawings.get(context.req.path);
  return drawing === undefined
    ? context.notFound()
    : context.body(drawing, 200, { 'Content-Type': 'image/svg+xml' });
});
let renderPage: Awaited<ReturnType<typeof openDevServer>>['renderPage'] | undefined;
const draftPicture = v.object({
  url: v.pipe(v.string(), v.startsWith('blob:')),
  width: v.number(),
  height: v.number(),
  isDrawing: v.boolean(),
});
const draft = v.object({
  files: v.record(v.string(), v.string()),
  file: v.string(),
  language: v.string(),
  pictures: v.optional(v.record(v.string(), draftPicture), {}),
});
// A page with a draft of the editor instead of its files (build/editor/preview/template.ts).
app.post('/edit/preview', async (context) => {
  const { files, file, language, pictures } = v.parse(draft, await context.req.json());
  texts ??= readTexts();
  const { source, config } = texts;
  const nameOf = (path: string) => path.slice(source.folder.length + 1);
  const drafts = new Map(Object.entries(files).map(([path, text]) => [nameOf(path), text]));
  const drafted = source.withTexts(drafts);
  const loaded = readSite(drafted);
  // The line is that of the draft, which nobody sees.
  const [problem] = loaded.problems.filter((one) => one.file in files);
  const [placed] = placedProblems(loaded, config, problem ? [problem] : []);
  if (placed) return context.json({ problem: inWords(placed) } satisfies Preview);
  const added = Object.entries(pictures);
  const newDrawings = added
    .filter(([, { isDrawing }]) => isDrawing)
    .map(([name, { url: href, width, height }]) => [name, { href, viewBox: `0 0 ${width} ${height}` }]);
  const newPhotos = added
    .filter(([, { isDrawing }]) => !isDrawing)
    .map(([name, { url, width, height }]) => [name, { src: url, width, height, avif: '', webp: url }]);
  const imageAt = (path = '') => {
    const { url: src, width, height } = pictures[path] ?? {};
    return src !== undefined && width !== undefined && height !== undefined
      ? { src, width, height }
      : undefined;
  };
  const logoOf = ({ settings: { logo } }: Site) => {
    const [own, dark] = [imageAt(logo?.file), imageAt(logo?.dark)];
    return own && { file: own, ...(dark && { dark }) };
  };
  const name = nameOf(file);
  const valueIn = (one: SiteSource) =>
    attempt(() => (one.has(name) ? one.yaml(name).value : undefined)).found;
  const [page = '', anchor] = pageOfFile(name, changedPart(valueIn(source), valueIn(drafted))).split('#');
  const render = async () => {
    // What was read of pictures belongs to a site as it was loaded.
    const { site } = readSite(drafted);
    return renderPage?.(site, editionOf(site, language).href(page), {
      drawings: Object.fromEntries([...draftCovers(site, { publish: keepDrawing }), ...newDrawings]),
      photos: Object.fromEntries(newPhotos),
      logo: logoOf(site),
    });
  };
  let html: string | undefined;
  try {
    html = await render().catch(async (error: unknown) => {
      if (!(error instanceof RangeError)) throw error;
      // A picture that was saved a moment ago.
      await makePictures();
      return render();
    });
  } catch (error) {
    // A page also shows other entries, such as related articles, whose mistakes nobody sees in this form.
    const [ofOther] = error instanceof RangeError ? (await checkForEditor(loaded, config)).problems : [];
    if (!ofOther) throw error;
    return context.json({ problem: inWords(ofOther) } satisfies Preview);
  }
  const shown: Preview =
    html === undefined
      ? { problem: say('the site does not show this page') }
      : { html, ...(anchor !== undefined && { anchor }) };
  return context.json(shown);
});
app.route('/', publishing);
app.onError((error, context) => context.text(explain(error), 500));
const answer = getRequestListener(app.fetch);

try {
  if (!isLoopback(settings.host))
    throw new Error(
      'HOST must be 127.0.0.1, ::1 or localhost, because the editor publishes without a password. To use it from another computer, open a tunnel there: ssh -L 3000:localhost:3000 user@this-computer',
    );
  const { site } = readForEditor().loaded;
  const { found: shown, wrong } = attempt(loadChosenSite);
  const editorPageFolder = await bundleEditor(site);
  app.use(
    serveStatic({
      root: relative(process.cwd(), editorPageFolder),
      rewriteRequestPath: (path) => path.slice('/edit'.length) || '/',
    }),
  );
  const { server, ...dev } = await openDevServer(
    shown ?? new DataError(wrong),
    (request, response) => {
      if (!isOfEditor(pathOf(request))) return false;
      void answer(request, response);
      return true;
    },
    `/build/editor/click/site-page.ts?language=${site.defaultLanguage}`,
  );
  renderPage = dev.renderPage;
  mkdirSync(join(projectFolder, dirname(marker)), { recursive: true });
  writeFileSync(join(projectFolder, marker), '');
  const stop = async () => {
    rmSync(join(projectFolder, marker), { force: true });
    await endPublishing();
    server.closeAllConnections();
  };
  stopOnSignals(stop, publishDeadlineMs);
  const address = (await listen({ server }, settings)).replace('127.0.0.1', 'localhost');
  watchSite(site.folder);
  console.log(
    `The editor is at ${address}/edit; choose ${projectFolder} in it. The site, with drafts, is at ${address}/: turn on Edit there, and click a text to open it in the editor. Stop with Ctrl+C.`,
  );
} catch (error) {
  const advice = error instanceof DataError ? '\nCorrect this in a text editor, then start again.' : '';
  console.error(
    `The editor cannot start: ${error instanceof Error ? error.message : String(error)}${advice}`,
  );
  process.exitCode = 1;
}
