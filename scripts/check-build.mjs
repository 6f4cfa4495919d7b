// The build as a check of its own: `prepare.mjs` ends the process when the build fails, and the other checks have to go on.
import { ensureBuilt } from './prepare.mjs';

// `live`: the site of live mode.
ensureBuilt(process.argv[2] === 'live' ? 'live' : 'simulated');
