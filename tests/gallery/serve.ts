import { testSite as site } from '#content/test-support/test-site.ts';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readLocalSettings } from '#server/site/env.ts';
import { projectFolder, imagesFolder, cacheFolder } from '#build/project-paths.ts';

/**
 * `npm run gallery`: all shared components in all states and both themes, with hot reload. PORT changes the
 * port (3001), HOST the address (127.0.0.1). These words in the name of an example show a state that normally needs
 * a visitor's action.
 */
const pseudoClasses: Readonly<Record<string, string>> = {
  ':hover': 'hover',
  ':focus-visible': 'focus',
  ':active': 'pressed',
  ':user-invalid': 'error',
  ':target': 'target',
};

/** The same specificity as the pseudo-class, so that the cascade does not change. */
const orShown = (pseudoClass: string) => {
  const where = pseudoClass === ':target' ? '> *' : ':where(a, button, input, select, textarea)';
  return `:is(${pseudoClass}, [data-state~='${pseudoClasses[pseudoClass]}'] ${where})`;
};

/**
 * Serves the gallery with the site's styles, at `/tests/gallery/`; one theme at `/tests/gallery/?theme=dark`.
 * @param place where it listens; port 0 is any free one
 * @param isWatched reloads after changes
 * @throws Error when the port is in use
 */
export async function openGallery(
  { port, host }: { port: number; host: string },
  isWatched = false,
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await createServer({
    root: projectFolder,
    appType: 'mpa',
    resolve: { alias: { '#site-styles': imagesFolder(site) } },
    cacheDir: join(cacheFolder(site), 'gallery'),
    logLevel: 'warn',
    // A dependency found later would reload the page during a test.
    optimizeDeps: { noDiscovery: true },
    css: {
      postcss: {
        plugins: [
          {
            postcssPlugin: 'shown-states',
            Once(styles) {
              styles.walkRules((rule) => {
                rule.selector = rule.selector.replace(
                  /:(?:hover|focus-visible|active|user-invalid|target)(?![\w-])/g,
                  orShown,
                );
              });
            },
          },
        ],
      },
    },
    server: { port, host, strictPort: true, ...(!isWatched && { watch: null, hmr: false }) },
  });
  await server.listen();
  const [local] = [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
  return { address: `${local}tests/gallery/`, close: () => server.close() };
}

if (import.meta.main) {
  execFileSync(process.execPath, ['build/images/build.ts'], { stdio: 'inherit', cwd: projectFolder });
  const { address } = await openGallery(readLocalSettings(process.env, 3001), true);
  console.log(`Component gallery at ${address} (reloads as you edit).`);
}
