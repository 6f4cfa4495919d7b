/** A package in the lockfile. */
export interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  /** Installed if possible; a server works without it. */
  optional?: boolean;
  /** Both dev and optional, through two dependencies. */
  devOptional?: boolean;
  hasInstallScript?: boolean;
  /** A folder of this project, such as tests/packages. */
  link?: boolean;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Licences that only require their own text. */
const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
];

/** More packages than this need a new decision. */
const mostPackages = 30;

const folder = 'node_modules/';
const nameOf = (path: string) => path.slice(path.lastIndexOf(folder) + folder.length);

/** A row of the table. */
export interface ProductionPackage {
  name: string;
  /** Path of the package, such as `node_modules/hono`. */
  path: string;
  version: string;
  licence: string;
}

/** The packages of a production install (`npm ci --omit=dev --omit=optional`): `dependencies` and theirs. */
export function productionPackages(packages: LockedPackages): ProductionPackage[] {
  return Object.entries(packages)
    .filter(([path, { dev, optional, devOptional, link }]) => {
      return path.startsWith(folder) && !dev && !optional && !devOptional && !link;
    })
    .map(([path, { version = 'unknown', license = 'none' }]) => ({
      name: nameOf(path),
      path,
      version,
      licence: license,
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** All packages with an install script. */
export function packagesWithInstallScript(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => nameOf(path))
    .toSorted();
}

/**
 * Problems: too many packages; a forbidden install script or licence; a package without a reason or a reason
 * without a package.
 * @param reasons why each package is there, by name
 * @param allowedScripts packages that may run install scripts, from `allowScripts` of `package.json`
 */
export function packageProblems(
  packages: LockedPackages,
  reasons: Readonly<Record<string, string>>,
  allowedScripts: readonly string[],
): string[] {
  const inProduction = productionPackages(packages);
  const names = inProduction.map(({ name }) => name);
  return [
    ...(names.length > mostPackages
      ? [`${names.length} packages in production, at most ${mostPackages} are allowed`]
      : []),
    ...inProduction.flatMap(({ name, path, licence }) => [
      ...(packages[path]?.hasInstallScript === true ? [`${name} runs a script when it is installed`] : []),
      ...(allowedLicences.includes(licence)
        ? []
        : [`${name} has the licence ${licence}, which is not allowed`]),
      ...(name in reasons
        ? []
        : [`${name} is new: say why it is needed in tests/checks/check-dependencies.ts`]),
    ]),
    ...packagesWithInstallScript(packages)
      .filter((name) => !allowedScripts.includes(name))
      .map(
        (name) =>
          `${name} runs a script when it is installed, and allowScripts of package.json does not name it`,
      ),
    ...Object.keys(reasons)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is no longer there: drop its reason from tests/checks/check-dependencies.ts`),
  ];
}

/**
 * Renders the page `docs/dependencies.md`.
 * @param sizes unpacked bytes, by path of the package
 */
export function renderDependenciesPage(
  packages: LockedPackages,
  reasons: Readonly<Record<string, string>>,
  sizes: Readonly<Record<string, number>>,
): string {
  const inProduction = productionPackages(packages);
  const rows = inProduction.map(
    ({ name, path, version, licence }) =>
      `| ${name} | ${version} | ${inKilobytes(sizes[path] ?? 0)} | ${licence} | ${reasons[name] ?? ''} |`,
  );
  const total = inProduction.reduce((sum, { path }) => sum + (sizes[path] ?? 0), 0);
  const isDevOnly = Object.values(packages).filter(({ dev }) => dev === true).length;
  return `# Dependencies

Written by \`node tests/checks/check-dependencies.ts --write\`; \`npm test\` compares it with the lockfile.

## In production: ${inProduction.length} packages, ${inKilobytes(total)} unpacked

What \`npm ci --omit=dev --omit=optional\` installs; at most ${mostPackages} are allowed. Visitors get React alone, bundled by the build. The default server runs on Hono and its
adapter, live mode on the rest; a site served by nginx or a static host needs none of them.

| Package | Version | Unpacked | Licence | Why it is here |
| --- | --- | ---: | --- | --- |
${rows.join('\n')}

None of them runs a script when it is installed, and their licences (${licencesOf(inProduction)}) ask for nothing but to keep their text. Allowed
are ${allowedLicences.join(', ')}; anything else, an install script, or a package without a reason fails the check.

## For building and testing: ${isDevOnly} packages

They are in \`devDependencies\` or optional: a server can do without them, and nothing of them reaches a browser but what the build puts into
the dashboard (TanStack Query in live mode, the SHA-256 of noble-hashes for the simulated login) and into the search: MiniSearch, 6 KB,
MIT, which keeps its index and ranks ([018](decisions/018-search.md)). A script when it is installed runs
only: ${packagesWithInstallScript(packages)
    .map((name) => `\`${name}\``)
    .join(
      ', ',
    )}. It is the project’s own Node 26, and the script fetches the binary for the machine. \`allowScripts\` in \`package.json\` names
what may; anything else fails the check.

Versions are exact and the lockfile holds a digest of every package. To look for known weaknesses: \`npm audit\`.
`;
}

const licencesOf = (packages: readonly ProductionPackage[]) =>
  [...new Set(packages.map(({ licence }) => licence))].join(', ');

const inKilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-US')} KB`;
