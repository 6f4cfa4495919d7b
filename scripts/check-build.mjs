// The build as a separate check: `prepare.mjs` ends the process on failure, and other checks must go on.
import { ensureBuilt } from './prepare.mjs';

// `live` builds the site of live mode; options of the build follow the mode.
ensureBuilt(process.argv[2] === 'live' ? 'live' : 'simulated', process.argv.slice(3));
