import { gitRepository, Refused, shaOf, type Branch, type HostKind } from './fake-host.ts';

interface GiteaChange {
  operation: 'create' | 'update' | 'delete';
  path: string;
  content?: string;
  /** What it takes the place of. */
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

/** Whose content the editor asks for. */
interface Wanted {
  files: string[];
}

/** Gitea (https://docs.gitea.com/api/1.24/): it takes a file only in the place of the one that the editor has read. */
export const gitea: HostKind<Sent | Wanted> = {
  backend: 'gitea',
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
