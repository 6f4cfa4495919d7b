import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSoftPasskey, passkeyFlags, type Said } from '../test-support/soft-passkey.ts';
import { challengeOf, checkNewPasskey, checkPasskeyLogin, passkeyPlaceOf } from './passkey-answers.ts';

const place = passkeyPlaceOf('https://site.example');
const challenge = 'c'.repeat(43);
const { present, verified, credential } = passkeyFlags;

/** What no page of ours and no honest authenticator says. */
const lies: [string, Partial<Said>][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['our host without TLS', { origin: 'http://site.example' }],
  ['another port', { origin: 'https://site.example:8443' }],
  ['a sister host', { origin: 'https://www.site.example' }],
  ['a passkey for another host', { rpId: 'evil.example' }],
  ['a frame in another site', { crossOrigin: true }],
  ['nobody present', { flags: verified | credential }],
  ['nobody recognised', { flags: present | credential }],
  ['another ceremony', { type: 'payment.get' }],
];

describe('a new passkey', () => {
  it.each(['ec', 'rsa', 'ed25519'] as const)('is kept with a key of kind %s', (kind) => {
    const answer = createSoftPasskey(kind).create({ challenge, counter: 7 });
    expect(challengeOf(answer)).toBe(challenge);
    expect(checkNewPasskey(answer, place)).toEqual({ counter: 7 });
  });

  it.each(['secp256k1', 'short-rsa'] as const)('is refused with a key of kind %s', (kind) => {
    expect(checkNewPasskey(createSoftPasskey(kind).create({ challenge }), place)).toBeNull();
  });

  it.each(lies)('is refused from %s', (_, lie) => {
    expect(checkNewPasskey(createSoftPasskey().create({ challenge, ...lie }), place)).toBeNull();
  });

  it('is refused under the id of another one, without one, with a login’s answer, and without a key', () => {
    const passkey = createSoftPasskey();
    const answer = passkey.create({ challenge });
    expect(checkNewPasskey({ ...answer, id: 'b3RoZXI' }, place)).toBeNull();
    expect(checkNewPasskey({ ...passkey.get({ challenge }), publicKey: answer.publicKey }, place)).toBeNull();
    expect(checkNewPasskey({ ...answer, publicKey: 'AAAA' }, place)).toBeNull();
    const cut = Buffer.from(answer.authenticatorData, 'base64url').subarray(0, 60).toString('base64url');
    expect(checkNewPasskey({ ...answer, authenticatorData: cut }, place)).toBeNull();
  });
});

describe('a login with a passkey', () => {
  it.each(['ec', 'rsa', 'ed25519'] as const)('is accepted with a key of kind %s', (kind) => {
    const passkey = createSoftPasskey(kind);
    expect(checkPasskeyLogin(passkey.get({ challenge }), { ...passkey, counter: 0 }, place)).toEqual({
      counter: 0,
    });
  });

  // One ECDSA signature in 128 has a number with fewer bytes, which some libraries read wrongly.
  it('is accepted with every signature of 600', () => {
    const passkey = createSoftPasskey();
    const known = { ...passkey, counter: 0 };
    const checked = Array.from({ length: 600 }, () =>
      checkPasskeyLogin(passkey.get({ challenge }), known, place),
    );
    expect(checked.filter((one) => one === null)).toEqual([]);
  });

  it.each(lies)('is refused from %s', (_, lie) => {
    const passkey = createSoftPasskey();
    const answer = passkey.get({ challenge, ...lie });
    expect(checkPasskeyLogin(answer, { ...passkey, counter: 0 }, place)).toBeNull();
  });

  it('is refused when anything signed was changed, and with the signature of another key', () => {
    const passkey = createSoftPasskey();
    const known = { ...passkey, counter: 0 };
    const answer = passkey.get({ challenge });
    const others = passkey.get({ challenge: 'd'.repeat(43), counter: 9 });
    const strange = createSoftPasskey().get({ challenge });
    const changed = [
      { ...answer, clientDataJSON: others.clientDataJSON },
      { ...answer, authenticatorData: others.authenticatorData },
      { ...answer, signature: others.signature },
      { ...answer, signature: strange.signature },
      { ...answer, signature: 'AAAA' },
      { ...answer, id: 'b3RoZXI' },
    ];
    expect(changed.map((one) => checkPasskeyLogin(one, known, place))).toEqual(changed.map(() => null));
  });

  it('is refused when its counter does not grow: the passkey was copied', () => {
    const passkey = createSoftPasskey();
    const checked = (counter: number, known: number) =>
      checkPasskeyLogin(passkey.get({ challenge, counter }), { ...passkey, counter: known }, place);
    expect([checked(5, 4), checked(5, 5), checked(0, 5), checked(4, 5)]).toEqual([
      { counter: 5 },
      null,
      null,
      null,
    ]);
  });
});

it('refuses whatever else it is sent, and never fails', () => {
  const part = fc.oneof(
    fc.string(),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
    fc.json().map((json) => Buffer.from(json).toString('base64url')),
  );
  const answer = fc.record({
    id: part,
    clientDataJSON: part,
    authenticatorData: part,
    publicKey: part,
    signature: part,
  });
  const passkey = createSoftPasskey();
  fc.assert(
    fc.property(answer, fc.boolean(), (sent, isKnown) => {
      expect(checkNewPasskey(sent, place)).toBeNull();
      const key = isKnown ? passkey.publicKey : sent.publicKey;
      expect(
        checkPasskeyLogin(sent, { credentialId: sent.id, publicKey: key, counter: 0 }, place),
      ).toBeNull();
      expect(typeof challengeOf(sent)).toBe('string');
    }),
    { numRuns: 300, seed: 8 },
  );
});
