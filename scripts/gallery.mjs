// `npm run gallery`: every shared component in its states and both themes.
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver('gallery/serve.ts');
