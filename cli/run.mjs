// Every `npm run` command: installs and builds what it needs, then hands over to the project's own Node. Plain
// JavaScript for Node 20 or later: the pinned one may not be installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  statSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What each command runs. `packages`: 'site' is a third of them, 'checks' also those of tests/packages/package.json,
 * and 'editor' those too where the site has an editor. `built`: the site of this mode is built before, unless nothing
 * has changed; 'chosen' is the mode of site.yaml or SITE_MODE. `builds`: it is that build, after which nothing has.
 * `serves`: it reads that build, or the latest one of this mode; servers know no sites.
 */
const commands = {
  start: { script: 'server/site/main.ts', liveScript: 'server/live/main.ts', built: 'chosen', serves: true },
  'start:live': { script: 'server/live/main.ts', built: 'live', serves: true },
  dev: { script: 'build/dev.ts' },
  build: { script: 'build/build.ts', packages: 'editor', builds: true },
  test: { script: 'tests/checks/run-tests.ts', packages: 'checks' },
  gallery: { script: 'tests/gallery/serve.ts' },
  look: { script: 'tests/look/look.ts', packages: 'checks', built: 'simulated' },
  bench: { script: 'tests/bench/bench.ts', packages: 'checks', built: 'simulated' },
  edit: { script: 'cli/edit.ts', packages: 'checks' },
  publish: { script: 'cli/publish.ts', packages: 'editor' },
  upgrade: { script: 'cli/upgrade.ts' },
  'import-wordpress': { script: 'cli/import-wordpress.ts' },
  // Runs on the starter, because the chosen site may not exist yet.
  'new-site': { script: 'cli/new-site.ts', site: 'sites/_starter/' },
  // The schemas by which code editors complete the site's files are written before.
  'check-site': {
    script: 'content/checks/check.ts',
    deployedScript: 'cli/check-deployed.ts',
    before: 'cli/json-schemas.ts',
    after: 'build/check-made.ts',
  },
  live: { script: 'server/live/commands.ts', serves: 'live' },
  // For the tests: builds alone.
  'ensure-built': { built: 'simulated' },
  'ensure-built-live': { built: 'live' },
};

const project = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
/** The pinned Node that all tools of the project run on. */
const projectNode = join(project, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

/** All inputs of the build beside the folder of the site; it is built again when one of them changes. */
const buildInputs = 'build content server shared src'.split(' ');
const buildInputFiles = ['package-lock.json', 'vite.config.ts'];
const generatedFolders = new Set([join('build', 'images', 'out'), join('build', 'documents', 'out')]);

/**
 * The settings of npm with which it installs all packages of the lockfile, whatever this machine has for other projects
 * in `.npmrc` or in its environment.
 */
const npmSettings = {
  include: 'dev\n\noptional\n\npeer',
  ignore_scripts: 'true',
  engine_strict: 'false',
  legacy_peer_deps: 'false',
  install_strategy: 'hoisted',
  package_lock: 'true',
  package_lock_only: 'false',
  bin_links: 'true',
  dry_run: 'false',
  global: 'false',
  loglevel: 'error',
};
/** Settings that would change what npm does in this project, when they are in the environment. */
const otherNpmSettings =
  'omit only production dev optional also location workspace workspaces include_workspace_root json'.split(
    ' ',
  );

// Node keeps compiled modules here: each build and test starts many programs.
process.env.NODE_COMPILE_CACHE ??= join(project, '.cache', 'compiled');
// Each tool sets the value it needs, unless there is one; npm installs less with `production`.
delete process.env.NODE_ENV;
for (const variable of Object.keys(process.env)) {
  const [, setting] = /^npm_config_(.*)$/.exec(variable.toLowerCase().replaceAll('-', '_')) ?? [];
  if (setting in npmSettings || otherNpmSettings.includes(setting)) delete process.env[variable];
}
const npmEnvironment = Object.fromEntries(
  Object.entries(npmSettings).map(([setting, value]) => [`npm_config_${setting}`, value]),
);

// On this machine, links in emails lead to this machine; on a server, `node server/live.mjs` uses the site's origin.
process.env.PUBLIC_ORIGIN ||= `http://localhost:${process.env.PORT || 3000}`;

const leastFreeBytes = 300 * 1024 ** 2;

const digest = (text) => createHash('sha256').update(text).digest('hex');
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function stop(message) {
  console.error(message);
  process.exit(1);
}

const packagesOf = ({ dependencies = {}, devDependencies = {} } = {}) =>
  Object.entries({ ...dependencies, ...devDependencies })
    .map((entry) => entry.join(' '))
    .toSorted()
    .join();

/** Whether the lockfile matches the package.json files; if not, npm says what is missing. */
function isLockfileCurrent() {
  const { packages } = JSON.parse(read(join(project, 'package-lock.json')));
  return [
    ['package.json', ''],
    ['tests/packages/package.json', 'tests/packages'],
  ].every(([file, name]) => {
    const text = read(join(project, file));
    return text === '' || packagesOf(JSON.parse(text)) === packagesOf(packages[name]);
  });
}

/** The program that runs now. It gets each signal, and this process ends after it. */
let running;
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopped = true;
    running?.kill(signal);
  });

