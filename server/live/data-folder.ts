import { join } from 'node:path';

/** Where each part of live mode lies in the data folder, unless configured elsewhere. */
export const dataFiles = (folder: string) => ({
  database: join(folder, 'site.sqlite'),
  resumes: join(folder, 'resumes'),
  outbox: join(folder, 'outbox'),
  /** Space that is kept for deleting on a full disk. */
  reserve: join(folder, 'space-for-deleting'),
});
