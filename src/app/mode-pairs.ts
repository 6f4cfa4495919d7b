import type * as liveAdminArea from '../features/admin/admin-area.live.tsx';
import type * as simulatedAdminArea from '../features/admin/admin-area.simulated.tsx';
import type * as liveApplicationSent from '../pages/careers/application-sent.live.tsx';
import type * as simulatedApplicationSent from '../pages/careers/application-sent.simulated.tsx';
import type * as liveFooterNewsletter from '../sections/site-footer/footer-newsletter.live.tsx';
import type * as simulatedFooterNewsletter from '../sections/site-footer/footer-newsletter.simulated.tsx';
import type * as liveDemonstrationNote from '../ui/demonstration-note/demonstration-note.live.tsx';
import type * as simulatedDemonstrationNote from '../ui/demonstration-note/demonstration-note.simulated.tsx';
import type * as liveFormPost from '../ui/form-post/form-post.live.tsx';
import type * as simulatedFormPost from '../ui/form-post/form-post.simulated.tsx';
import type * as liveWiring from './wiring.live.ts';
import type * as simulatedWiring from './wiring.simulated.ts';

/** Compiles only if `Live` has the same exports as `Simulated`, with compatible types. */
type Pair<Live extends Simulated, Simulated> = [Live, Simulated];

/**
 * All files that differ between the modes. `#mode/app/wiring.ts` is the file of the built mode
 * (package.json). The compiler sees the simulated one; this type checks the live one against it.
 */
export interface ModePairs {
  /** The ports: the API, or a simulation. */
  'app/wiring': Pair<typeof liveWiring, typeof simulatedWiring>;
  /** Posting a form without scripts. */
  'ui/form-post/form-post': Pair<typeof liveFormPost, typeof simulatedFormPost>;
  /** The newsletter form of the footer: it posts, or is drawn as a sample. */
  'sections/site-footer/footer-newsletter': Pair<
    typeof liveFooterNewsletter,
    typeof simulatedFooterNewsletter
  >;
  /** What says that this is a demonstration; nothing in a live build. */
  'ui/demonstration-note/demonstration-note': Pair<
    typeof liveDemonstrationNote,
    typeof simulatedDemonstrationNote
  >;
  /** The dashboard: real records, or samples. */
  'features/admin/admin-area': Pair<typeof liveAdminArea, typeof simulatedAdminArea>;
  /** The message on Careers after an application without scripts. */
  'pages/careers/application-sent': Pair<typeof liveApplicationSent, typeof simulatedApplicationSent>;
}
