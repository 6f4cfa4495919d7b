import { parseSync } from 'vite';

/** The name of an exported function; undefined for other statements. */
function exportedFunction(
  statement: ReturnType<typeof parseSync>['program']['body'][number],
): string | undefined {
  if (statement.type === 'ExportDefaultDeclaration') {
    return statement.declaration.type === 'FunctionDeclaration' ? 'default' : undefined;
  }
  if (statement.type !== 'ExportNamedDeclaration') return undefined;
  const { declaration } = statement;
  if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name;
  if (declaration?.type !== 'VariableDeclaration') return undefined;
  const [first] = declaration.declarations;
  const isFunction =
    first?.init?.type === 'ArrowFunctionExpression' || first?.init?.type === 'FunctionExpression';
  return isFunction && first.id.type === 'Identifier' ? first.id.name : undefined;
}

/** Exported functions and components without a doc comment (`/** … *\/`) directly above. */
export function undocumentedExports(file: string, source: string): string[] {
  const { program, comments } = parseSync(file, source);
  const isDocumented = (start: number) =>
    comments.some(
      (comment) =>
        comment.type === 'Block' &&
        comment.value.startsWith('*') &&
        comment.end <= start &&
        source.slice(comment.end, start).trim() === '',
    );
  return program.body.flatMap((statement) => {
    const name = exportedFunction(statement);
    return name === undefined || isDocumented(statement.start) ? [] : [name];
  });
}
