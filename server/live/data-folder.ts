import { join } from 'node:path';

/** Where the parts of live mode lie in the data folder, when they are not kept elsewhere. */
export const dataFiles = (folder: string) => ({
  database: join(folder, 'site.sqlite'),
  resumes: join(folder, 'resumes'),
  outbox: join(folder, 'outbox'),
});
