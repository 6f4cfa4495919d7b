import { afterEach, beforeEach } from 'vitest';
import { createAdminFixture } from './admin-fixture.ts';
import { createLiveFixture, type LiveFixture } from './live-fixture.ts';

type Admin = Awaited<ReturnType<typeof createAdminFixture>>;

/** Live mode for the test that runs, once `liveForEachTest` was called. */
export let live: LiveFixture;
/** The dashboard's API with one owner, once `adminForEachTest` was called. */
export let admin: Admin;
/** The owner's dashboard, logged in, once `dashboardForEachTest` was called. */
export let dashboard: Awaited<ReturnType<Admin['openDashboard']>>;

/**
 * Makes `live` anew before each test of the file or `describe`, and closes it afterwards.
 * @param prepare changes parts that are read when the API is made
 */
export function liveForEachTest(prepare?: (live: LiveFixture) => void): void {
  beforeEach(async () => {
    live = await createLiveFixture();
    prepare?.(live);
  });
  afterEach(() => live.close());
}

/** The same with `admin`. */
export function adminForEachTest(prepare?: (live: LiveFixture) => void): void {
  liveForEachTest(prepare);
  beforeEach(async () => {
    admin = await createAdminFixture(live);
  });
}

/** The same with `admin` and `dashboard`. */
export function dashboardForEachTest(prepare?: (live: LiveFixture) => void): void {
  adminForEachTest(prepare);
  beforeEach(async () => {
    dashboard = await admin.openDashboard();
  });
}
