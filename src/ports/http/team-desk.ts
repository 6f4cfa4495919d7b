import { brandName } from '../../../config/brand.ts';
import {
  accountAnswer,
  colleaguesAnswer,
  logAnswer,
  newPasskeyAsked,
  usersAnswer,
} from '../../../shared/contracts/team-answers.ts';
import { DeskFailure } from '../admin-desk.ts';
import type { TeamDesk } from '../team-desk.ts';
import type { AdminCalls } from './admin-call.ts';
import { makePasskey, type Credentials } from './passkeys.ts';

const account = '/api/admin/account';
const userAddress = (id: string) => `/api/admin/users/${encodeURIComponent(id)}`;

function logAddress(path: string, search: Readonly<Record<string, string | number>>): string {
  const given = Object.entries(search).filter(([, value]) => value !== '');
  return `/api/admin/${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/**
 * Users, the own account and the log over HTTP.
 * @param credentials of the browser; tests replace them
 */
export function createTeamDesk(calls: AdminCalls, credentials: () => Credentials): TeamDesk {
  return {
    async colleagues() {
      return (await calls.read('/api/admin/colleagues', colleaguesAnswer)).items;
    },
    async users() {
      return (await calls.read('/api/admin/users', usersAnswer)).items;
    },
    invite: (invitation) => calls.change('POST', '/api/admin/users', invitation),
    inviteAgain: (id) => calls.change('POST', `${userAddress(id)}/invitation`),
    changeUser: (id, change) => calls.change('PATCH', userAddress(id), change),
    removeUser: (id) => calls.change('DELETE', userAddress(id)),
    account: () => calls.read(account, accountAnswer),
    changeAccount: (change) => calls.change('PATCH', account, change),
    changePassword: (current, next) => calls.change('POST', `${account}/password`, { current, next }),
    endSession: (id) => calls.change('DELETE', `${account}/sessions/${encodeURIComponent(id)}`),
    endOtherSessions: () => calls.change('POST', `${account}/sessions/end-others`),
    async addPasskey(name, password, user) {
      const asked = await calls.ask(`${account}/passkeys/challenge`, { password }, newPasskeyAsked);
      const names = { site: brandName, user: user.email || user.name };
      const answer = await makePasskey(asked, names, credentials());
      if (!answer) throw new DeskFailure('refused', 'passkey');
      await calls.change('POST', `${account}/passkeys`, { ...answer, name });
    },
    deletePasskey: (id) => calls.change('DELETE', `${account}/passkeys/${encodeURIComponent(id)}`),
    async log(search) {
      const { items, total } = await calls.read(logAddress('log', search), logAnswer);
      const entries = items.map((entry) => ({
        ...entry,
        records: entry.records.split(' ').filter((record) => record !== ''),
      }));
      return { items: entries, total };
    },
    logHref: (search, language) => logAddress('log.csv', { ...search, language }),
  };
}
