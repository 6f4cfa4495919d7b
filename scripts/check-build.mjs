// The build as a check of its own: `prepare.mjs` ends the process when the build fails, and the other checks have to go on.
import { ensureBuilt } from './prepare.mjs';

ensureBuilt();
