import { build } from 'vite';
import { projectFolder } from './project-paths.ts';

/**
 * Bundles `src/app/head-script.ts`, which is independent of React, into a classic script: modules do not run before the first paint.
 * Gives the code; who calls decides where it is served.
 */
export async function bundleHeadScript(): Promise<string> {
  const output = await build({
    configFile: false,
    root: projectFolder,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: 'src/app/head-script.ts', formats: ['iife'], name: 'boot' },
    },
  });
  const bundles = Array.isArray(output) ? output : [output];
  for (const bundle of bundles) {
    if (!('output' in bundle)) continue;
    for (const file of bundle.output) if (file.type === 'chunk') return file.code;
  }
  throw new Error('src/app/head-script.ts gave no output');
}
