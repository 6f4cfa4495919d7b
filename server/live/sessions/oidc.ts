import { hourMs } from '#shared/durations.ts';
import * as oidc from 'openid-client';
import type { LoginRefusal } from '#shared/contracts/dashboard.ts';

/** The login at the company's OpenID Connect provider: code flow with PKCE, state and nonce. */

export interface OidcSettings {
  /** The provider; its description is at `/.well-known/openid-configuration` below. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Claim with the email address. `email` must be verified; another one only with an issuer of one tenant. */
  addressClaim: string;
  /** Who may enter: email addresses, or `@company.example`. */
  admins: readonly string[];
}

/** Microsoft's issuers for many tenants; the last one is that of personal accounts. */
const microsoftShared = ['common', 'organizations', 'consumers', '9188040d-6c67-4c5b-b112-36a304b66dad'];
const microsoftHosts = /(?:^|\.)(?:microsoftonline\.(?:com|us)|partner\.microsoftonline\.cn|windows\.net)$/;
/** Providers with one issuer for all customers. */
const sharedHosts = ['accounts.google.com', 'appleid.apple.com', 'gitlab.com', 'www.linkedin.com'];

/**
 * Whose accounts an issuer has: those of one company; those of all its customers, whose addresses it verifies;
 * or those of everybody, unverified.
 */
export function accountsOf(issuer: string): 'own' | 'shared' | 'everybody' {
  const { hostname, pathname } = new URL(issuer);
  const [tenant = ''] = pathname.slice(1).split('/');
  if (microsoftHosts.test(hostname))
    return tenant === '' || microsoftShared.includes(tenant.toLowerCase()) ? 'everybody' : 'own';
  return sharedHosts.includes(hostname) ? 'shared' : 'own';
}

/** ASCII only: other letters, such as the Kelvin sign, would become another person's address. */
const lowerCase = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** True for an email address, or for one at a domain, that the operator has listed. */
export function isAdmin({ admins }: Pick<OidcSettings, 'admins'>, email: string): boolean {
  const known = lowerCase(email);
  const domain = /^[^\s@]+(@[^\s@]+)$/.exec(known)?.[1];
  if (domain === undefined) return false;
  return admins.some((admin) => [known, domain].includes(lowerCase(admin)));
}

type Claims = Readonly<Record<string, unknown>>;

/** The user that the claims prove, or why they prove none. */
export function emailFromClaims(
  settings: OidcSettings,
  claims: Claims,
): { user: string } | { refusal: LoginRefusal } {
  const email = claims[settings.addressClaim];
  if (typeof email !== 'string' || email === '') return { refusal: 'unverified' };
  // Some providers send the text instead of the boolean.
  const isVerified = claims['email_verified'] === true || claims['email_verified'] === 'true';
  if (settings.addressClaim === 'email' && !isVerified) return { refusal: 'unverified' };
  // Google has verified such an address once; it vouches for its owner only while the domain is Google's customer.
  const domain = lowerCase(email.slice(email.lastIndexOf('@') + 1));
  const isGoogle = new URL(settings.issuer).hostname === 'accounts.google.com';
  if (isGoogle && domain !== 'gmail.com' && claims['hd'] !== domain) return { refusal: 'unverified' };
  return isAdmin(settings, email) ? { user: lowerCase(email) } : { refusal: 'address' };
}

/** What is kept until the provider sends the browser back. */
interface StartedLogin {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface Provider {
  /**
   * Starts a login.
   * @returns the provider's page to go to
   * @throws Error when the provider does not answer
   */
  start: () => Promise<StartedLogin & { url: URL }>;
  /**
   * Ends a login: exchanges the code for tokens and reads who the user is.
   * @param answer the URL that the provider sent the browser to, with the site's public origin
   * @throws Error when the provider does not answer, or not as it must
   */
  finish: (answer: URL, started: StartedLogin) => Promise<{ user: string } | { refusal: LoginRefusal }>;
}

/** The provider's description and keys are read again after this time, so that a change needs no restart. */
const descriptionMs = hourMs;
const answerTimeoutS = 10;
/** Clocks of two machines may differ by this. */
const clockToleranceS = 30;

export const callbackPath = '/api/session/oidc/callback';

/** @param publicOrigin scheme and host of the site; `callbackPath` below is to be registered at the provider */
export function createProvider(settings: OidcSettings, publicOrigin: string, now: () => Date): Provider {
  const { clientId, clientSecret } = settings;
  const issuer = new URL(settings.issuer);
  let described: { at: number; configuration: oidc.Configuration } | undefined;

  async function describe(): Promise<oidc.Configuration> {
    const at = now().getTime();
    // The absolute difference, so that a clock that was set back cannot keep it.
    if (described && Math.abs(at - described.at) < descriptionMs) return described.configuration;
    const configuration = await oidc.discovery(
      issuer,
      clientId,
      { [oidc.clockTolerance]: clockToleranceS },
      oidc.ClientSecretPost(clientSecret),
      {
        timeout: answerTimeoutS,
        // Tokens' signatures are checked too, and settings allow http on this machine alone.
        execute: [
          oidc.enableNonRepudiationChecks,
          // oxlint-disable-next-line typescript/no-deprecated -- its warning is about other machines
          ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
    // A template such as `{tenantid}` would make openid-client accept the tokens of every tenant.
    if (configuration.serverMetadata().issuer.includes('{'))
      throw new Error('The issuer is shared by many tenants');
    described = { at, configuration };
    return configuration;
  }

  return {
    async start() {
      const configuration = await describe();
      const started = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: publicOrigin + callbackPath,
        scope: 'openid email profile',
        state: started.state,
        nonce: started.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(started.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { ...started, url };
    },

    async finish(answer, { state, nonce, codeVerifier }) {
      const configuration = await describe();
      const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims: Claims & { sub: string } = tokens.claims() ?? { sub: '' };
      const needed = [
        settings.addressClaim,
        ...(settings.addressClaim === 'email' ? ['email_verified'] : []),
      ];
      const isWhole = needed.every((name) => claims[name] !== undefined);
      // Some providers send the address only from the userinfo endpoint.
      if (isWhole || !configuration.serverMetadata().userinfo_endpoint)
        return emailFromClaims(settings, claims);
      const user = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      // Never of both: the one may have verified another address than the other names.
      return emailFromClaims(settings, user);
    },
  };
}
