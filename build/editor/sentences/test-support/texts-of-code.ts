import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { isRecord } from '#shared/is-record.ts';
import { projectFolder } from '#build/project-paths.ts';

/** The text of a string of the code; undefined for any other part. @param gap instead of each expression in it */
function textOf(node: Readonly<Record<string, unknown>>, gap: string): string | undefined {
  const { type, value, quasis } = node;
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return undefined;
  return quasis
    .map((part: unknown) =>
      isRecord(part) && isRecord(part['value']) ? String(part['value']['cooked']) : '',
    )
    .join(gap);
}

/**
 * The texts of the code by file, without those of imports and types.
 * @param gap instead of each expression in a text
 */
export function textsOfCode(patterns: readonly string[], gap: string): Map<string, string[]> {
  const files = globSync(patterns, { cwd: projectFolder }).map((file) => file.replaceAll('\\', '/'));
  return new Map(
    files.toSorted().map((file) => {
      const texts: string[] = [];
      const walk = (node: unknown): void => {
        if (Array.isArray(node)) for (const one of node) walk(one);
        if (!isRecord(node) || node['type'] === 'ImportDeclaration') return;
        const text = textOf(node, gap);
        if (text !== undefined) texts.push(text);
        for (const one of Object.values(node)) walk(one);
      };
      walk(parseSync(file, readFileSync(join(projectFolder, file), 'utf8')).program);
      return [file, texts];
    }),
  );
}
