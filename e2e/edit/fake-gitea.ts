import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';

/** Where the repository is, by `site.yaml` of the edited site. */
export const gitHost = 'https://git.acme.example';
/** Which one it is. */
export const gitRepository = 'acme/website';
/** The folder of the site in it. */
export const gitFolder = 'website';

/** A file as a commit changes it. */
interface FileChange {
  operation: 'create' | 'update' | 'delete';
  path: string;
  /** In Base64. */
  content?: string;
  /** What it takes the place of. */
  sha?: string;
}

/** What the editor sends to commit. */
export interface CommitRequest {
  message: string;
  branch: string;
  author: { name: string; email: string };
  files: FileChange[];
}

/** Whose content the editor asks for. */
interface FilesWanted {
  files: string[];
}

interface Account {
  login: string;
  full_name: string;
  email: string;
}

const shaOf = (bytes: Uint8Array) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** A refusal, as the host words it. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * As much of a Gitea host as the editor asks (https://docs.gitea.com/api/1.24/), in the place of one: it holds one
 * branch of one repository, and takes a file only in the place of the one that the editor has read, as Gitea does.
 */
export class FakeGitea {
  /** What was sent to commit, whether it was taken or not. */
  readonly commits: CommitRequest[] = [];
  readonly #files = new Map<string, Buffer>();
  readonly #accounts: Readonly<Record<string, Account>>;
  #head = 1;
  #before: (() => void) | undefined;

  /** @param folder of the site, with what the branch holds @param accounts by their tokens */
  constructor(folder: string, accounts: Readonly<Record<string, Account>>) {
    this.#accounts = accounts;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(folder.length + 1).replaceAll('\\', '/');
      this.#files.set(`${gitFolder}/${path}`, readFileSync(file));
    }
  }

  /** A file of the branch. */
  read(path: string): string {
    return this.#files.get(path)?.toString('utf8') ?? '';
  }

  /** Somebody else commits a file. */
  change(path: string, text: string): void {
    this.#files.set(path, Buffer.from(text));
    this.#head += 1;
  }

  /** Somebody else is faster: this happens when the next commit has been checked by the editor, and is sent. */
  beforeNextCommit(what: () => void): void {
    this.#before = what;
  }

  /** Answers all requests of a page to the host. */
  async serve(page: Page): Promise<void> {
    await page.route(`${gitHost}/**`, (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const token = request.headers()['authorization']?.replace('token ', '') ?? '';
    try {
      const account = this.#accounts[token];
      if (!account) throw new Refused(401, 'invalid username, password or token');
      const json = this.#ask(pathname.replace('/api/v1', ''), request.postDataJSON(), account);
      await route.fulfill({ json, headers: { 'Access-Control-Allow-Origin': '*' } });
    } catch (error) {
      const { status, message } = error instanceof Refused ? error : new Refused(500, String(error));
      const headers = { 'Access-Control-Allow-Origin': '*' };
      await route.fulfill({ status, json: { message }, headers });
    }
  }

  #ask(path: string, sent: CommitRequest | FilesWanted, account: Account): unknown {
    const repository = `/repos/${gitRepository}`;
    const head = String(this.#head).padStart(40, '0');
    switch (path) {
      case '/version':
        return { version: '1.24.6' };
      case '/user':
        return { id: 1, html_url: `${gitHost}/${account.login}`, ...account };
      case '/settings/api':
        return { default_paging_num: 50, max_response_items: 50, default_max_blob_size: 10_485_760 };
      case repository:
        return { permissions: { pull: true, push: true }, default_branch: 'main' };
      case `${repository}/branches/main`:
        return { commit: { id: head, message: 'The newest' } };
      case `${repository}/git/trees/${head}`:
        return { truncated: false, tree: [...this.#files].map(treeEntry) };
      case `${repository}/file-contents`:
        return sent.files.flatMap((file) => (typeof file === 'string' ? [this.#content(file)] : []));
      case `${repository}/commits`:
        return [];
      case `${repository}/contents`:
        return 'message' in sent ? this.#commit(sent) : undefined;
      default:
        throw new Refused(404, `the stand-in does not know ${path}`);
    }
  }

  #content(path: string) {
    const bytes = this.#files.get(path) ?? Buffer.alloc(0);
    return { path, sha: shaOf(bytes), encoding: 'base64', content: bytes.toString('base64') };
  }

  #commit(request: CommitRequest): unknown {
    this.commits.push(request);
    this.#before?.();
    this.#before = undefined;
    for (const { operation, path, sha } of request.files) {
      const now = this.#files.get(path);
      if (operation === 'create' && now)
        throw new Refused(422, `repository file already exists [path: ${path}]`);
      if (operation !== 'create' && (!now || shaOf(now) !== sha))
        throw new Refused(
          422,
          `sha does not match [given: ${sha ?? ''}, expected: ${now ? shaOf(now) : ''}]`,
        );
    }
    for (const { operation, path, content = '' } of request.files)
      if (operation === 'delete') this.#files.delete(path);
      else this.#files.set(path, Buffer.from(content, 'base64'));
    this.#head += 1;
    return {
      commit: { sha: String(this.#head).padStart(40, '0'), created: new Date().toISOString() },
      files: request.files.map(({ path }) => this.#content(path)),
    };
  }
}

const treeEntry = ([path, bytes]: [string, Buffer]) => ({
  path,
  type: 'blob',
  sha: shaOf(bytes),
  size: bytes.length,
});
