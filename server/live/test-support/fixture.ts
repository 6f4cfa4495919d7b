import { onTestFinished } from 'vitest';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import type { LiveDeps } from '#server/live/deps.ts';
import { openLiveApi, type LiveApi } from './live-api.ts';

export { pdf, sampleApplication, sampleEnquiry, sampleOptions } from './live-api.ts';

/** Live mode in a temporary folder, which ends with the test. */
export async function createFixture(changes: Partial<LiveDeps> = {}): Promise<LiveApi> {
  const live = await openLiveApi(temporaryFolderOf(), changes);
  onTestFinished(live.close);
  return live;
}

export type Fixture = LiveApi;
