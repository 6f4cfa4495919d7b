import { describe, expect, it } from 'vitest';
import { foldersWithoutLine, longCommentLines, mappedFolders } from './house-rules.ts';

describe('comment lines', () => {
  const words = (columns: number) => 'x'.repeat(columns);

  it.each([
    ['src/a.ts', `const a = 1;\n// ${words(117)}\n// ${words(118)}\n`, 3],
    ['src/a.tsx', `export const A = () => (\n  <p>\n    {/* ${words(120)} */}\n  </p>\n);\n`, 3],
    ['src/a.ts', `const a = 1; // ${words(110)}\n`, 1],
    ['src/a.module.css', `/*\n * short\n * ${words(120)}\n */\n.a {\n}\n`, 3],
  ])('may not have more than 120 columns: %s', (file, text, line) => {
    expect(longCommentLines(file, text)).toEqual([
      `${file}:${line}: this comment line has more than 120 columns`,
    ]);
  });
});

describe('the map of CONTRIBUTING.md', () => {
  const folders = mappedFolders([
    'vite.config.ts',
    'shared/brand.ts',
    'src/components/tabs/tabs.tsx',
    'src/components/card.tsx',
  ]);

  it('has a line for each, or the folder is named', () => {
    const readme = 'Map\n| `shared/` | figures |\n| `src/` | the browser |\n';
    expect(foldersWithoutLine(readme, folders)).toEqual(['src/components']);
    expect(foldersWithoutLine(`${readme}| \`src/components/\` | things |\n`, folders)).toEqual([]);
  });
});
