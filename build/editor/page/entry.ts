import { init as startEditor, type CmsConfig } from '@sveltia/cms';

/** The page of the editor, /edit: Sveltia CMS as it comes, with the configuration of the site. */

const response = await fetch('/edit/config.json');
// The editor checks it against a schema of its own.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
await startEditor({ config: (await response.json()) as CmsConfig });
