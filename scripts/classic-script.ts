import { build } from 'vite';
import { projectFolder } from './project-paths.ts';

/** The scripts that are independent of React: `boot` runs before the first paint, `launch` starts the others. */
export type ClassicScript = 'boot' | 'launch';

/**
 * Bundles `src/app/boot.ts` or `src/app/launch.ts` into one classic script: module scripts do not run before the first paint.
 * Gives the code; who calls decides where it is served.
 */
export async function bundleClassicScript(name: ClassicScript): Promise<string> {
  const output = await build({
    configFile: false,
    root: projectFolder,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: `src/app/${name}.ts`, formats: ['iife'], name },
    },
  });
  const bundles = Array.isArray(output) ? output : [output];
  for (const bundle of bundles) {
    if (!('output' in bundle)) continue;
    for (const file of bundle.output) if (file.type === 'chunk') return file.code;
  }
  throw new Error(`src/app/${name}.ts gave no output`);
}
