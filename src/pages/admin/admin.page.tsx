import type { Picture } from '#shared/picture.ts';
import { AdminArea } from '#src/features/admin/admin-area.tsx';
import type { SimulatedAdmin } from '#src/features/admin/simulated-dashboard.ts';
import type { AdminWords } from '#src/features/admin/admin-words.ts';
import { Drawing } from '#src/components/drawing.tsx';

export interface AdminProps {
  words: AdminWords;
  /** Null in live mode. */
  simulated: SimulatedAdmin | null;
  /** The drawing next to the login; null if the site draws none. */
  art: Picture | null;
}

/** The admin page (SPEC section 2, Admin dashboard): a password login, then the applications. No page links to it. */
export function AdminPage({ words, simulated, art }: AdminProps) {
  return <AdminArea words={words} simulated={simulated} art={art && <Drawing picture={art} crop="fill" />} />;
}

export { AdminPage as Page };
