import type { Picture } from '../../../artwork/picture.ts';
import type { LiveAdminWords } from '../../features/admin/live/desk-words.ts';
import { LiveAdminArea } from '../../features/admin/live/live-admin-area.tsx';
import { Drawing } from '../../ui/drawing.tsx';

export interface LiveAdminProps {
  words: LiveAdminWords;
  /** The closed wall with the one thing inside. */
  art: Picture;
}

/** The admin page of a live build: a login that the server checks, then the dashboard. No page links to it. */
export function LiveAdminPage({ words, art }: LiveAdminProps) {
  return <LiveAdminArea words={words} art={<Drawing picture={art} crop="fill" />} />;
}

export { LiveAdminPage as Page };
