/** Messages about passkeys, apart from the catalogue because the sign-in page loads that. */
export const passkeyMessages = {
  load: { failed: 'Failed to load your passkeys.' },
  begin: {
    failed: 'Failed to begin adding a passkey.',
    error: 'Error beginning to add a passkey. Please try again.',
  },
  add: {
    success: 'Passkey added.',
    failed: 'Failed to add the passkey.',
    error: 'Error adding the passkey. Please try again.',
  },
  remove: {
    success: 'Passkey removed.',
    failed: 'Failed to remove the passkey.',
    error: 'Error removing the passkey. Please try again.',
  },
  start: {
    failed: 'Failed to begin the sign-in with a passkey.',
    error: 'Error beginning the sign-in with a passkey. Please try again.',
  },
  finish: {
    failed: 'The passkey did not sign you in.',
    error: 'Error signing in with the passkey. Please try again.',
  },
} as const;
