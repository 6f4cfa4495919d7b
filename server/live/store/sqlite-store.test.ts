import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from './sqlite-store.ts';
import { describeStoreContract } from './store-contract.ts';

describeStoreContract('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-store-'));
  return Promise.resolve({
    open: () => openSqliteStore({ file: join(folder, 'data', 'live.sqlite') }),
    remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  });
});
