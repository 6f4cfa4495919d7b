import { onTestFinished } from 'vitest';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import type { Services } from '#server/live/services.ts';
import { openLiveApi, type LiveApi } from './live-api.ts';

export { pdf, sampleApplication, sampleEnquiry, sampleOptions } from './live-api.ts';

/** Live mode in a temporary folder, which ends with the test. */
export async function createFixture(changes: Partial<Services> = {}): Promise<LiveApi> {
  const live = await openLiveApi(temporaryFolderOf(), changes);
  onTestFinished(live.close);
  return live;
}

export type Fixture = LiveApi;
