import type { ReactNode } from 'react';
import type { AdminWords } from './admin-words.ts';
import type { LiveAdminWords } from './live/desk-words.ts';

export interface AdminAreaProps {
  words: AdminWords | LiveAdminWords;
  /** Shown beside the login. */
  art: ReactNode;
}
