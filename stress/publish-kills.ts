import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../build/project-paths.ts';

/**
 * `node stress/publish-kills.ts [--kills=100]`, six in npm test: publishes and saves drafts again and again in a
 * process that is killed (SIGKILL) at random moments. After each kill the served site has to be whole, the old one
 * or the new one, and every draft that was acknowledged has to be there. Exits with 1 when one is not.
 */

const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } } });
const kills = Number(values.kills);
const longestMs = 400;

const folder = mkdtempSync(join(tmpdir(), 'publish-kills-'));
const drafts = join(folder, 'site');
mkdirSync(join(drafts, 'posts'), { recursive: true });
writeFileSync(join(drafts, 'posts/draft.en.md'), '0\n'.repeat(2000));

const worker = join(projectFolder, 'stress/publish-and-save.ts');

/**
 * Runs until it is killed.
 * @param words after how many words its time begins: starting is no part of a publication
 * @returns the number of the last draft whose save was acknowledged
 */
function runAndKill(afterMs: number, start: number, words: number): Promise<number> {
  const child = spawn(process.execPath, [worker, folder, String(start)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  return new Promise((resolve) => {
    let isTimed = false;
    child.stdout.on('data', (part: Buffer) => {
      said += String(part);
      if (isTimed || said.split('\n').length <= words) return;
      isTimed = true;
      setTimeout(() => child.kill('SIGKILL'), afterMs);
    });
    child.on('close', () => {
      const numbers = said.split('\n').slice(0, -1).map(Number);
      resolve(numbers.at(-1) ?? start);
    });
  });
}

/** What is wrong with what a kill left; nothing when it is whole. */
function faults(acknowledged: number): string[] {
  const found: string[] = [];
  const current = join(folder, 'published/current');
  const names = readdirSync(current);
  const builds = new Set(names.map((name) => readFileSync(join(current, name), 'utf8')));
  if (names.length !== 40 || builds.size !== 1)
    found.push(`${names.length} pages of ${builds.size} builds are served`);
  const lines = readFileSync(join(drafts, 'posts/draft.en.md'), 'utf8').trimEnd().split('\n');
  const [first = ''] = lines;
  if (lines.length !== 2000 || lines.some((line) => line !== first)) found.push('half a draft');
  if (Number(first) < acknowledged) found.push(`draft ${acknowledged} was saved, ${first} is there`);
  return found;
}

let last = 0;
let broken = 0;
const served = new Set<string>();
for (let kill = 1; kill <= kills; kill += 1) {
  const afterMs = Math.random() * longestMs;
  // The second draft is saved when the first site is there.
  last = await runAndKill(afterMs, last, kill === 1 ? 3 : 1);
  for (const fault of faults(last)) {
    broken += 1;
    console.error(`Kill ${kill} after ${afterMs.toFixed(1)} ms: ${fault}`);
  }
  served.add(readFileSync(join(folder, 'published/current/index.html'), 'utf8'));
}
rmSync(folder, { recursive: true });
console.log(
  `${kills} kills: ${broken} faults; ${served.size} different sites were served, ${last} drafts saved.`,
);
if (broken > 0) process.exitCode = 1;
