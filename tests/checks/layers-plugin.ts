import { relative, sep } from 'node:path';
import { projectFolder } from '#build/project-paths.ts';
import { breachesOf, importsAt, parseLayers, type SyntaxNode } from './layers.ts';
import { readProjectFile } from './source-files.ts';

const layers = parseLayers(readProjectFile('layers.json'));

/** What the rule uses of the linter's context. */
interface Context {
  /** Absolute. */
  filename: string;
  report: (problem: { message: string; node: SyntaxNode }) => void;
}

/** Reports imports that `layers.json` forbids where they are written, and files that are in no layer. */
const layersRule = {
  create(context: Context) {
    const file = relative(projectFolder, context.filename).split(sep).join('/');
    const check = (node: SyntaxNode) => {
      for (const message of breachesOf(layers, file, importsAt(node))) context.report({ message, node });
    };
    const isInNoLayer = breachesOf(layers, file, []).length > 0;
    if (isInNoLayer) return { Program: check };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      CallExpression: check,
    };
  },
};

/** The project's own rules for oxlint (.oxlintrc.json). */
export default { meta: { name: 'project' }, rules: { layers: layersRule } };
