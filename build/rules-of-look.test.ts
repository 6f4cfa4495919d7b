import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { rulesOfLook } from './rules-of-look.ts';

/** A style sheet as the pages of a site get it. */
async function stylesOf(isUndrawn: boolean, css: string): Promise<string> {
  const postcss = { plugins: [rulesOfLook(isUndrawn)] };
  const config = await resolveConfig({ configFile: false, css: { postcss } }, 'build');
  return (await preprocessCSS(css, 'a.css', config)).code;
}

const sheet =
  '@layer ui { .a { color: red; @look undrawn { & b { color: blue; } } @look drawn { & i { color: lime; } } } }';

it('rules for sites with drawings, and for those without, are in the styles of such a site alone', async () => {
  const undrawn = await stylesOf(true, sheet);
  expect(undrawn).toContain('blue');
  expect(undrawn).not.toMatch(/@look|lime/);
  const drawn = await stylesOf(false, sheet);
  expect(drawn).toMatch(/red.*lime/s);
  expect(drawn).not.toMatch(/@look|blue/);
});

it('a look that is not known stops the build', async () => {
  await expect(stylesOf(true, '@look painted { a { color: red; } }')).rejects.toThrow(
    'no such look: @look painted',
  );
});
