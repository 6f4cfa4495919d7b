// `npm run edit`: the editor of the site's content, in the browser of this machine.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('operations/edit.ts');
