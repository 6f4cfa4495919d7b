import { markdownPath } from '#shared/routes.ts';
import type { BuiltPage } from './built-page.ts';
import { attribute, decodeEntities, textIn } from './parse-html.ts';

const plain = (text: unknown) =>
  typeof text === 'string' ? decodeEntities(text).replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim() : text;
const front = /^---\n([^]*?)\n---\n/;

/** The front matter. */
function headOf(markdown: string): Record<string, unknown> {
  const lines = front.exec(markdown)?.[1]?.split('\n') ?? [];
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), JSON.parse(line.slice(at + 2))];
    }),
  );
}

/**
 * Checks that a page which search engines may list names its Markdown, with the same title and head. What the text
 * leaves out is tested in src/app/page-markdown.test.ts.
 * @param markdown null when there is none
 * @param origin of the site
 */
export function markdownProblems(page: BuiltPage, markdown: string | null, origin: string): string[] {
  const { document, file, language, path } = page;
  const alternate = document.querySelector('link[rel="alternate"][type="text/markdown"]');
  const named = alternate && attribute(alternate, 'href');
  const isListed = !page.isNotFound && !document.querySelector('meta[name="robots"]');
  if (!isListed) {
    return named === null && markdown === null ? [] : [`${file} is not for robots, but has a Markdown`];
  }
  if (markdown === null) return [`${file} has no Markdown`];

  const textOf = (selector: string) => {
    const element = document.querySelector(selector);
    return element && textIn(element);
  };
  const description = document.querySelector('meta[name="description"]');
  const wanted: Record<string, unknown> = {
    title: textOf('title'),
    description: description && attribute(description, 'content'),
    url: origin + path,
    language,
  };
  const head = headOf(markdown);
  // Comments in code may look like headings.
  const prose = markdown.replace(/^```[^]*?^```$/gm, '');
  const titles = [...prose.matchAll(/^# (.*)$/gm)].map(([, title = '']) => plain(title.replaceAll('\\', '')));
  return [
    ...(named === markdownPath(path) ? [] : [`names ${named ?? 'no Markdown'}`]),
    ...(titles.join() === plain(textOf('main h1')) ? [] : [`has the title: ${titles.join()}`]),
    ...Object.keys(wanted)
      .filter((name) => plain(head[name]) !== plain(wanted[name]))
      .map((name) => `begins with another ${name}`),
  ].map((problem) => `${markdownPath(path)} ${problem}`);
}
