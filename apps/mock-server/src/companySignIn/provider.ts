import { sessionLimits } from '@cortex/api-client/limits';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import { fetchFromProvider } from './fetchFromProvider.ts';
import { ProviderSilent } from './ProviderSilent.ts';

/** The identity provider of a company, as the settings name it. */
export type ProviderOptions = {
  /** Its issuer, e.g. `https://login.example.com/realms/staff`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** How people call it. */
  name: string;
  /** Where it sends people back: a page of the web app. */
  redirectUri: string;
};

/** What a provider says of a person. */
export type Claims = {
  issuer: string;
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
  groups: readonly string[];
  /** When the person last proved there who they are; providers may leave it out. */
  provedAt: Date | undefined;
};

type Secrets = { state: string; nonce: string; codeVerifier: string };

/**
 * Asks a provider by OpenID Connect: authorization code with PKCE, state and nonce; the signature of what it says is checked as
 * well. Rejects with `ProviderSilent` where it gives no usable answer, with anything else where what it says is not right.
 */
export type Provider = {
  name: string;
  /** Where a person signs in. */
  getUrl(secrets: Secrets): Promise<string>;
  /** Exchanges what came back for what the provider says of the person. */
  exchange(
    answer: { code: string; state: string; iss?: string | undefined },
    secrets: Secrets,
  ): Promise<Claims>;
};

/** An answer that takes longer is none, and what was learnt of the provider is asked for again after a while. */
const TIMEOUT_S = 5;
const KNOWN_FOR_MS = 60 * 60_000;
const SCOPE = 'openid email profile';
const HOUR_S = 60 * 60;
/** How far two clocks may be apart. */
const CLOCKS_DIFFER_S = 10 * 60;

export function createProvider({
  issuer,
  clientId,
  clientSecret,
  name,
  redirectUri,
}: ProviderOptions): Provider {
  const server = new URL(issuer);
  let known: { configuration: Promise<Configuration>; at: number } | undefined;

  /** Asked for when somebody signs in, so that a provider that is down keeps no server from its start. */
  function discover(): Promise<Configuration> {
    if (known && Date.now() - known.at < KNOWN_FOR_MS) return known.configuration;
    // Without TLS on this machine alone, which the settings see to.
    const insecure = server.protocol === 'http:' ? [allowInsecureRequests] : [];
    const configuration = discovery(server, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_S,
      execute: [...insecure, enableNonRepudiationChecks],
      [customFetch]: fetchFromProvider,
    });
    known = { configuration, at: Date.now() };
    configuration.catch(() => {
      known = undefined;
    });
    return configuration;
  }

  return {
    name,
    async getUrl({ state, nonce, codeVerifier }) {
      // Whatever is wrong with what it says of itself, nobody can sign in there.
      const configuration = await discover().catch((cause: unknown) => {
        throw new ProviderSilent('discovery', { cause });
      });
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // Who signed in there longer ago proves again who they are, as the session begins with a fresh proof.
        max_age: String(sessionLimits.proofHours * HOUR_S),
      });
      return url.href;
    },

    async exchange({ code, state, iss }, secrets) {
      const configuration = await discover();
      const back = new URL(redirectUri);
      for (const [field, value] of Object.entries({ code, state, iss }))
        if (value !== undefined) back.searchParams.set(field, value);
      const tokens = await authorizationCodeGrant(configuration, back, {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no ID token');
      if (!SUBJECT.test(claims.sub)) throw new Error('no usable subject');
      if (claims.azp !== undefined && claims.azp !== clientId) throw new Error('issued to another client');
      if (claims.iat > Date.now() / 1000 + CLOCKS_DIFFER_S) throw new Error('issued in the future');
      // Who says an email says whether it is verified.
      const about =
        claims.email === undefined
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : claims;
      const told = { ...about, ...claims };
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: emailOf(about.email),
        isEmailVerified: about.email_verified === true,
        name: textOf(told.name),
        groups: Array.isArray(told.groups) ? told.groups.filter((group) => typeof group === 'string') : [],
        provedAt: claims.auth_time === undefined ? undefined : new Date(claims.auth_time * 1000),
      };
    },
  };
}

/** What a provider calls a person: 255 ASCII characters at most (OpenID Connect Core, 2). */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/** ASCII alone and nothing to trim: other letters can become an ASCII one where case is folded, as the sign for kelvin does. */
const EMAIL = /^[\x21-\x7e]{3,254}$/;

function emailOf(value: unknown): string | undefined {
  return typeof value === 'string' && EMAIL.test(value) ? value : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
