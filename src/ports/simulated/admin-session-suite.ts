import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AdminSessionPort } from '../ports.ts';

interface Subject {
  session: AdminSessionPort;
  password: string;
}

/**
 * Contract tests for every adapter of the admin session.
 * @param name of the adapter in the report
 * @param create makes an adapter that is logged out, and gives its password
 */
export function describeAdminSession(name: string, create: () => Subject | Promise<Subject>): void {
  describe(`admin session: ${name}`, () => {
    const stops: (() => void)[] = [];
    afterEach(() => {
      for (const stop of stops.splice(0)) stop();
    });

    async function start() {
      const { session, password } = await create();
      const heard = vi.fn<(isLoggedIn: boolean) => void>();
      stops.push(session.subscribe(heard));
      return { session, password, heard };
    }

    it('is logged out, then logged in, then logged out: there is nothing else (R264, R278)', async () => {
      const { session, password, heard } = await start();
      expect(await session.isLoggedIn()).toBe(false);
      expect(await session.logIn(password)).toEqual({ ok: true, value: undefined });
      expect(await session.isLoggedIn()).toBe(true);
      await session.logOut();
      expect(await session.isLoggedIn()).toBe(false);
      expect(heard.mock.calls).toEqual([[true], [false]]);
    });

    it('refuses any other password and stays logged out (R258)', async () => {
      const { session, password, heard } = await start();
      for (const wrong of ['', ' ', `${password} `, password.toUpperCase(), password.slice(1)]) {
        expect(await session.logIn(wrong)).toEqual({ ok: false, reason: 'invalid' });
      }
      expect(await session.isLoggedIn()).toBe(false);
      expect(heard).not.toHaveBeenCalled();
    });

    it('stays logged in when a later try fails', async () => {
      const { session, password } = await start();
      await session.logIn(password);
      await session.logIn('wrong');
      expect(await session.isLoggedIn()).toBe(true);
    });

    it('tells nobody who has left', async () => {
      const { session, password } = await start();
      const heard = vi.fn<(isLoggedIn: boolean) => void>();
      session.subscribe(heard)();
      await session.logIn(password);
      expect(heard).not.toHaveBeenCalled();
    });
  });
}
