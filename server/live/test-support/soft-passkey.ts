import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** Flags of authenticator data: user present, user verified, credential attached. */
export const passkeyFlags = { present: 0x01, verified: 0x04, credential: 0x40 } as const;

const inBase64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** What an answer says; a test makes one part of it wrong. */
export interface Said {
  challenge: string;
  origin?: string;
  rpId?: string;
  type?: string;
  flags?: number;
  counter?: number;
  crossOrigin?: boolean;
}

type KeyKind = 'ec' | 'rsa' | 'ed25519' | 'secp256k1' | 'short-rsa';

function keysOf(kind: KeyKind): { privateKey: KeyObject; publicKey: KeyObject } {
  switch (kind) {
    case 'ec':
      return generateKeyPairSync('ec', { namedCurve: 'P-256' });
    case 'secp256k1':
      return generateKeyPairSync('ec', { namedCurve: 'secp256k1' });
    case 'rsa':
      return generateKeyPairSync('rsa', { modulusLength: 2048 });
    case 'short-rsa':
      return generateKeyPairSync('rsa', { modulusLength: 1024 });
    case 'ed25519':
      return generateKeyPairSync('ed25519');
  }
}

/** An authenticator in software, which answers as browsers do, and says whatever it is told to say. */
export function createSoftPasskey(kind: KeyKind = 'ec', id = 'a credential of sixteen bytes') {
  const { privateKey, publicKey } = keysOf(kind);
  const credentialId = inBase64url(id);
  const { present, verified, credential } = passkeyFlags;

  function clientData(type: string, said: Said): string {
    const { challenge, origin = 'https://site.example', crossOrigin = false } = said;
    return JSON.stringify({ type: said.type ?? type, challenge, origin, crossOrigin });
  }

  function authenticatorData({ rpId = 'site.example', counter = 0 }: Said, flags: number): Buffer {
    const head = Buffer.alloc(37);
    sha256(rpId).copy(head);
    head.writeUInt8(flags, 32);
    head.writeUInt32BE(counter, 33);
    return head;
  }

  return {
    credentialId,
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),

    /** The answer of a new passkey. */
    create(said: Said) {
      const raw = Buffer.from(id);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(raw.length);
      const head = authenticatorData(said, said.flags ?? present | verified | credential);
      // The make of the authenticator is 16 zeros; the key in CBOR that follows is not read.
      const data = Buffer.concat([head, Buffer.alloc(16), length, raw, Buffer.from('cbor')]);
      return {
        id: credentialId,
        clientDataJSON: inBase64url(clientData('webauthn.create', said)),
        authenticatorData: inBase64url(data),
        publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
      };
    },

    /** The answer of a login. */
    get(said: Said) {
      const json = clientData('webauthn.get', said);
      const data = authenticatorData(said, said.flags ?? present | verified);
      const signed = Buffer.concat([data, sha256(json)]);
      const digest = privateKey.asymmetricKeyType === 'ed25519' ? null : 'sha256';
      return {
        id: credentialId,
        clientDataJSON: inBase64url(json),
        authenticatorData: inBase64url(data),
        signature: inBase64url(sign(digest, signed, privateKey)),
      };
    },
  };
}
