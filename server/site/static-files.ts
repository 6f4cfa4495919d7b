import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buildCommands } from '#server/served-site.ts';
import { findRedirect, redirectTarget } from '#shared/redirect-rules.ts';
import { pageAddress } from '#shared/routes.ts';
import type { Mode } from '#shared/mode.ts';
import type { Encoding } from './content-negotiation.ts';
import { cacheControlOf } from './cache-control.ts';
import { contentTypeOf } from './content-types.ts';
import { ownFileLists, readExactAddresses } from './exact-addresses.ts';
import { followLink } from './follow-link.ts';
import { readRedirects, redirectFiles } from './redirects.ts';

/** A file's bytes in one encoding. */
interface Representation {
  body: Uint8Array<ArrayBuffer>;
  /** Strong entity tag of exactly these bytes, quotes included. */
  etag: string;
}

/** A file of the site with the headers of its responses. */
export interface StaticFile {
  contentType: string;
  cacheControl: string;
  /** Time of the last change, in whole seconds since 1970. */
  lastModifiedSeconds: number;
  representations: { identity: Representation } & Partial<Record<Encoding, Representation>>;
}

type Destination =
  | { kind: 'file'; file: StaticFile }
  | { kind: 'redirect'; to: string; status: 301 | 308 }
  | { kind: 'missing'; page: StaticFile };

export interface StaticSite {
  /**
   * @param pathname of the request URL, still percent-encoded
   * @param search of the request URL, with its question mark
   */
  find(pathname: string, search: string): Destination;
}

/** In characters. No page needs more, and it limits the work for a hostile path. */
const maxPathLength = 1024;

/** Configuration for static hosts and nginx, which do not serve it either. */
const hostFiles: readonly string[] = [
  '_headers',
  ...Object.values(redirectFiles),
  ...Object.values(ownFileLists),
].map((name) => `/${name}`);

const siblings = [
  { extension: '.br', encoding: 'br' },
  { extension: '.gz', encoding: 'gzip' },
] as const;

/**
 * Reads the built site into memory once, at the start (SPEC section 2, route table). After that no request
 * reads the disk: no path can leave the folder, slow clients hold no open file, and a running build cannot
 * mix old and new files.
 * @param folder output of the build, usually `dist`
 * @param mode of the server, for the command in messages
 * @throws Error with a message for the operator when the folder is missing or holds no site
 */
export function readStaticSite(folder: string, mode: Mode): StaticSite {
  const command = buildCommands[mode];
  const names = listFiles(folder, command);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    if (!isSibling(name, names)) files.set(name, readFile(folder, name, names));
  }

  const notFoundPage = files.get('/404.html');
  if (notFoundPage === undefined || !files.has('/index.html')) {
    throw new Error(
      `${folder} contains no built site (no index.html and 404.html); build it with: ${command}`,
    );
  }

  // Error pages answer other paths and have no path of their own.
  const pages = new Map<string, StaticFile>();
  for (const [name, file] of files) {
    if (!name.endsWith('.html') || /\/(?:404|413|502)\.html$/.test(name)) continue;
    pages.set(pageAddress(name), file);
  }

  const moved = readRedirects(folder);
  const exact = readExactAddresses(folder);
  return {
    find(pathname, search) {
      const path = decodePath(pathname);
      // Redirects come before pages: for hosts without redirects, there is a page at the old address.
      const ignoresCase = !files.has(path);
      const rule =
        path === '' ? undefined : findRedirect(moved, path, new URLSearchParams(search), ignoresCase);
      if (rule) return { kind: 'redirect', to: redirectTarget(rule, search), status: 301 };
      const isExact = !path.endsWith('.html') || exact.has(path);
      const file = pages.get(path) ?? (isExact ? files.get(path) : undefined);
      if (file !== undefined) return { kind: 'file', file };
      const clean = pageAddress(path);
      if (path !== '' && pages.has(clean))
        return { kind: 'redirect', to: encodeURI(clean) + search, status: 308 };
      // The not-found page of the path's language: /de/nope gets the one in /de.
      const prefix = pathname.split('/', 2)[1] ?? '';
      return { kind: 'missing', page: files.get(`/${prefix}/404.html`) ?? notFoundPage };
    },
  };
}

/** A build as it is served: what the server knows of the site, and its files. */
export interface ServedBuild<Site> {
  site: Site;
  files: StaticSite;
}

/**
 * The build in a folder, or behind a link to one whose target `npm run publish` changes; read whole, once per build.
 * @param folder as for `readStaticSite`
 * @param readSite reads what the server knows of the site
 * @throws as `readSite` and `readStaticSite` when there is no site at the start
 */
export const followBuild = <Site>(
  folder: string,
  mode: Mode,
  readSite: (folder: string) => Site,
): (() => ServedBuild<Site>) =>
  followLink(folder, (target) => ({ site: readSite(target), files: readStaticSite(target, mode) }));

/** The decoded path, or null when it is too long, hides a slash or cannot be decoded. */
function decodePath(pathname: string): string {
  if (pathname.length > maxPathLength || /%2f/i.test(pathname)) return '';
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}

function listFiles(folder: string, command: string): Set<string> {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder === undefined) throw new Error(`${folder} does not exist; build the site with: ${command}`);
  if (!isFolder) throw new Error(`${folder} is not a folder`);

  const names = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`;
    // isFile is false for a symbolic link, so nothing outside the folder is served.
    if (entry.isFile() && !isHidden(name) && !hostFiles.includes(name)) names.add(name);
  }
  return names;
}

/** Dot files belong to tools, except those under `/.well-known/`. */
function isHidden(name: string): boolean {
  return name.replace(/^\/\.well-known\//, '/').includes('/.');
}

function isSibling(name: string, names: ReadonlySet<string>): boolean {
  return siblings.some(
    ({ extension }) => name.endsWith(extension) && names.has(name.slice(0, -extension.length)),
  );
}

function readFile(folder: string, name: string, names: ReadonlySet<string>): StaticFile {
  const representations: StaticFile['representations'] = { identity: readRepresentation(join(folder, name)) };
  for (const { extension, encoding } of siblings) {
    if (names.has(name + extension))
      representations[encoding] = readRepresentation(join(folder, name + extension));
  }
  // A wrong clock at build time must not give a date in the future (RFC 9110, section 8.8.2.1).
  const changedMs = Math.min(statSync(join(folder, name)).mtimeMs, Date.now());
  return {
    contentType: contentTypeOf(name),
    cacheControl: cacheControlOf(name),
    lastModifiedSeconds: Math.floor(changedMs / 1000),
    representations,
  };
}

function readRepresentation(path: string): Representation {
  const body = readFileSync(path);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
