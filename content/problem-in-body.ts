import type { Problem } from '#shared/site-file/problem.ts';
import type { TextBody } from './site-reader.ts';

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
