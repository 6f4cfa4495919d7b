import { gitRepository, Refused, shaOf, type Branch, type HostKind } from './fake-host.ts';

interface Query {
  query: string;
  variables: { paths?: string[] };
}

interface Sent {
  branch: string;
  commit_message: string;
  actions: {
    action: 'create' | 'update' | 'delete';
    file_path: string;
    content: string;
    encoding: 'text' | 'base64';
  }[];
}

function commit(branch: Branch, { branch: name, commit_message: message, actions }: Sent): unknown {
  const changes = actions.map(({ action, file_path: path, content, encoding }) => ({
    path,
    content:
      action === 'delete'
        ? undefined
        : encoding === 'base64'
          ? content
          : Buffer.from(content).toString('base64'),
  }));
  branch.sent({ message, branch: name, changes });
  for (const { action, file_path: path } of actions)
    if ((action === 'create') === branch.files.has(path))
      throw new Refused(
        400,
        `A file with this name ${action === 'create' ? 'already exists' : "doesn't exist"}`,
      );
  branch.take(changes);
  return { id: branch.head, committed_date: new Date().toISOString() };
}

function repositoryOf({ head, files }: Branch, { query, variables: { paths } }: Query): unknown {
  if (paths)
    return {
      blobs: {
        nodes: paths.map((path) => ({ path, rawTextBlob: files.get(path)?.toString('utf8') ?? null })),
      },
    };
  if (!query.includes('blobs(after')) return { tree: { lastCommit: { sha: head, message: 'The newest' } } };
  const nodes = [...files].map(([path, bytes]) => ({ type: 'blob', path, sha: shaOf(bytes) }));
  return { tree: { blobs: { nodes, pageInfo: { endCursor: '', hasNextPage: false } } } };
}

/** GitLab (https://docs.gitlab.com/api/): it takes a commit onto whatever is there, for the editor asks for no more. */
export const gitlab: HostKind<Query | Sent | null> = {
  backend: 'gitlab',
  origin: 'https://gitlab.com',
  root: '/api/v4',
  scheme: 'Bearer',
  answer({ path, body, account }, branch) {
    const project = `/projects/${gitRepository}`;
    switch (path) {
      case '/user':
        return { id: 1, username: account.login, name: account.name, email: account.email, web_url: '' };
      case `${project}/users`:
        return [{ id: 1 }];
      case '/api/graphql':
        return body && 'query' in body && { data: { project: { repository: repositoryOf(branch, body) } } };
      case `${project}/repository/branches/main`:
        return { commit: { id: branch.head } };
      case `${project}/deployments`:
      case `${project}/repository/commits/${branch.head}/statuses`:
        return [];
      case `${project}/repository/commits`:
        return body && 'actions' in body ? commit(branch, body) : [];
      default:
        throw new Refused(404, `the stand-in does not know ${path}`);
    }
  },
};
