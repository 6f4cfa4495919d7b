import type * as liveAdminArea from '../features/admin/admin-area.live.tsx';
import type * as simulatedAdminArea from '../features/admin/admin-area.simulated.tsx';
import type * as liveApplicationSent from '../pages/careers/application-sent.live.tsx';
import type * as simulatedApplicationSent from '../pages/careers/application-sent.simulated.tsx';
import type * as liveFormPost from '../ui/form-post/form-post.live.tsx';
import type * as simulatedFormPost from '../ui/form-post/form-post.simulated.tsx';
import type * as liveWiring from './wiring.live.ts';
import type * as simulatedWiring from './wiring.simulated.ts';

/** `Live` can stand where `Simulated` stands: it has the same names, and each takes and gives what its counterpart does. */
type Pair<Live extends Simulated, Simulated> = [Live, Simulated];

/**
 * All that differs between the modes in the browser. `#mode/app/wiring.ts` is the file of the mode that is built (package.json); the
 * compiler reads it as that of the simulated mode, and here it holds the other against it.
 */
export interface ModePairs {
  /** Who answers: the API, or a pretence of it. */
  'app/wiring': Pair<typeof liveWiring, typeof simulatedWiring>;
  /** What a form does without scripts. */
  'ui/form-post/form-post': Pair<typeof liveFormPost, typeof simulatedFormPost>;
  /** The dashboard: of what visitors sent, or of samples. */
  'features/admin/admin-area': Pair<typeof liveAdminArea, typeof simulatedAdminArea>;
  /** What Careers says after an application without scripts. */
  'pages/careers/application-sent': Pair<typeof liveApplicationSent, typeof simulatedApplicationSent>;
}
