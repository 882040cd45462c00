/** Messages of a person's own account, apart from the catalogue because the sign-in page loads that. */
export const accountMessages = {
  loadSessions: { failed: 'Failed to load where you are signed in.' },
  endSession: {
    success: 'Signed out there.',
    failed: 'Failed to sign out there.',
    error: 'Error signing out there. Please try again.',
  },
  endOtherSessions: {
    success: 'Signed out everywhere else.',
    failed: 'Failed to sign out everywhere else.',
    error: 'Error signing out everywhere else. Please try again.',
  },
  confirmSession: {
    success: 'Password confirmed.',
    failed: 'Failed to check the password.',
    error: 'Error checking the password. Please try again.',
  },
  resendEmailConfirmation: {
    success: 'Mail sent.',
    failed: 'Failed to send the mail.',
    error: 'Error sending the mail. Please try again.',
  },
  loadSecondFactor: { failed: 'Failed to load your second factor.' },
  beginSecondFactor: {
    failed: 'Failed to begin the set-up.',
    error: 'Error beginning the set-up. Please try again.',
  },
  confirmSecondFactor: {
    failed: 'Failed to turn on the second factor.',
    error: 'Error turning on the second factor. Please try again.',
  },
  turnOffSecondFactor: {
    failed: 'Failed to turn off the second factor.',
    error: 'Error turning off the second factor. Please try again.',
  },
  renewRecoveryCodes: {
    failed: 'Failed to make new recovery codes.',
    error: 'Error making new recovery codes. Please try again.',
  },
  confirmEmail: {
    confirmed: 'Email confirmed.',
    failed: 'Failed to confirm the email.',
    error: 'Error confirming the email. Please try again.',
  },
} as const;
