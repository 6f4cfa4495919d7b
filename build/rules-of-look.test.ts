import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { rulesOfLook } from './rules-of-look.ts';

/** A style sheet as the pages of a site get it. */
async function stylesOf(isUndrawn: boolean, css: string): Promise<string> {
  const postcss = { plugins: [rulesOfLook(isUndrawn)] };
  const config = await resolveConfig({ configFile: false, css: { postcss } }, 'build');
  return (await preprocessCSS(css, 'a.css', config)).code;
}

const sheet = '@layer ui { .a { color: red; @look undrawn { & b { color: blue; } } } }';

it('rules for sites without drawings are in the styles of such a site alone', async () => {
  const undrawn = await stylesOf(true, sheet);
  expect(undrawn).toContain('blue');
  expect(undrawn).not.toContain('@look');
  const drawn = await stylesOf(false, sheet);
  expect(drawn).toContain('red');
  expect(drawn).not.toContain('blue');
});

it('a look that is not known stops the build', async () => {
  await expect(stylesOf(true, '@look drawn { a { color: red; } }')).rejects.toThrow(
    'no such look: @look drawn',
  );
});
