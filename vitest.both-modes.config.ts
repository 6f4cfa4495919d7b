import { mergeConfig } from 'vitest/config';
import builtSite from './vitest.built-site.config.ts';

/** Tests that read the site as it is built for both modes: they need both outputs, but no browser. */
export default mergeConfig(
  { ...builtSite, test: { ...builtSite.test, include: [] } },
  { test: { include: ['e2e/both-modes/*.check.ts'] } },
);
