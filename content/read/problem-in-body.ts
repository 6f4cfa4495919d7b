import type { Problem } from '#content/site-file/problem.ts';

/** The Markdown of a text, and its place in the file. */
export interface TextBody {
  /** From the project's folder. */
  file: string;
  body: string;
  bodyLine: number;
}

/** Something wrong in the body of a text. @param line of the body */
export const problemInBody = (
  { file, bodyLine }: Omit<TextBody, 'body'>,
  line: number,
  reason: string,
): Problem => ({
  file,
  line: bodyLine + line - 1,
  field: 'the text',
  reason,
});
