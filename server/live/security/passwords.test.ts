import { argon2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPasswords, PasswordsBusy } from './passwords.ts';

const cheap = { memoryKib: 8, passes: 1, lanes: 1 };

it('is argon2id at the price OWASP asks for, each hash with a salt of its own', async () => {
  const passwords = createPasswords();
  const encoded = await passwords.hash('correct horse battery');
  expect(encoded).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwords.hash('correct horse battery')).not.toBe(encoded);
  expect(await passwords.verify('correct horse battery', encoded)).toEqual({
    isRight: true,
    isOutdated: false,
  });
  expect(await passwords.verify('correct horse batterz', encoded)).toMatchObject({ isRight: false });
});

it('agrees with a hash made elsewhere', async () => {
  const salt = Buffer.from('somesaltsomesalt');
  const parameters = { memory: 64, passes: 3, parallelism: 2, tagLength: 24 };
  const hash = argon2Sync('argon2id', { ...parameters, message: 'pâté', nonce: salt });
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  const encoded = `$argon2id$v=19$m=64,t=3,p=2$${text(salt)}$${text(hash)}`;
  // The same letters in another Unicode form, as another keyboard sends them.
  const verified = await createPasswords(cheap).verify('pâté'.normalize('NFD'), encoded);
  expect(verified).toEqual({ isRight: true, isOutdated: true });
});

it.each([null, '', 'plain', '$argon2id$v=19$m=9999999,t=2,p=1$c29tZXNhbHRzb21l$aGFzaGhhc2hoYXNoaGFzaA'])(
  'is never right against %j',
  async (encoded) => {
    expect(await createPasswords(cheap).verify('', encoded)).toMatchObject({ isRight: false });
  },
);

it('makes a flood of logins wait, and turns away whom the line is too long for', async () => {
  const passwords = createPasswords(cheap);
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.verify('x', null)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused.every(({ reason }) => reason instanceof PasswordsBusy)).toBe(true);
  expect(await passwords.verify('x', null)).toMatchObject({ isRight: false });
});
