import { markdownPath } from '../config/routes.ts';
import { markdownType } from '../server/accept-markdown.ts';
import { judge, type At, type Finding } from './deployment-findings.ts';
import { markdownProblems, typeProblems, varyProblems } from './deployment-rules.ts';

/** Checks pages as text for assistants: at addresses of their own, and, where the host can, for those who ask. */
export async function checkMarkdown(at: At, pages: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const page of pages) {
    const address = markdownPath(page);
    findings.push(...judge(address, 'the page as text', markdownProblems(await at(address))));
    const asked = await at(page, { Accept: markdownType });
    const isGiven = typeProblems(address, asked).length === 0;
    findings.push(
      ...judge(
        `${page} as ${markdownType}`,
        'given to who asks for it',
        isGiven ? markdownProblems(asked) : ['is HTML; assistants find the text by its link'],
        isGiven ? 'wrong' : 'advice',
      ),
    );
    if (!isGiven) continue;
    const forms = [asked, await at(page, { Accept: 'text/html' })];
    const problems = forms.flatMap((form) => varyProblems(form, 'Accept'));
    findings.push(...judge(`${page} in caches`, 'told apart by Accept', [...new Set(problems)]));
  }
  return findings;
}
