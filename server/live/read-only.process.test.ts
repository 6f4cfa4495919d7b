import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { sampleEnquiry } from './test-support/fixture.ts';

/** As a container with a read-only root: only the data folder, here at /mnt, can be written. */
const readOnlyMachine = [
  'mount --bind "$1" /mnt',
  'for folder in /tmp /var/tmp /dev/shm; do mount -t tmpfs -o ro none "$folder"; done',
  'mount -o remount,ro,bind /',
  'shift; exec "$@"',
].join(' && ');
const options = ['--user', '--map-root-user', '--mount', 'sh', '-c', readOnlyMachine, 'sh'];

const isPossible =
  process.platform === 'linux' &&
  spawnSync('unshare', [...options, import.meta.dirname, 'true'], { stdio: 'ignore' }).status === 0;

/** More than SQLite sorts in memory by default. */
const script = `
  import { openSqlite } from '#server/live/database.ts';
  import { addEnquiry, enquiryStore } from '#server/live/enquiries/enquiries.store.ts';
  const sampleEnquiry = ${JSON.stringify(sampleEnquiry)};
  const database = await openSqlite('/mnt/site.sqlite', (file) => file.exec('pragma synchronous = off'));
  const inbox = { text: '', folder: 'inbox' };
  for (let index = 0; index < 2500; index += 1) {
    const id = 'enquiry-' + index;
    const name = 'x'.repeat(2000) + index;
    const enquiry = { ...sampleEnquiry, id, name, message: 'y'.repeat(4000) };
    await addEnquiry(database, enquiry, { endpoint: 'enquiry', key: id }, []);
  }
  for (const sort of [undefined, 'name', 'email', 'position', 'status']) {
    const { items } = await enquiryStore.list(database, { ...inbox, sort, offset: 2400, limit: 25 });
    const ids = await enquiryStore.ids(database, { ...inbox, sort, isDescending: true });
    console.log(items.length, ids.length);
  }
  await database.close();
`;

// Needs user namespaces, which some systems and containers do not allow.
it.skipIf(!isPossible)(
  'lists and exports long tables in every order without a folder for temporary files',
  () => {
    const output = execFileSync(
      'unshare',
      [...options, temporaryFolderOf(), process.execPath, '--input-type=module', '--eval', script],
      { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' },
    );
    expect(output).toBe('25 2500\n'.repeat(5));
  },
);
