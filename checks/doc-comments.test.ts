import { describe, expect, it } from 'vitest';
import { undocumentedExports } from './doc-comments.ts';

const undocumented = (source: string) => undocumentedExports('x.tsx', source);

describe('exported functions without a doc comment', () => {
  it('finds functions, arrow functions and components', () => {
    expect(
      undocumented(`
        export function plain() {}
        export const arrow = () => 1;
        // not a doc comment
        export function Component() { return <p />; }
      `),
    ).toEqual(['plain', 'arrow', 'Component']);
  });

  it('is content with a comment directly above, and asks none of values and of what stays inside', () => {
    expect(
      undocumented(`
        /** What for. */
        export function documented() {}
        /** What for. */
        export async function alsoDocumented() {}
        export const figure = 3;
        export interface Shape { side: number }
        function inner() {}
      `),
    ).toEqual([]);
  });

  it('does not take the comment of a neighbour', () => {
    expect(undocumented(`/** For one. */\nexport function one() {}\nexport function two() {}`)).toEqual([
      'two',
    ]);
  });
});
