import type { Migration } from './migration.ts';

/** Every shape is as it was; only the version is new, which each migration gets written down. */
export const to020: Migration = {
  to: '0.2.0',
  does: 'site.yaml says which version the folder is written for.',
  migrate() {},
};
