/** The web app as WebAuthn knows it: passkeys are made for its domain, and good at its origin alone. */
export type RelyingParty = { id: string; origin: string };

/** How a URL writes one: what ends in a number and is none is no URL. */
const IP_ADDRESS = /^\[|^[\d.]+$/;

/** Undefined where browsers make no passkeys for an address: one without https that is not localhost, or an IP address. */
export function toRelyingParty(webUrl: string): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(webUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (IP_ADDRESS.test(hostname) || !(protocol === 'https:' || isLocal)) return undefined;
  return { id: hostname, origin };
}
