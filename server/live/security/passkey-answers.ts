import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';

/**
 * Checks answers of passkeys (WebAuthn level 3, sections 7.1 and 7.2). No attestation is asked for, so the make of
 * the authenticator is neither known nor checked, and nothing here has to read CBOR. Why this is own code:
 * docs/decisions/015-people.md.
 */

/** What an answer must be given to. */
export interface PasskeyPlace {
  /** Scheme, host and port of the dashboard. */
  origin: string;
  /** The host: browsers offer a passkey nowhere else. */
  rpId: string;
}

/** Parts of an answer in base64url. */
interface Answer {
  /** Of the credential. */
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
}

/** Where and what for people use their passkeys, from the address that visitors use. */
export function passkeyPlaceOf(publicOrigin: string): PasskeyPlace {
  return { origin: publicOrigin, rpId: new URL(publicOrigin).hostname };
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** The challenge that an answer is for; empty when it cannot be read. */
export function challengeOf({ clientDataJSON }: Pick<Answer, 'clientDataJSON'>): string {
  const challenge = clientDataOf(clientDataJSON)?.['challenge'];
  return typeof challenge === 'string' ? challenge : '';
}

function clientDataOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(bytesOf(text).toString('utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The parts of authenticator data that are checked (section 6.1); null when it is too short. */
function authenticatorOf(data: Buffer) {
  if (data.length < 37) return null;
  const flags = data.readUInt8(32);
  return {
    rpIdHash: data.subarray(0, 32),
    isPresent: (flags & 0x01) !== 0,
    isVerified: (flags & 0x04) !== 0,
    hasCredential: (flags & 0x40) !== 0,
    counter: data.readUInt32BE(33),
  };
}

/**
 * What both kinds of answer must have: our challenge (by its look-up, see `challengeOf`), our origin, our host, and
 * a person whom the authenticator has recognised, by finger, face or code.
 * @returns the authenticator's counter; null when something is wrong
 */
function checkedCounter(
  { clientDataJSON, authenticatorData }: Answer,
  type: 'webauthn.create' | 'webauthn.get',
  { origin, rpId }: PasskeyPlace,
): number | null {
  const client = clientDataOf(clientDataJSON);
  if (client?.['type'] !== type || client['origin'] !== origin || client['crossOrigin'] === true) return null;
  const authenticator = authenticatorOf(bytesOf(authenticatorData));
  if (!authenticator?.rpIdHash.equals(sha256(rpId))) return null;
  return authenticator.isPresent && authenticator.isVerified ? authenticator.counter : null;
}

/** Keys that every browser can hand over as SPKI: ES256, RS256, Ed25519 (section 5.2.1.1); null for others. */
function keyOf(publicKey: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: bytesOf(publicKey), format: 'der', type: 'spki' });
    const { namedCurve = '', modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    switch (key.asymmetricKeyType) {
      case 'ec':
        return namedCurve === 'prime256v1' ? key : null;
      case 'rsa':
        return modulusLength >= 2048 && modulusLength <= 8192 ? key : null;
      case 'ed25519':
        return key;
      default:
        return null;
    }
  } catch {
    return null;
  }
}

/** The id of the credential in the authenticator data of a new one (section 6.5.1). */
function credentialIdIn(data: Buffer): string | null {
  if (data.length < 55) return null;
  const end = 55 + data.readUInt16BE(53);
  return data.length < end ? null : data.subarray(55, end).toString('base64url');
}

/**
 * Checks a new passkey.
 * @returns what to keep of it; null when something is wrong
 */
export function checkNewPasskey(
  answer: Answer & { publicKey: string },
  place: PasskeyPlace,
): { counter: number } | null {
  const counter = checkedCounter(answer, 'webauthn.create', place);
  const isOurs = credentialIdIn(bytesOf(answer.authenticatorData)) === answer.id;
  return counter !== null && isOurs && keyOf(answer.publicKey) ? { counter } : null;
}

/**
 * Checks a login with a known passkey: its signature, and that its counter has grown, if it counts (a copy would
 * count for itself).
 * @returns the counter to keep; null when something is wrong
 */
export function checkPasskeyLogin(
  answer: Answer & { signature: string },
  known: { credentialId: string; publicKey: string; counter: number },
  place: PasskeyPlace,
): { counter: number } | null {
  const counter = checkedCounter(answer, 'webauthn.get', place);
  const key = keyOf(known.publicKey);
  if (counter === null || !key || answer.id !== known.credentialId) return null;
  if ((counter > 0 || known.counter > 0) && counter <= known.counter) return null;
  const signed = Buffer.concat([bytesOf(answer.authenticatorData), sha256(bytesOf(answer.clientDataJSON))]);
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  return verify(digest, signed, key, bytesOf(answer.signature)) ? { counter } : null;
}
