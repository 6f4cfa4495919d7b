import type { LiveWords } from '#src/features/admin/admin-words.ts';
import type { DashboardProps } from '#src/features/admin/dashboard-frame.tsx';
import type { Confirmation } from './confirm-dialog.tsx';

/** Props of every part of the live dashboard. */
export interface ViewProps extends Pick<
  DashboardProps<LiveWords>,
  'words' | 'backend' | 'heading' | 'noteDrafts'
> {
  liveWords: LiveWords;
  /** Asks before an action that cannot be undone. */
  ask: (question: Confirmation) => void;
  recordId: string | null;
  open: (id: string | null) => void;
}
