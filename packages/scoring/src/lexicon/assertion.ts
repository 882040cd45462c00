/**
 * What a text says of something that it names: plainly shown, or that it is not so, not yet, no longer, or
 * only begun.
 */
export type Assertion = 'plain' | 'denied' | 'wished' | 'in progress' | 'expired' | 'basic' | 'familiar';
