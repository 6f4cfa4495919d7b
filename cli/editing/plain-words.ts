import { labelOf } from '../../build/editor/fields.ts';

/** Folders and files as the editor calls them. */
const kinds: Readonly<Record<string, string>> = {
  posts: 'Article',
  'case-studies': 'Case study',
  'white-papers': 'White paper',
  jobs: 'Open position',
  people: 'Person',
  projects: 'Project',
  services: 'Service',
  webinars: 'Webinar',
  pages: 'Words of page',
  legal: 'Legal text',
  images: 'Picture',
};

function placeOf(file: string): string {
  const [folder = '', name = ''] = file.split('/');
  const kind = kinds[folder];
  if (!kind || name === '') return labelOf(file.replace(/\.\w+$/, ''));
  const [id = '', language] = name.replace(/\.(yaml|md|jpe?g|png|webp|avif)$/, '').split('.');
  return `${kind} “${id}”${language ? ` (${language})` : ''}`;
}

/**
 * A line of the content check in the words of somebody who edits in the browser: what it is, which field, and
 * the reason, in place of a path and a number of a line.
 * @param siteFolder from the project's folder
 */
export function inPlainWords(line: string, siteFolder: string): string {
  const start = `${siteFolder}/`;
  if (!line.startsWith(start)) return line;
  const [, file = '', field = '', reason = ''] =
    /^(.+?)(?::\d+)?: (.+?): (.+)$/.exec(line.slice(start.length)) ?? [];
  if (file === '') return line;
  const what = field
    .split('.')
    .map((part) => part.replace(/\[(\d+)\]/g, (_, index: string) => ` ${Number(index) + 1}`))
    .map((part) => (part.startsWith('(') ? part : labelOf(part)))
    .join(' › ');
  return `${placeOf(file)}, ${what}: ${reason}`;
}
