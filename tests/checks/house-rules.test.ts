import { describe, expect, it } from 'vitest';
import { foldersWithoutLine, longCommentLines, mappedFolders } from './house-rules.ts';
import { projectFiles, readProjectFile, sourceFiles } from './source-files.ts';

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

  it('have at most 120 columns in every source file', () => {
    const long = sourceFiles.flatMap((file) => longCommentLines(file, readProjectFile(file)));
    expect(long, 'break these comment lines').toEqual([]);
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

  it('has a line for every folder of the project', () => {
    const missing = foldersWithoutLine(readProjectFile('CONTRIBUTING.md'), mappedFolders(projectFiles));
    expect(missing, 'add a line for each to the table in CONTRIBUTING.md').toEqual([]);
  });
});
