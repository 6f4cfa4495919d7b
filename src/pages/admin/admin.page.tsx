import { fetchModule } from '#src/browser/fetch-module.ts';
import { AdminArea } from '#src/features/admin/admin-area.tsx';
import type { AdminWords, LiveWords } from '#src/features/admin/admin-words.ts';
import type { SimulatedAdmin } from '#src/features/admin/simulated/simulated-backend.ts';

export type AdminProps = { words: AdminWords } & (
  | { mode: 'simulated'; data: SimulatedAdmin }
  | { mode: 'live'; data: LiveWords }
);

/** The admin page (SPEC section 2, Admin dashboard): a password login, then the applications. No page links to it. */
export function Page({ words, mode, data }: AdminProps) {
  switch (mode) {
    case 'simulated':
      return (
        <AdminArea
          {...{ words, data }}
          load={() => fetchModule(() => import('#src/features/admin/simulated/simulated-dashboard.tsx'))}
        />
      );
    case 'live':
      return (
        <AdminArea
          {...{ words, data }}
          load={() => fetchModule(() => import('#src/features/admin/live/live-dashboard.tsx'))}
        />
      );
  }
}
