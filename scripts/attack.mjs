// `npm run attack`: attacks the production server on this machine, with its real limits.
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
handOver('stress/attack.ts');
