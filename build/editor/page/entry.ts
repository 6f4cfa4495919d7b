import {
  init as startEditor,
  registerCustomFormat,
  registerPreviewTemplate,
  type CmsConfig,
} from '@sveltia/cms';
import type { EditorConfig } from '#build/editor/config.ts';
import { listenToPages } from '#build/editor/click/reveal-field.ts';
import { besideWindow } from '#build/editor/preview/beside-window.ts';
import { previewProblem } from '#build/editor/preview/preview-problem.ts';
import { previewTemplate } from '#build/editor/preview/template.ts';
import { fileFormat } from '#build/editor/saved-file.ts';
import { formOf } from '#build/editor/written-form.ts';
import { addMarkdownBars } from '#build/editor/markdown/markdown-bar.ts';
import { offerProductPages } from '#build/editor/product-pages/offer-pages.ts';
import { offerPublishing } from '#build/editor/publish/publish-dialog.ts';
import { problemBar } from '#build/editor/problems/problem-bar.ts';
import { refreshChoices } from '#build/editor/refresh-choices.ts';
import { ownTexts } from '#build/editor/changed-elsewhere.ts';
import { deletedNotice } from '#build/editor/deleted/deleted-notice.ts';
import { staleNotice } from '#build/editor/stale-notice.ts';
import { onSaved } from '#build/editor/saved-state.ts';
import { askBeforeEscape } from './ask-before-escape.ts';
import { addBottomStrip } from './bottom-strip.ts';
import { guardFolder } from './folder-guard.ts';
import { suggestPages } from './page-suggestions.ts';
import { convertPastedTexts } from './paste.ts';

/** The page of the editor, /edit: Sveltia CMS as it comes, with the configuration of the site. */

const response = await fetch('/edit/config.json');
if (!response.ok) {
  const reason = await response.text();
  document.body.textContent = reason;
  throw new Error(reason);
}
const config: EditorConfig = await response.json();
const [language = 'en'] = config.i18n.locales;
const beside = besideWindow(language);
const tab = ownTexts();
// Only the server of npm run edit reads and writes files, renders previews, and has pages that send messages.
const isLocal = config.backend.repo.startsWith('local/');
if (isLocal) addBottomStrip();
const reports = isLocal ? [beside.show, previewProblem(language)] : [];
const preview = previewTemplate(config, (shown) => {
  for (const report of reports) report(shown);
});
for (const collection of config.collections)
  for (const own of collection.files ?? [undefined]) {
    const { format = '', file = `.${collection.extension}` } = own ?? collection;
    const savedFormat = fileFormat(formOf(collection, own), config.i18n.locales);
    const toFile = (content: unknown) => {
      const text = savedFormat.toFile(content);
      tab.remember(text);
      return text;
    };
    registerCustomFormat(format, file.slice(file.lastIndexOf('.') + 1), { ...savedFormat, toFile });
    // A file and a folder may have one name, and one template is for both.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (isLocal) registerPreviewTemplate(own?.name ?? collection.name, preview as never);
  }
addMarkdownBars(language, isLocal);
convertPastedTexts(language);
askBeforeEscape(language);
suggestPages(config, language);
if (isLocal) {
  await guardFolder(language);
  listenToPages();
  const showProblems = problemBar(language);
  const showStale = staleNotice(language);
  const showDeleted = deletedNotice(language);
  onSaved(({ problems, advice = [], choices, texts, deleted }) => {
    if (deleted) showDeleted(deleted, problems);
    if (texts) showStale(tab.changedElsewhere(texts));
    showProblems(problems, advice);
    if (choices) refreshChoices(config, choices);
  });
  await offerPublishing(language, beside.button);
  await offerProductPages(language);
}
// The editor checks it against a schema of its own.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
await startEditor({ config: config as unknown as CmsConfig });
