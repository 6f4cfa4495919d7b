// Installs the packages of the lockfile where they are not: for publishing, when content comes with a new version.
import { ensureInstalled } from './prepare.mjs';

ensureInstalled();
