import { build } from 'vite';
import { projectFolder } from './project-paths.ts';

/**
 * Bundles `src/app/boot.ts` into one classic script: it has to run before the first paint, and module scripts do not.
 * Gives the code; who calls decides where it is served.
 */
export async function bundleBootScript(): Promise<string> {
  const output = await build({
    configFile: false,
    root: projectFolder,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: 'src/app/boot.ts', formats: ['iife'], name: 'boot' },
    },
  });
  const bundles = Array.isArray(output) ? output : [output];
  for (const bundle of bundles) {
    if (!('output' in bundle)) continue;
    for (const file of bundle.output) if (file.type === 'chunk') return file.code;
  }
  throw new Error('The boot script gave no output');
}
