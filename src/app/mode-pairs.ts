import type * as liveAdminArea from '../features/admin/admin-area.live.tsx';
import type * as simulatedAdminArea from '../features/admin/admin-area.simulated.tsx';
import type * as liveWiring from './wiring.live.ts';
import type * as simulatedWiring from './wiring.simulated.ts';

/** Compiles only if `Live` has the same exports as `Simulated`, with compatible types. */
type Pair<Live extends Simulated, Simulated> = [Live, Simulated];

/** All files that differ between the modes. */
export interface ModePairs {
  'app/wiring': Pair<typeof liveWiring, typeof simulatedWiring>;
  'features/admin/admin-area': Pair<typeof liveAdminArea, typeof simulatedAdminArea>;
}
