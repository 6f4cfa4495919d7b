import { AdminArea } from '#src/features/admin/admin-area.tsx';
import type { SimulatedAdmin } from '#src/features/admin/simulated-dashboard.ts';
import type { AdminWords } from '#src/features/admin/admin-words.ts';

export interface AdminProps {
  words: AdminWords;
  /** Null in live mode. */
  simulated: SimulatedAdmin | null;
}

/** The admin page (SPEC section 2, Admin dashboard): a password login, then the applications. No page links to it. */
export function AdminPage({ words, simulated }: AdminProps) {
  return <AdminArea words={words} simulated={simulated} />;
}

export { AdminPage as Page };
