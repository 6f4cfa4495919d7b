import { parse } from 'yaml';
import type { Migration, SiteTexts } from './migration.ts';

/** The folders of long texts, and the file of facts that each text had. */
const shelves = [
  ['posts', 'post.yaml'],
  ['case-studies', 'case-study.yaml'],
  ['white-papers', 'white-paper.yaml'],
] as const;

function firstLanguage(texts: SiteTexts): string {
  const { languages = [] } = parse(texts.get('site.yaml') ?? '') as { languages?: string[] };
  return languages[0] ?? 'en';
}

/** `posts/<id>/de.md` is `posts/<id>.de.md`; the facts stand at the top of that of the first language. */
function joinFacts(texts: SiteTexts): void {
  const first = firstLanguage(texts);
  const before = new Map(texts);
  for (const [folder, factsFile] of shelves)
    for (const [path, text] of before) {
      const [, id = '', file = ''] = new RegExp(`^${folder}/([^/]+)/([^/]+)$`).exec(path) ?? [];
      if (file === factsFile) texts.delete(path);
      if (!/^[a-z]{2,3}\.md$/.test(file)) continue;
      const facts =
        file === `${first}.md` ? `${(before.get(`${folder}/${id}/${factsFile}`) ?? '').trimEnd()}\n` : '';
      texts.delete(path);
      texts.set(
        `${folder}/${id}.${file}`,
        facts.trim() === '' ? text : text.replace(/^---\n/, `---\n${facts}`),
      );
    }
}

/** Long texts become one file per language; every other shape is as it was. */
export const to020: Migration = {
  to: '0.2.0',
  does: 'site.yaml says which version the folder is written for; a long text is one file per language, its facts in that of the first.',
  migrate: joinFacts,
};
