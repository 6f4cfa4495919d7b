// Installs and builds what the other scripts need. Plain JavaScript for any Node from 20 on: the project's
// own Node 26 may not be installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
/** The pinned Node that all tools of the project run on. */
export const projectNode = join(
  projectFolder,
  'node_modules',
  'node',
  'bin',
  isWindows ? 'node.exe' : 'node',
);

/** All inputs of the build beside the folder of the site; it is built again when one of them changes. */
const buildInputs = [
  'artwork',
  'build',
  'config',
  'content',
  'documents',
  'i18n',
  'schema',
  'server',
  'shared',
  'src',
];
const buildInputFiles = ['package-lock.json', 'vite.config.ts'];
const generatedFolders = new Set([join('artwork', 'out'), join('documents', 'out')]);

const digest = (text) => createHash('sha256').update(text).digest('hex');

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a command and shows its output; stops with one clear line when it fails. */
function run(command, args, purpose, environment = {}) {
  const result = spawnSync(command, args, {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    shell: isWindows,
  });
  if (result.status !== 0) stop(`${purpose} failed (${command} ${args.join(' ')}), see above.`);
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const packagesOf = ({ dependencies = {}, devDependencies = {} } = {}) =>
  Object.entries({ ...dependencies, ...devDependencies })
    .map((entry) => entry.join(' '))
    .toSorted()
    .join();

/** Whether the lockfile was written for the package.json files that are there; if not, npm says what is missing. */
function isLockfileCurrent() {
  const read = (file) => JSON.parse(readFileSync(join(projectFolder, file), 'utf8'));
  const { packages } = read('package-lock.json');
  return [
    ['package.json', ''],
    ['test-packages/package.json', 'test-packages'],
  ].every(
    ([file, name]) =>
      !existsSync(join(projectFolder, file)) || packagesOf(read(file)) === packagesOf(packages[name]),
  );
}

/**
 * Installs the lockfile's packages when they are missing or it changed.
 * @param {'site' | 'checks'} purpose the site needs a third of the packages; tests need those of
 * test-packages/package.json too
 */
export function ensureInstalled(purpose = 'site') {
  const stampFile = join(projectFolder, 'node_modules', '.installed-lockfile');
  const wanted = digest(readFileSync(join(projectFolder, 'package-lock.json')));
  const [lockfile, installedFor] = readStamp(stampFile).split(' ');
  // Packages for checks, once installed, are kept.
  const extent = installedFor === 'checks' ? 'checks' : purpose;
  if (lockfile === wanted && installedFor === extent && existsSync(projectNode) && isLockfileCurrent())
    return;
  console.log('Installing packages, this happens once.');
  const part = extent === 'site' ? ['--workspaces=false'] : [];
  run('npm', ['ci', ...part, '--no-audit', '--no-fund', '--loglevel=error'], 'Installing the packages');
  // Node's package downloads its binary in an install script, which some npm settings disable.
  if (!existsSync(projectNode)) {
    const installer = join(projectFolder, 'node_modules', 'node', 'installArchSpecificPackage.js');
    run(process.execPath, [installer], 'Installing the project’s own Node');
  }
  writeFileSync(stampFile, `${wanted} ${extent}`);
}

function* filesBelow(folder) {
  const entries = readdirSync(join(projectFolder, folder), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!generatedFolders.has(path)) yield* filesBelow(path);
    } else yield path;
  }
}

/** One digest over the content of everything the build reads. */
function inputDigest({ siteFolder, hasEditor }, options) {
  const files = [
    ...buildInputFiles,
    ...[...buildInputs, ...(hasEditor ? ['editor'] : []), siteFolder]
      .filter((folder) => existsSync(join(projectFolder, folder)))
      .flatMap((folder) => [...filesBelow(folder)]),
  ];
  const lines = files.map((file) => `${file} ${digest(readFileSync(join(projectFolder, file)))}`);
  return digest([siteFolder, ...options, ...lines].join('\n'));
}

const saySite = `
  try {
    const { checkServicesMode, servicesMode } = await import('./config/services-mode.ts');
    const { siteFolder } = await import('./config/site-folder.ts');
    const { madeFolders } = await import('./config/made-folders.ts');
    const { editor } = await import('./config/site.ts');
    checkServicesMode();
    const hasEditor = editor !== undefined;
    process.stdout.write(JSON.stringify({ servicesMode, siteFolder, madeFolders, hasEditor }));
  } catch (error) {
    process.stderr.write(error.message);
  }`;

/** What config/ says of the chosen site; the project's own Node reads that, so it has to be installed. */
function askSite() {
  const { stdout, stderr } = spawnSync(projectNode, ['--input-type=module', '--eval', saySite], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  return stdout ? { site: JSON.parse(stdout) } : { problem: stderr.trim().replace(/\.$/, '') };
}

function readSite() {
  const { site, problem } = askSite();
  return site ?? stop(`Cannot start: ${problem}.`);
}

/**
 * Installs what a build of the chosen site needs: where it has the editor of a team, that too, which stands
 * among the packages of the checks. What is wrong with the site is for the build to say.
 */
export function ensureInstalledToBuild() {
  ensureInstalled();
  if (askSite().site?.hasEditor) ensureInstalled('checks');
}

/** `simulated` or `live`, as config/services-mode.ts has it. */
export const servicesMode = () => readSite().servicesMode;

/**
 * Builds the chosen site (config/made-folders.ts says where) when it is missing or an input has changed.
 * @param {'simulated' | 'live'} services what its forms and its dashboard work with
 * @param {string[]} options of the build, as `--allow-sample`
 */
export function ensureBuilt(services = 'simulated', options = []) {
  const isLive = services === 'live';
  const site = readSite();
  const { madeFolders } = site;
  if (site.hasEditor) ensureInstalled('checks');
  const stampFile = join(projectFolder, madeFolders.cache, isLive ? 'live-built-from' : 'built-from');
  const wanted = inputDigest(site, options);
  const folder = join(projectFolder, isLive ? madeFolders.liveDist : madeFolders.dist);
  const hasSite = existsSync(join(folder, 'index.html')) && statSync(folder).isDirectory();
  if (hasSite && readStamp(stampFile) === wanted) return;
  console.log('Building the site.');
  run(projectNode, [join('build', 'build.ts'), ...options], 'Building the site', { SERVICES: services });
  mkdirSync(join(projectFolder, madeFolders.cache), { recursive: true });
  writeFileSync(stampFile, wanted);
}

/** Runs a script with the project's Node, forwards signals, and ends with its exit code. */
export function handOver(script, args = []) {
  const child = spawn(projectNode, [join(projectFolder, script), ...args], {
    cwd: projectFolder,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