/** Runs a program to its end. @returns its exit code and what it said on stderr, where that is kept */
async function run(program, args, options = {}) {
  const {
    keepsErrors = false,
    environment = {},
    shell = false,
    cwd = project,
    hidesOutput = false,
  } = options;
  running = spawn(program, args, {
    cwd,
    stdio: ['inherit', hidesOutput ? 'ignore' : 'inherit', keepsErrors ? 'pipe' : 'inherit'],
    env: { ...process.env, ...environment },
    shell,
  });
  let stderr = '';
  running.stderr?.on('data', (chunk) => (stderr += chunk));
  const code = await new Promise((resolve) => {
    running.on('error', (error) => {
      stderr += error.message;
      resolve(1);
    });
    running.on('close', (status) => resolve(status ?? 1));
  });
  if (isStopped) process.exit(code);
  return { code, stderr };
}

/** Stops with what npm said: one line where the cause is a usual one. */
function stopInstalling(stderr) {
  if (/ENOSPC/.test(stderr)) stop('The packages cannot be installed: the disk is full.');
  const unreachable =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED/.exec(stderr);
  // Names the address, and in its reason the proxy.
  const [request = unreachable?.[0]] = /request to \S+ failed.*/.exec(stderr) ?? [];
  if (unreachable)
    stop(
      `The packages cannot be installed without a network: ${request}. Check the network, and proxy and registry of npm (npm config list), then run this again.`,
    );
  stop(`${stderr.trim()}\nThe packages cannot be installed, see above.`);
}

/** Installs the lockfile's packages when they are missing or it changed. */
async function ensureInstalled(wanted) {
  const stampFile = join(project, 'node_modules', '.installed-lockfile');
  const lockfile = digest(read(join(project, 'package-lock.json')));
  const [installedLockfile, installedFor] = read(stampFile).split(' ');
  // Packages for checks, once installed, are kept.
  const extent = installedFor === 'checks' ? 'checks' : wanted;
  const isThere = installedLockfile === lockfile && installedFor === extent && existsSync(projectNode);
  if (isThere && isLockfileCurrent()) return;
  console.log('Installing packages. This happens only once.');
  const since = performance.now();
  const part = extent === 'site' ? ['--workspaces=false'] : [];
  const options = { keepsErrors: true, environment: npmEnvironment };
  const packages = await run('npm', ['ci', ...part], { ...options, shell: isWindows });
  if (packages.code !== 0) stopInstalling(packages.stderr);
  // The only package with an install script. It downloads the binary with npm, into the folder in which it runs.
  const cwd = join(project, 'node_modules', 'node');
  const installer = [join(cwd, 'installArchSpecificPackage.js')];
  // With an earlier installation, this process runs on the Node that npm has just removed.
  const program = existsSync(process.execPath) ? process.execPath : 'node';
  const node = await run(program, installer, { ...options, cwd, hidesOutput: true });
  if (!existsSync(projectNode)) stopInstalling(node.stderr);
  writeFileSync(stampFile, `${lockfile} ${extent}`);
  process.env.INSTALL_SECONDS = ((performance.now() - since) / 1000).toFixed(0);
}

/** What is at a path; undefined for a link that leads nowhere, which the build names. */
function statsOf(path) {
  try {
    return statSync(join(project, path));
  } catch {
    return undefined;
  }
}

/** @param above real paths of the folders that it is in, to which a link could lead back */
function* filesBelow(folder, above = []) {
  const real = realpathSync(join(project, folder));
  if (above.includes(real)) return;
  const entries = readdirSync(join(project, folder), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    const found = statsOf(path);
    if (found?.isDirectory()) {
      if (!generatedFolders.has(path)) yield* filesBelow(path, [...above, real]);
    } else if (found?.isFile()) yield path;
  }
}

/** One digest over the content of everything the build reads. */
function inputDigest({ siteFolder }, options) {
  const folders = [...buildInputs, siteFolder];
  const files = folders
    .filter((folder) => existsSync(join(project, folder)))
    .flatMap((folder) => [...filesBelow(folder)]);
  const lines = [...buildInputFiles, ...files].map(
    (file) => `${file} ${digest(readFileSync(join(project, file)))}`,
  );
  return digest([siteFolder, ...options, ...lines].join('\n'));
}

