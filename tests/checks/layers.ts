import { matchesGlob, posix } from 'node:path';
import * as v from 'valibot';
import { parseSync } from 'vite';

/** The layer rule as functions over text, for tests; `layers-plugin.ts` applies them in the linter. */

const layerSchema = v.strictObject({
  name: v.string(),
  /** Globs from the project's folder; a file belongs to the last layer that matches. */
  files: v.array(v.string()),
  /** Folders and files it may import; `types:` in front allows types only, `!` refuses the rest. */
  mayImport: v.array(v.string()),
  /** A folder whose subfolders must not import one another. */
  apart: v.optional(v.string()),
});
const tableSchema = v.strictObject({ about: v.array(v.string()), layers: v.array(layerSchema) });

/** A layer of the table. */
export type Layer = v.InferOutput<typeof layerSchema>;

/** One import of a source file. */
export interface ImportedModule {
  specifier: string;
  /** True when nothing of it is in the bundle. */
  isTypeOnly: boolean;
}

/** Reads the text of `layers.json`. Throws with field and reason when it is not valid. */
export function parseLayers(json: string): Layer[] {
  return v.parse(tableSchema, JSON.parse(json)).layers;
}

export type SyntaxNode = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The value of a string literal. */
function textOf(node: unknown): string | undefined {
  return isNode(node) && typeof node.value === 'string' ? node.value : undefined;
}

function hasOnlyTypes(node: SyntaxNode): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const { specifiers } = node;
  if (!Array.isArray(specifiers) || specifiers.length === 0) return false;
  return specifiers.every((one) => isNode(one) && (one.importKind === 'type' || one.exportKind === 'type'));
}

const isGlobCall = (callee: unknown) =>
  isNode(callee) &&
  isNode(callee.object) &&
  callee.object.type === 'MetaProperty' &&
  isNode(callee.property) &&
  callee.property.name === 'glob';

function globPatterns(call: SyntaxNode): ImportedModule[] {
  const first: unknown = Array.isArray(call.arguments) ? call.arguments[0] : undefined;
  const patterns: unknown[] = isNode(first) && Array.isArray(first.elements) ? first.elements : [first];
  return patterns.flatMap((pattern) => {
    const specifier = textOf(pattern);
    return specifier === undefined ? [] : [{ specifier, isTypeOnly: false }];
  });
}

/**
 * Imports in a syntax node: import and export statements, `import()`, `typeof import()`, `import.meta.glob`.
 */
export function importsAt(node: SyntaxNode): ImportedModule[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression': {
      const specifier = textOf(node.source);
      return specifier === undefined ? [] : [{ specifier, isTypeOnly: hasOnlyTypes(node) }];
    }
    case 'TSImportType': {
      const specifier = textOf(node.source);
      return specifier === undefined ? [] : [{ specifier, isTypeOnly: true }];
    }
    case 'CallExpression':
      return isGlobCall(node.callee) ? globPatterns(node) : [];
    default:
      return [];
  }
}

/**
 * All imports of a source file, in order.
 * @throws Error when the file cannot be parsed
 */
export function importsOf(file: string, source: string): ImportedModule[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: ImportedModule[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    found.push(...importsAt(value));
    Object.values(value).forEach(visit);
  };
  visit(program);
  return found;
}

/** Whether a path is a folder or file, or is below it. */
const isWithin = (path: string, folderOrFile: string) =>
  path === folderOrFile || path.startsWith(`${folderOrFile}/`);

const layerOf = (layers: Layer[], file: string) =>
  layers.findLast((layer) => layer.files.some((pattern) => matchesGlob(file, pattern)));

/** The subfolder of `apart` that contains a path, if any; files directly in `apart` are shared by all. */
function roomOf(path: string, apart: string): string | undefined {
  const [room, below] = isWithin(path, apart) ? path.slice(apart.length + 1).split('/') : [];
  return below === undefined ? undefined : room;
}

function isAllowed(
  layer: Layer,
  layers: Layer[],
  file: string,
  target: string,
  isTypeOnly: boolean,
): boolean {
  if (layer.apart !== undefined) {
    const from = roomOf(file, layer.apart);
    const to = roomOf(target, layer.apart);
    if (from !== undefined && to !== undefined && from !== to) return false;
  }
  const owner = layerOf(layers, target);
  if (owner === layer) return true;
  // Files without a layer (styles, data) have no order.
  if (owner && layers.indexOf(owner) > layers.indexOf(layer)) return false;
  const isNamed = (prefix: string) =>
    layer.mayImport.some((entry) => entry.startsWith(prefix) && isWithin(target, entry.slice(prefix.length)));
  return (isTypeOnly && isNamed('types:')) || (isNamed('') && !isNamed('!'));
}

/** An import from a folder of package.json's `imports`, as in `#shared/limits.ts`. */
const ofFolder = /^#(?=(?:build|cli|content|server|shared|sites|src|tests)\/)/;

/** The file of a specifier, from the project's folder; null for a package and for what a bundler plugin supplies. */
function fileOf(file: string, specifier: string): string | null {
  if (ofFolder.test(specifier)) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : null;
}

/** The forbidden imports of a file, a sentence each; packages are not checked. */
export function breachesOf(layers: Layer[], file: string, imports: readonly ImportedModule[]): string[] {
  const layer = layerOf(layers, file);
  if (!layer) return [`${file} is in no layer: give its folder a row in layers.json`];
  return imports.flatMap(({ specifier, isTypeOnly }) => {
    const target = fileOf(file, specifier);
    if (target === null || isAllowed(layer, layers, file, target, isTypeOnly)) return [];
    return [`${file} (${layer.name}) must not import ${isTypeOnly ? 'types of ' : ''}${target}`];
  });
}
