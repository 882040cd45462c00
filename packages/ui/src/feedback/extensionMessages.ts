/** Messages of the calls that Cortex adds to its specification, apart from the others because no page needs them at first. */
export const extensionMessages = {
  loadAnalyses: { failed: 'Failed to load analyses.' },
  loadDecisions: { failed: 'Failed to load decisions.' },
  recordDecision: {
    success: 'Decision saved.',
    failed: 'Failed to save the decision.',
    error: 'Error saving the decision. Please try again.',
  },
  loadLedger: { failed: 'Failed to load the record.' },
  exportLedger: {
    success: 'The record was downloaded.',
    failed: 'Failed to download the record.',
    error: 'Error downloading the record. Please try again.',
  },
  loadResumeText: { failed: 'Failed to load the text of the resume.' },
  loadResumeFile: { failed: 'Failed to load the resume.' },
  loadShares: { failed: 'Failed to load shares.' },
  withdrawShare: {
    success: 'Share taken back.',
    failed: 'Failed to take the share back.',
    error: 'Error taking the share back. Please try again.',
  },
  restoreCandidate: {
    success: 'The candidate is back.',
    failed: 'Failed to bring the candidate back.',
    error: 'Error bringing the candidate back. Please try again.',
  },
  restoreUser: {
    success: 'The user is back.',
    failed: 'Failed to bring the user back.',
    error: 'Error bringing the user back. Please try again.',
  },
} as const;
