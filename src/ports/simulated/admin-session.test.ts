import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../../../config/storage-keys.ts';
import { adminGate } from '../../../config/admin-gate.ts';
import { describeAdminSession } from './admin-session-suite.ts';
import { createSimulatedAdminSession } from './admin-session.ts';

const key = storageKeys.admin;
const password = 'basalt-demo';
let stored: Map<string, string>;
let tabs: EventTarget;

/** Fakes storage and other tabs, because the tests run in Node. */
beforeEach(() => {
  stored = new Map();
  tabs = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const anotherTabChanges = (changed: string | null) =>
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));

describeAdminSession('simulated', () => ({ session: createSimulatedAdminSession(), password }));

describe('simulated admin session', () => {
  it('holds no password in plain text (R258)', () => {
    expect(JSON.stringify(adminGate)).not.toContain(password);
  });

  it('keeps a flag in local storage while logged in (R262, R264)', async () => {
    const session = createSimulatedAdminSession();
    await session.logIn('wrong');
    expect([...stored.keys()]).toEqual([]);
    await session.logIn(password);
    expect([...stored.keys()]).toEqual([key]);
    expect([...stored.values()].join('')).not.toContain(password);
    await session.logOut();
    expect([...stored.keys()]).toEqual([]);
  });

  it('is logged in again after a reload (R263)', async () => {
    await createSimulatedAdminSession().logIn(password);
    expect(await createSimulatedAdminSession().isLoggedIn()).toBe(true);
  });

  it('follows another tab, and storage that is cleared (R263, R264)', async () => {
    const session = createSimulatedAdminSession();
    const heard = vi.fn<(isLoggedIn: boolean) => void>();
    session.subscribe(heard);
    stored.set(key, 'logged-in');
    anotherTabChanges(storageKeys.theme);
    expect(heard).not.toHaveBeenCalled();
    anotherTabChanges(key);
    expect(await session.isLoggedIn()).toBe(true);
    stored.clear();
    anotherTabChanges(null);
    expect(heard.mock.calls).toEqual([[true], [false]]);
  });

  it('lasts as long as the page where storage refuses', async () => {
    vi.stubGlobal('localStorage', undefined);
    const session = createSimulatedAdminSession();
    expect(await session.logIn(password)).toEqual({ ok: true, value: undefined });
    expect(await session.isLoggedIn()).toBe(true);
  });
});
