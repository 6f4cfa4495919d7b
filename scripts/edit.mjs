// `npm run edit`: the editor of the site's content, in the browser of this machine.
import { ensureInstalled, handOver } from './prepare.mjs';

// The editor is among the packages that a site does not need.
ensureInstalled('checks');
handOver('operations/edit.ts');
