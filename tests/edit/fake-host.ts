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

/** A commit as the host has got it, whether it was taken or not. */
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

/** How a kind of host answers, with what the stand-in holds. @typeParam Body what the editor sends to it */
export interface HostKind<Body = unknown> {
  /** As `site.yaml` names it. */
  backend: 'github' | 'gitlab' | 'gitea';
  origin: string;
  /** Before every path. */
  root: string;
  /** How it wants the token. */
  scheme: string;
  answer(asked: Asked<Body>, branch: Branch): unknown;
}

/** A refusal, as the host words it. */
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
  /** What was sent to commit, whether it was taken or not. */
  readonly commits: SentCommit[] = [];
  #count = 1;
  #before: (() => void) | undefined;

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

  /** Somebody else is faster: this happens when the next commit has been checked by the editor, and is sent. */
  beforeNextCommit(what: () => void): void {
    this.#before = what;
  }

  /** Remembers what was sent; only then it may be refused. */
  sent(commit: SentCommit): void {
    this.commits.push(commit);
    this.#before?.();
    this.#before = undefined;
  }

  take(changes: readonly FileChange[]): void {
    for (const { path, content } of changes)
      if (content === undefined) this.files.delete(path);
      else this.files.set(path, Buffer.from(content, 'base64'));
    this.#count += 1;
  }
}

/** A Git host in the place of a real one: as much of its API as the editor asks, for one branch of one repository. */
export class FakeHost {
  readonly branch = new Branch();
  readonly #kind: HostKind;
  readonly #accounts: Readonly<Record<string, Account>>;

  /** @param folder of the site, with what the branch holds @param accounts by their tokens */
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

  /** Somebody else commits a file. */
  change(path: string, text: string): void {
    this.branch.take([{ path, content: Buffer.from(text).toString('base64') }]);
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
