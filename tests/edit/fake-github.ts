import { gitRepository, Refused, shaOf, type Branch, type HostKind } from './fake-host.ts';

interface Query {
  query: string;
  variables: { input?: CommitInput };
}

/** `CreateCommitOnBranchInput`. */
interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  message: { headline: string };
}

const newest = (branch: Branch) => ({
  oid: branch.head,
  message: 'The newest',
  committedDate: '2026-11-01T09:00:00Z',
});

function commit(branch: Branch, query: string, input: CommitInput): unknown {
  const { additions, deletions } = input.fileChanges;
  const changes = [...additions.map(({ path, contents }) => ({ path, content: contents })), ...deletions];
  branch.sent({ message: input.message.headline, branch: input.branch.branchName, changes });
  if (input.expectedHeadOid !== branch.head)
    return {
      data: { createCommitOnBranch: null },
      errors: [
        { type: 'STALE_DATA', message: `Expected branch to point to "${branch.head}" but it did not.` },
      ],
    };
  branch.take(changes);
  const files = [...query.matchAll(/(file_\d+): file\(path: "([^"]*)"\)/g)].map(
    ([, alias = '', path = '']) => {
      const bytes = branch.files.get(path) ?? Buffer.alloc(0);
      return [alias, { oid: shaOf(bytes) }];
    },
  );
  const taken = { oid: branch.head, committedDate: new Date().toISOString() };
  return { data: { createCommitOnBranch: { commit: { ...taken, ...Object.fromEntries(files) } } } };
}

/** The parts of a query about the repository, by their aliases. */
function repositoryOf(branch: Branch, query: string): Record<string, unknown> {
  const author = {
    name: 'Grace',
    email: 'grace@acme.example',
    avatarUrl: '',
    user: { id: 2, login: 'grace' },
  };
  const history = { nodes: [{ ...newest(branch), author }] };
  const byHash = new Map([...branch.files.values()].map((bytes) => [shaOf(bytes), bytes]));
  const contents = [...query.matchAll(/(\w+_\d+):\s*object\(oid: "(\w+)"\)/g)].map(
    ([, alias = '', oid = '']) => [
      alias,
      { text: byHash.get(oid)?.toString('utf8') ?? null, isTruncated: false },
    ],
  );
  const refs = [...query.matchAll(/(\w+_\d+):\s*ref\(/g)].map(([, alias = '']) => [
    alias,
    { target: { history } },
  ]);
  return { ref: { target: { oid: branch.head, history } }, ...Object.fromEntries([...contents, ...refs]) };
}

/** GitHub (https://docs.github.com/graphql): it takes a commit only onto the newest one that the editor has seen. */
export const github: HostKind<Query> = {
  backend: 'github',
  origin: 'https://api.github.com',
  root: '',
  scheme: 'token',
  answer({ path, body, account }, branch) {
    const repository = `/repos/${gitRepository}`;
    const blob = path.startsWith(`${repository}/git/blobs/`) ? path.split('/').at(-1) : undefined;
    if (blob !== undefined) return [...branch.files.values()].find((bytes) => shaOf(bytes) === blob);
    switch (path) {
      case '/user':
        return { id: 1, html_url: '', ...account };
      case `${repository}/collaborators/${account.login}`:
        return {};
      case `${repository}/git/trees/${branch.head}`:
      case `${repository}/git/trees/main`:
        return { tree: branch.tree };
      case '/graphql': {
        const { query, variables } = body;
        if (variables.input) return commit(branch, query, variables.input);
        return { data: { repository: repositoryOf(branch, query) } };
      }
      default:
        throw new Refused(404, `the stand-in does not know ${path}`);
    }
  },
};
