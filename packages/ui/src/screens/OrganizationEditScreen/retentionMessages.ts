/** Messages of the Retention tab, apart from the catalogue because the sign-in page loads that. */
export const retentionMessages = {
  load: { failed: 'Failed to load retention.' },
  update: {
    success: 'Retention saved.',
    failed: 'Failed to save the retention.',
    error: 'Error saving the retention. Please try again.',
  },
  hold: {
    success: 'Hold set.',
    failed: 'Failed to set the hold.',
    error: 'Error setting the hold. Please try again.',
  },
  lift: {
    success: 'Hold lifted.',
    failed: 'Failed to lift the hold.',
    error: 'Error lifting the hold. Please try again.',
  },
  erase: {
    success: 'Candidates deleted.',
    failed: 'Failed to delete the candidates.',
    error: 'Error deleting the candidates. Please try again.',
  },
} as const;
