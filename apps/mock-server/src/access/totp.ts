import { generateSecret, generateURI, verifySync } from 'otplib';

const STEP_SECONDS = 30;

/** A new secret of 160 random bits in base32. */
export function newTotpSecret(): string {
  return generateSecret({ length: 20 });
}

/** The address of a secret that authenticator apps read from a QR code. */
export function toOtpauthUrl(secret: string, email: string): string {
  return generateURI({ issuer: 'Cortex', label: email, secret });
}

/**
 * The step of 30 seconds that a code of six digits is of: this one, the one before or the one after it, as clocks differ.
 * Undefined where it is of none, or of a step that is not later than the last one used.
 */
export function findTotpStep(secret: string, code: string, lastStep: number, now: Date): number | undefined {
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: STEP_SECONDS,
    ...(lastStep > 0 ? { afterTimeStep: lastStep } : {}),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
