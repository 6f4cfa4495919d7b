import { stringify } from 'yaml';
import type { Writer } from './writer.ts';

const withFrontMatter = (words: object, body: readonly string[]) =>
  `---\n${stringify(words)}---\n\n${body.join('\n\n')}\n`;

/** A table with a column of figures. */
const table = ({ text }: Writer) =>
  [
    `| ${text(3, 40)} | ${text(3, 40)} | ${text(3, 20)} |`,
    '| --- | --- | ---: |',
    ...[1, 2, 3, 4].map((row) => `| ${text(3, 60)} | ${text(3, 60)} | ${row * 1200} |`),
  ].join('\n');

/** A long text with every kind of block; tables and figures are the same in every language. */
export function article(words: object, writer: Writer): string {
  const { text } = writer;
  const paragraph = () => text(10, 400);
  const list = (mark: string) => [1, 2, 3].map(() => `${mark} ${text(3, 90)}`).join('\n');
  const bars = [
    '```bars',
    `caption: ${text(5, 80)}`,
    'unit: ms',
    `${text(2, 30)}: 24.5`,
    `${text(2, 30)}: 3`,
    '```',
  ];
  const code = ['```ts', `const ${'aVeryLongName'.repeat(12)} = await read('${'a/'.repeat(40)}');`, '```'];
  const body = [
    paragraph(),
    ...Array.from({ length: 4 }, () => [`## ${text(3, 80)}`, paragraph()]).flat(),
    `### ${text(3, 60)}`,
    list('-'),
    list('1.'),
    `> ${text(10, 160)}\n>\n> ${text(3, 40)}`,
    table(writer),
    bars.join('\n'),
    code.join('\n'),
    `${text(3, 90)} **${text(3, 30)}** *${text(3, 30)}* \`${text(3, 30)}\` [${text(3, 30)}](/contact)`,
  ];
  return withFrontMatter(words, body);
}

/** A legal text: its clauses have the same anchors in every language. */
export function legalText(words: object, { text }: Writer): string {
  const clauses = ['scope', 'cookies', 'retention', 'rights', 'law'].map((id) =>
    [
      `## ${text(3, 80)} {#${id}}`,
      `> ${text(5, 120)}`,
      text(10, 300),
      `- ${text(3, 90)}\n- ${text(3, 90)}`,
    ].join('\n\n'),
  );
  return withFrontMatter(words, [...clauses, '{legalName}, {address}, {email}']);
}

/** A page of the site's own. */
export function ownPage(words: object, writer: Writer): string {
  const { text } = writer;
  return withFrontMatter(words, [text(10, 400), `## ${text(3, 80)}`, text(10, 400), table(writer)]);
}
