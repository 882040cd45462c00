/** Messages of the Sign-in tab, apart from the catalogue because the sign-in page loads that. */
export const secondFactorPolicyMessages = {
  load: { failed: 'Failed to load who has a second factor.' },
  update: {
    success: 'Setting saved.',
    failed: 'Failed to save the setting.',
    error: 'Error saving the setting. Please try again.',
  },
  remove: {
    success: 'Their second factor is off.',
    failed: 'Failed to turn off their second factor.',
    error: 'Error turning off their second factor. Please try again.',
  },
} as const;
