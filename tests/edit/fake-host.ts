import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';

/** The repository of the edited site, and the folder of the site in it. */
export const gitRepository = 'acme/website';
export const gitFolder = 'website';

/** A file as a commit changes it. @property content in Base64, none where the file is deleted */
export interface FileChange {
  path: string;
  content?: string | undefined;
}

/** A commit as the host received it, accepted or not. */
export interface SentCommit {
  message: string;
  branch: string;
  changes: readonly FileChange[];
}

export interface Account {
  login: string;
  name: string;
  email: string;
}

/** A request to the API of a host. */
export interface Asked<Body> {
  method: string;
  /** Below the root of the API. */
  path: string;
  query: URLSearchParams;
  body: Body;
  account: Account;
}

/** How a kind of host answers, from the content of the fake. @typeParam Body what the editor sends to it */
export interface HostKind<Body = unknown> {
  origin: string;
  /** The first part of every path. */
  root: string;
  /** The authorization scheme of the token. */
  scheme: string;
  answer(asked: Asked<Body>, branch: Branch): unknown;
}

/** A refusal in the host's words. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The hash by which Git names the content of a file. */
export const shaOf = (bytes: Uint8Array) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** The branch that people edit. */
export class Branch {
  readonly files = new Map<string, Buffer>();
  /** All commits received, accepted or not. */
  readonly commits: SentCommit[] = [];
  #count = 1;

  /** The hash of the newest commit. */
  get head(): string {
    return String(this.#count).padStart(40, '0');
  }

  /** All its files, as Gitea and GitHub list them. */
  get tree(): object[] {
    return [...this.files].map(([path, bytes]) => ({
      path,
      type: 'blob',
      sha: shaOf(bytes),
      size: bytes.length,
    }));
  }

  /** Records a commit before it may be refused. */
  sent(given: SentCommit): void {
    this.commits.push(given);
  }

  take(changes: readonly FileChange[]): void {
    for (const { path, content } of changes)
      if (content === undefined) this.files.delete(path);
      else this.files.set(path, Buffer.from(content, 'base64'));
    this.#count += 1;
  }
}

/** A fake Git host: the part of its API that the editor uses, for one branch of one repository. */
export class FakeHost {
  readonly branch = new Branch();
  readonly #kind: HostKind;
  readonly #accounts: Readonly<Record<string, Account>>;

  /** @param folder of the site, the initial content of the branch @param accounts by their tokens */
  constructor(kind: HostKind, folder: string, accounts: Readonly<Record<string, Account>>) {
    this.#kind = kind;
    this.#accounts = accounts;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(folder.length + 1).replaceAll('\\', '/');
      this.branch.files.set(`${gitFolder}/${path}`, readFileSync(file));
    }
  }

  /** A file of the branch. */
  read(path: string): string {
    return this.branch.files.get(path)?.toString('utf8') ?? '';
  }

  /** Answers all requests of a page to the host. */
  async serve(page: Page): Promise<void> {
    await page.route(`${this.#kind.origin}/**`, (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const { root, scheme } = this.#kind;
    const headers = { 'Access-Control-Allow-Origin': '*' };
    try {
      const account = this.#accounts[request.headers()['authorization']?.replace(`${scheme} `, '') ?? ''];
      if (!account) throw new Refused(401, 'invalid username, password or token');
      const path = decodeURIComponent(pathname.replace(root, ''));
      const body: unknown = request.postDataJSON();
      const asked = { method: request.method(), path, query: searchParams, body, account };
      const found = this.#kind.answer(asked, this.branch);
      if (found instanceof Uint8Array) await route.fulfill({ body: Buffer.from(found), headers });
      else await route.fulfill({ json: found, headers });
    } catch (error) {
      const { status, message } = error instanceof Refused ? error : new Refused(500, String(error));
      await route.fulfill({ status, json: { message }, headers });
    }
  }
}

interface GiteaChange {
  operation: 'create' | 'update' | 'delete';
  path: string;
  content?: string;
  /** Hash of the file that it replaces. */
  sha?: string;
}

interface Sent {
  message: string;
  branch: string;
  files: GiteaChange[];
}

const content = ({ files }: Branch, path: string) => {
  const bytes = files.get(path) ?? Buffer.alloc(0);
  return { path, sha: shaOf(bytes), encoding: 'base64', content: bytes.toString('base64') };
};

function commit(branch: Branch, { message, branch: name, files }: Sent): unknown {
  branch.sent({ message, branch: name, changes: files });
  for (const { operation, path, sha } of files) {
    const now = branch.files.get(path);
    if (operation === 'create' && now)
      throw new Refused(422, `repository file already exists [path: ${path}]`);
    if (operation !== 'create' && (!now || shaOf(now) !== sha))
      throw new Refused(422, `sha does not match [given: ${sha ?? ''}, expected: ${now ? shaOf(now) : ''}]`);
  }
  branch.take(files);
  return {
    commit: { sha: branch.head, created: new Date().toISOString() },
    files: files.map(({ path }) => content(branch, path)),
  };
}

/** The files whose content the editor requests. */
interface Wanted {
  files: string[];
}

/**
 * Gitea (https://docs.gitea.com/api/1.24/): it accepts a file only as a replacement of the version the editor has
 * read.
 */
export const gitea: HostKind<Sent | Wanted> = {
  origin: 'https://git.acme.example',
  root: '/api/v1',
  scheme: 'token',
  answer({ path, body, account }, branch) {
    const repository = `/repos/${gitRepository}`;
    switch (path) {
      case '/version':
        return { version: '1.24.6' };
      case '/user':
        return { id: 1, login: account.login, full_name: account.name, email: account.email, html_url: '' };
      case '/settings/api':
        return { default_paging_num: 50, max_response_items: 50, default_max_blob_size: 10_485_760 };
      case repository:
        return { permissions: { pull: true, push: true }, default_branch: 'main' };
      case `${repository}/branches/main`:
        return { commit: { id: branch.head, message: 'The newest' } };
      case `${repository}/git/trees/${branch.head}`:
        return { truncated: false, tree: branch.tree };
      case `${repository}/file-contents`:
        return body.files.flatMap((file) => (typeof file === 'string' ? [content(branch, file)] : []));
      case `${repository}/commits`:
        return [];
      case `${repository}/contents`:
        return 'message' in body ? commit(branch, body) : undefined;
      default:
        throw new Refused(404, `the stand-in does not know ${path}`);
    }
  },
};
