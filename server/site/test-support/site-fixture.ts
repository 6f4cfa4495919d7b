import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const script = 'export const answer = 42;\n'.repeat(40);

const pages = {
  'index.html': 'Home',
  'services.html': 'Services',
  'services/cloud.html': 'Cloud',
  'de.html': 'Startseite',
  'de/services.html': 'Leistungen',
  '404.html': 'Page Not Found',
  'es/404.html': 'Página no encontrada',
  'fr/404.html': 'Page introuvable',
  'de/404.html': 'Seite nicht gefunden',
};

/** Makes the site in a new temporary folder, with the layout of a build. */
export function createSiteFixture() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  /** Adds or replaces a file; `path` is relative to the folder. */
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };

  for (const [path, heading] of Object.entries(pages)) write(path, `<!doctype html><h1>${heading}</h1>`);
  write('assets/home.1a2b3c4d.js', script);
  write('assets/home.1a2b3c4d.js.br', brotliCompressSync(script));
  write('assets/home.1a2b3c4d.js.gz', gzipSync(script));
  write('art/hero.1a2b3c4d.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('fonts/text.1a2b3c4d.woff2', Buffer.from('0123456789'));
  write('blog/feed.xml', '<rss/>');
  write('previews/Logo.PNG', 'png');
  write(
    '_redirects.server',
    JSON.stringify([{ path: '/old.png', query: [], isBelow: false, to: '/previews/Logo.PNG' }]),
  );
  write('robots.txt', 'User-agent: *\n');
  write('zero trust.pdf', '%PDF-1.7');
  write('archive.tar.gz', gzipSync('no sibling'));
  write('empty.txt', '');
  write('_headers', '/*\n');
  write('.env', 'SECRET=1');
  write('.well-known/security.txt', 'Contact: mailto:security@example.com\n');
  symlinkSync(import.meta.filename, join(folder, 'linked.txt'));

  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A small built site for the tests of this folder. */
export type BuiltSiteFixture = ReturnType<typeof createSiteFixture>;
