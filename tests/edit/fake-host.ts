import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';

/** The repository of the edited site, and the folder of the site in it. */
export const gitRepository = 'acme/website';
export const gitFolder = 'website';
export const gitOrigin = 'https://git.acme.example';

/** A person who may edit, and the access token. */
interface Account {
  login: string;
  name: string;
  email: string;
  token: string;
}

/** A file as a commit changes it. */
interface FileChange {
  operation: 'create' | 'update' | 'delete';
  path: string;
  /** In Base64. */
  content?: string;
  /** Hash of the file that it replaces. */
  sha?: string;
}

interface SentCommit {
  message: string;
  branch: string;
  files: FileChange[];
}

/** A refusal in the host's words. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The hash by which Git names the content of a file. */
const shaOf = (bytes: Uint8Array) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/**
 * A fake Gitea (https://docs.gitea.com/api/1.24/): the part of its API that the editor uses, for one branch of one
 * repository. It accepts a file only as a replacement of the version the editor has read.
 */
export class FakeHost {
  /** All commits received, accepted or not. */
  readonly commits: SentCommit[] = [];
  readonly #files = new Map<string, Buffer>();
  readonly #account: Account;
  #count = 1;

  /** @param folder of the site, the initial content of the branch */
  constructor(folder: string, account: Account) {
    this.#account = account;
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

  /** Answers all requests of a page to the host. */
  async serve(page: Page): Promise<void> {
    await page.route(`${gitOrigin}/**`, (route) => this.#fulfill(route));
  }

  async #fulfill(route: Route): Promise<void> {
    const request = route.request();
    const headers = { 'Access-Control-Allow-Origin': '*' };
    try {
      if (request.headers()['authorization'] !== `token ${this.#account.token}`)
        throw new Refused(401, 'invalid username, password or token');
      const path = decodeURIComponent(new URL(request.url()).pathname.replace('/api/v1', ''));
      await route.fulfill({ json: this.#answer(path, request.postDataJSON()), headers });
    } catch (error) {
      const { status, message } = error instanceof Refused ? error : new Refused(500, String(error));
      await route.fulfill({ status, json: { message }, headers });
    }
  }

  /** The hash of the newest commit. */
  get #head(): string {
    return String(this.#count).padStart(40, '0');
  }

  #content(path: string) {
    const bytes = this.#files.get(path) ?? Buffer.alloc(0);
    return { path, sha: shaOf(bytes), encoding: 'base64', content: bytes.toString('base64') };
  }

  #commit(sent: SentCommit): unknown {
    this.commits.push(sent);
    for (const { operation, path, sha } of sent.files) {
      const now = this.#files.get(path);
      if (operation === 'create' ? now : !now || shaOf(now) !== sha)
        throw new Refused(422, `the file exists already, or has another hash [path: ${path}]`);
    }
    for (const { path, content } of sent.files)
      if (content === undefined) this.#files.delete(path);
      else this.#files.set(path, Buffer.from(content, 'base64'));
    this.#count += 1;
    return {
      commit: { sha: this.#head, created: new Date().toISOString() },
      files: sent.files.map(({ path }) => this.#content(path)),
    };
  }

  /** @param body a commit, or the files whose content the editor requests */
  #answer(path: string, body: SentCommit | { files: string[] }): unknown {
    const repository = `/repos/${gitRepository}`;
    const { login, name, email } = this.#account;
    switch (path) {
      case '/version':
        return { version: '1.24.6' };
      case '/user':
        return { id: 1, login, full_name: name, email, html_url: '' };
      case '/settings/api':
        return { default_paging_num: 50, max_response_items: 50, default_max_blob_size: 10_485_760 };
      case repository:
        return { permissions: { pull: true, push: true }, default_branch: 'main' };
      case `${repository}/branches/main`:
        return { commit: { id: this.#head, message: 'The newest' } };
      case `${repository}/git/trees/${this.#head}`: {
        const files = [...this.#files];
        const tree = files.map(([file, bytes]) => ({
          path: file,
          type: 'blob',
          sha: shaOf(bytes),
          size: bytes.length,
        }));
        return { truncated: false, tree };
      }
      case `${repository}/file-contents`:
        return body.files.flatMap((file) => (typeof file === 'string' ? [this.#content(file)] : []));
      case `${repository}/commits`:
        return [];
      case `${repository}/contents`:
        return 'message' in body ? this.#commit(body) : undefined;
      default:
        throw new Refused(404, `the stand-in does not know ${path}`);
    }
  }
}
