import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteStore, tagOf } from '../operations/editing/site-store.ts';
import { PublishedBuilds } from '../operations/publishing/builds.ts';
import { publishOnce, type PublishSteps } from '../operations/publishing/publish-once.ts';

/** For publish-kills.ts: saves a draft and publishes, for ever, and says the number of each draft that is saved. */

const [folder = '', start = '0'] = process.argv.slice(2);
const store = new SiteStore(join(folder, 'site'));
const builds = new PublishedBuilds(join(folder, 'published'));
const draft = 'posts/draft.en.md';
const fine = { ok: true, lines: [] };

const steps = (number: number): PublishSteps => ({
  pull: () => Promise.resolve(fine),
  install: () => Promise.resolve(fine),
  check: () => Promise.resolve(fine),
  build(made) {
    mkdirSync(made);
    for (let page = 0; page < 40; page += 1)
      writeFileSync(join(made, page === 0 ? 'index.html' : `${page}.html`), `build ${number}\n`.repeat(3000));
    return Promise.resolve(fine);
  },
});

console.log(start);
for (let number = Number(start) + 1; ; number += 1) {
  await store.write(
    draft,
    Buffer.from(`${number}\n`.repeat(2000)),
    tagOf(readFileSync(join(folder, 'site', draft))),
  );
  console.log(number);
  await publishOnce(builds, steps(number));
}
