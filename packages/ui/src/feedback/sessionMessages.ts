/** What of the catalogue the sign-in page says: it loads the rest of it with other pages. */
export const sessionMessages = {
  login: {
    success: 'Logged in successfully!',
    failed: 'Login failed. Please check your credentials.',
    error: 'Error logging in. Please try again.',
  },
  sessionExpired: 'Your session has expired. Please sign in again.',
} as const;
