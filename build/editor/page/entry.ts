import { init as startEditor, registerCustomFormat, type CmsConfig } from '@sveltia/cms';
import type { EditorConfig } from '#build/editor/config.ts';
import { listenToPages } from '#build/editor/click/reveal-field.ts';
import { fileFormat } from '#build/editor/saved-file.ts';
import { formOf } from '#build/editor/written-form.ts';
import { showProblems } from '#build/editor/problems/problem-bar.ts';
import { convertPastedTexts } from './paste.ts';

/** The page of the editor, /edit: Sveltia CMS as it comes, with the configuration of the site. */

listenToPages();
const response = await fetch('/edit/config.json');
const config: EditorConfig = await response.json();
for (const collection of config.collections)
  for (const own of collection.files ?? [undefined]) {
    const { format = '', file = `.${collection.extension}` } = own ?? collection;
    registerCustomFormat(
      format,
      file.slice(file.lastIndexOf('.') + 1),
      fileFormat(formOf(collection, own), config.i18n.locales),
    );
  }
convertPastedTexts();
// Only the server of `npm run edit` reads the files as they are saved.
if (config.backend.repo.startsWith('local/')) showProblems(config.i18n.locales[0] ?? 'en');
// The editor checks it against a schema of its own.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
await startEditor({ config: config as unknown as CmsConfig });
