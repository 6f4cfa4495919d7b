import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { projectFolder } from './project-paths.ts';

/**
 * The class of a built page for a class of a CSS module: short, and without the local name, which would make styles and
 * HTML 0.7 KB larger. The same in every build, so that tests name the style sheet of an element.
 * @param local the class in the style sheet
 * @param file path of the style sheet
 */
export function builtClass(local: string, file: string): string {
  const path = relative(projectFolder, file).split(sep).join('/');
  const hash = createHash('sha256').update(`${path} ${local}`).digest('base64');
  // A class must not begin with a digit.
  return hash.replaceAll(/[^A-Za-z]/g, '').slice(0, 5);
}