const saySite = `
  try {
    const { loadChosenSettings } = await import('./content/read/site-folder.ts');
    const { checkMode, modeOf } = await import('./shared/mode.ts');
    const { madeFolders } = await import('./content/published/made-folders.ts');
    const site = loadChosenSettings();
    checkMode(site);
    process.stdout.write(JSON.stringify({
      mode: modeOf(site),
      siteFolder: site.folder,
      madeFolders: madeFolders(site),
      hasEditor: site.settings.editor !== undefined,
    }));
  } catch (error) {
    process.stderr.write(error.message);
  }`;

/** Reads the settings of the selected site, on the project's own Node because shared/ is TypeScript. */
function askSite() {
  const { stdout, stderr } = spawnSync(projectNode, ['--input-type=module', '--eval', saySite], {
    cwd: project,
    encoding: 'utf8',
  });
  return stdout ? JSON.parse(stdout) : { problem: stderr.trim().replace(/\.$/, '') };
}

/**
 * Builds the chosen site (content/published/made-folders.ts says where) when it is missing or an input has changed.
 * @param options of the build, as `--allow-sample`
 * @param isAsked builds it in any case
 */
async function ensureBuilt(site, mode, options, isAsked) {
  const isLive = mode === 'live';
  const { madeFolders } = site;
  const stampFile = join(project, madeFolders.cache, isLive ? 'live-built-from' : 'built-from');
  const wanted = inputDigest(site, options);
  const page = join(project, isLive ? madeFolders.liveDist : madeFolders.dist, 'index.html');
  if (!isAsked && existsSync(page) && read(stampFile) === wanted) return;
  if (!isAsked) console.log('Building the site.');
  const build = [join(project, 'build', 'build.ts'), ...options];
  const { code } = await run(projectNode, build, { environment: { SITE_MODE: mode } });
  if (code !== 0) process.exit(code);
  // Where the project is edited, the editor completes the site's files by these schemas.
  const schemas = join(project, 'cli', 'json-schemas.ts');
  if (existsSync(join(project, '.vscode')) && existsSync(schemas)) await run(projectNode, [schemas]);
  mkdirSync(join(project, madeFolders.cache), { recursive: true });
  writeFileSync(stampFile, wanted);
}

const [name = '', ...parameters] = process.argv.slice(2);
const command = commands[name] ?? stop(`There is no command "${name}": ${Object.keys(commands).join(', ')}.`);
const { packages = 'site', built, builds, serves, liveScript, deployedScript, before, after } = command;
// With `--at`, a deployed site is checked and not the files.
const script = (parameters[0]?.startsWith('--at') && deployedScript) || command.script;
// Node and Vite make addresses of modules from paths: there these characters end the path, or stand for others.
if (/[#?*]|%[\da-f]{2}/i.test(project))
  stop(`The project cannot be in ${project}: rename the folder with #, ?, * or % in its name.`);
const { bavail, bsize } = statfsSync(project);
if (bavail * bsize < leastFreeBytes) stop('The disk is full: at least 300 MB must be free.');
if (command.site) process.env.SITE = command.site;
await ensureInstalled(packages === 'checks' ? 'checks' : 'site');
if (process.env.NODE_OPTIONS) {
  // Meant for another Node, perhaps.
  const { status, stderr } = spawnSync(projectNode, ['--eval', ''], { encoding: 'utf8' });
  if (status !== 0) stop(`NODE_OPTIONS=${process.env.NODE_OPTIONS}: ${stderr.trim()}. Unset it.`);
}
const site = packages === 'editor' || built || serves ? askSite() : {};
// The build command reports problems of the site itself.
if (built && site.problem) stop(`Cannot start: ${site.problem}.`);
if (site.hasEditor) await ensureInstalled('checks');
const mode = built === 'chosen' || builds ? site.mode : (built ?? serves);
// A build into another folder is not the one that `npm start` serves.
const isBuild = builds && !site.problem && !parameters.some((one) => one.startsWith('--to='));
if (built || isBuild) await ensureBuilt(site, mode, parameters, isBuild);
if (serves && site.madeFolders)
  process.env.DIST_FOLDER ||= join(project, site.madeFolders[mode === 'live' ? 'liveDist' : 'dist']);
if (before) {
  // It reads the same site.yaml, and has reported what is wrong with it.
  const { code } = await run(projectNode, [join(project, before)]);
  if (code !== 0) process.exit(code);
}
if (script && !isBuild) {
  const chosen = mode === 'live' && liveScript ? liveScript : script;
  const { code } = await run(projectNode, [join(project, chosen), ...parameters]);
  process.exitCode = code;
  if (after && code === 0 && chosen === command.script)
    process.exitCode = (await run(projectNode, [join(project, after)])).code;
}
