/** Messages of signing in at the company's provider, apart from the others because the first page has no room for them. */
export const companyMessages = {
  start: {
    success: 'Going to your company’s sign-in.',
    failed: 'Failed to begin the sign-in.',
    error: 'Error beginning the sign-in. Please try again.',
  },
  finish: { failed: 'You could not be signed in.' },
} as const;
