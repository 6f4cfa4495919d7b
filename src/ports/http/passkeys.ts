/**
 * Passkeys in the browser (WebAuthn). All browsers take one way, bytes to base64url by hand: Safari before 18.4
 * has no `PublicKeyCredential.parseCreationOptionsFromJSON`.
 */

/** What the server asks of a passkey; texts are base64url. */
export interface PasskeyAsked {
  challenge: string;
  rpId: string;
  /** Passkeys that may answer; without any, every one of this site. */
  allowed?: readonly string[];
}

/** The part of `navigator.credentials` that is used; tests replace it. */
export type Credentials = Pick<CredentialsContainer, 'create' | 'get'>;

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const named = (ids: readonly string[]) => ids.map((id) => ({ type: 'public-key' as const, id: bytesOf(id) }));

/** Whether this browser can use passkeys. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

/**
 * Asks for a login with a passkey.
 * @returns the answer for the server; null when the person or the device does not want to
 */
export async function answerWithPasskey(
  { challenge, rpId, allowed = [] }: PasskeyAsked,
  credentials: Credentials,
): Promise<object | null> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytesOf(challenge),
    rpId,
    allowCredentials: named(allowed),
    userVerification: 'required',
  };
  const credential = await credentials.get({ publicKey }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return null;
  const { response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) return null;
  return {
    id: credential.id,
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}

/** ES256, RS256, Ed25519: what browsers hand over as SPKI and the server checks. */
const algorithms = [-7, -257, -8];

/**
 * Makes a passkey on this device or on one beside it.
 * @returns the answer for the server; null when the person or the device does not want to
 */
export async function makePasskey(
  asked: PasskeyAsked & { userHandle: string; known: readonly string[] },
  names: { site: string; user: string },
  credentials: Credentials,
): Promise<object | null> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: bytesOf(asked.challenge),
    rp: { id: asked.rpId, name: names.site },
    user: { id: bytesOf(asked.userHandle), name: names.user, displayName: names.user },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: named(asked.known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
  const credential = await credentials.create({ publicKey }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return null;
  const { response } = credential;
  if (!(response instanceof AuthenticatorAttestationResponse)) return null;
  const key = response.getPublicKey();
  return (
    key && {
      id: credential.id,
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.getAuthenticatorData()),
      publicKey: textOf(key),
    }
  );
}
