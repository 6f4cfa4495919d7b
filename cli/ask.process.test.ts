import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';

it('does not take what was typed before the question for an answer', async () => {
  const folder = temporaryFolderOf({
    // Works as a build does, without reading the terminal, until the file exists.
    'program.mjs': `
import { existsSync } from 'node:fs';
import { ask } from ${JSON.stringify(join(import.meta.dirname, 'ask.ts'))};
console.log('Building');
while (!existsSync('typed'));
console.log('Answer: ' + (await ask('Publish? ')));
`,
  });
  const child = spawn('script', ['-qec', `'${process.execPath}' program.mjs`, '/dev/null'], { cwd: folder });
  const steps: [said: string, next: () => void][] = [
    ['Building', () => child.stdin.write('early\nand half')],
    // The terminal has shown it, so it has it.
    ['and half', () => writeFileSync(join(folder, 'typed'), '')],
    ['Publish? ', () => child.stdin.write('late\n')],
  ];
  let said = '';
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString();
    for (; steps[0] && said.includes(steps[0][0]); steps.shift()) steps[0][1]();
  });
  await new Promise((resolve) => child.on('close', resolve));
  expect(said).toContain('Answer: late');
});
