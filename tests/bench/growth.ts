import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#build/project-paths.ts';
import { startSite } from '#cli/start-site.ts';

/**
 * `node tests/bench/growth.ts [pages …]`: builds sites of 100, 400 and 1,600 pages, half of them posts in a second
 * language, and prints the times of the first build and of the one after a changed word, which should grow linearly
 * with the number of pages.
 */

/** Pages of the starter in two languages without its post. */
const otherPages = 30;
const languages = ['en', 'de'];
const folder = 'built/growth';

/** Writes a site of about this many pages. @returns the file of a post */
function writeSite(pages: number): string {
  const to = join(projectFolder, folder);
  rmSync(to, { recursive: true, force: true });
  const from = join(projectFolder, 'sites/_starter');
  const choices = { company: 'Growth', origin: 'https://growth.example', languages };
  startSite({ from, to, cache: join(projectFolder, '.cache') }, 'growth', choices, new Date());
  const posts = join(to, 'posts');
  for (const language of languages) {
    const first = join(posts, `first-article.${language}.md`);
    const text = readFileSync(first, 'utf8');
    const end = text.indexOf('\n---\n', 4) + 5;
    // Longer than the starter's page: about 600 words, like a typical post.
    writeFileSync(first, text.slice(0, end) + text.slice(end).repeat(5));
    const count = Math.max(1, Math.round((pages - otherPages) / languages.length));
    for (let post = 2; post <= count; post += 1) cpSync(first, join(posts, `article-${post}.${language}.md`));
  }
  return join(posts, 'first-article.en.md');
}

function build(): { pages: number; seconds: number } {
  const { stdout, stderr } = spawnSync(process.execPath, ['build/build.ts'], {
    cwd: projectFolder,
    env: { ...process.env, SITE: `${folder}/` },
    encoding: 'utf8',
  });
  const [, pages, seconds] = /Built (\d+) pages.* in ([\d.]+) s/.exec(stdout) ?? [];
  if (pages === undefined) throw new Error(`The build failed: ${stderr}`);
  return { pages: Number(pages), seconds: Number(seconds) };
}

const sizes = process.argv.slice(2).map(Number);
console.log('| Pages | First build | One changed word | per page |\n| ---: | ---: | ---: | ---: |');
for (const size of sizes.length > 0 ? sizes : [100, 400, 1600]) {
  const post = writeSite(size);
  rmSync(join(projectFolder, folder.replace('built/', 'built/built.')), { recursive: true, force: true });
  const first = build();
  writeFileSync(post, `${readFileSync(post, 'utf8')}\nOne more word.\n`);
  const { pages, seconds } = build();
  const each = Math.round((seconds * 1000) / pages);
  console.log(`| ${pages} | ${first.seconds} s | ${seconds} s | ${each} ms |`);
}
