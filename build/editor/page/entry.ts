import { init as startEditor, registerCustomFormat, type CmsConfig } from '@sveltia/cms';
import type { EditorConfig } from '../config.ts';
import { codecOf } from '../formats.ts';
import { openBar } from './bar.ts';
import { DirectoryHandle, SiteFolder, type ListedFile } from './site-handles.ts';

/** The page of the editor, /edit. */

/** The editor asks its maker's host for newer versions and the like; here it asks nobody but who it works with. */
function keepToOwnHosts(hosts: readonly string[]): void {
  const own = window.fetch.bind(window);
  window.fetch = (input, options) => {
    const { protocol, host } = new URL(input instanceof Request ? input.url : input, location.href);
    const isKnown =
      host === location.host || hosts.includes(host) || protocol === 'blob:' || protocol === 'data:';
    return isKnown ? own(input, options) : Promise.reject(new TypeError(`not asked: ${host}`));
  };
}

async function load<Data>(address: string): Promise<Data> {
  const response = await fetch(address, { headers: { 'X-Editor': '1' } });
  if (!response.ok) throw new Error(await response.text());
  // The server is ours.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await response.json()) as Data;
}

/** On one's own machine the folder of the site takes the place of the private one that browsers have. */
async function openLocalFolder(siteName: string): Promise<void> {
  const watcher = openBar(siteName);
  const root = new DirectoryHandle(new SiteFolder(await load<ListedFile[]>('/edit/files'), watcher));
  const around = { getDirectoryHandle: () => Promise.resolve(root) };
  Object.defineProperty(navigator.storage, 'getDirectory', { value: () => Promise.resolve(around) });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
}

const { cms, formats, languages, hosts, siteName } = await load<
  EditorConfig & { hosts: string[]; siteName: string }
>('/edit/config.json');
keepToOwnHosts(hosts);
for (const format of formats) {
  const { fromFile, toFile } = codecOf(format, languages);
  registerCustomFormat(format.name, format.kind === 'text' ? 'md' : 'yaml', { fromFile, toFile });
}
if (hosts.length === 0) await openLocalFolder(siteName);
// The editor checks it against a schema of its own, which is wider than its type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
await startEditor({ config: cms as unknown as CmsConfig });
