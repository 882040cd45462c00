/** Messages of the calls that Cortex adds to its specification, apart from the others because no page needs them at first. */
export const extensionMessages = {
  loadAnalyses: { failed: 'Failed to load analyses.' },
  loadDecisions: { failed: 'Failed to load decisions.' },
  recordDecision: {
    success: 'Decision saved.',
    failed: 'Failed to save the decision.',
    error: 'Error saving the decision. Please try again.',
  },
  correctFinding: {
    success: 'Correction saved.',
    failed: 'Failed to save the correction.',
    error: 'Error saving the correction. Please try again.',
  },
  getReceipt: {
    success: 'The receipt was downloaded.',
    failed: 'Failed to download the receipt.',
    error: 'Error downloading the receipt. Please try again.',
  },
  loadVocabulary: { failed: 'Failed to load the vocabulary.' },
  addVocabularyTerm: {
    success: 'Added to the vocabulary.',
    failed: 'Failed to add to the vocabulary.',
    error: 'Error adding to the vocabulary. Please try again.',
  },
  removeVocabularyTerm: {
    success: 'Removed from the vocabulary.',
    failed: 'Failed to remove from the vocabulary.',
    error: 'Error removing from the vocabulary. Please try again.',
  },
  loadLedger: { failed: 'Failed to load the record.' },
  exportLedger: {
    success: 'The record was downloaded.',
    failed: 'Failed to download the record.',
    error: 'Error downloading the record. Please try again.',
  },
  loadResumeText: { failed: 'Failed to load the text of the resume.' },
  loadResumeFile: { failed: 'Failed to load the resume.' },
  loadApplicantRequests: { failed: 'Failed to load what the applicant asked for.' },
  createApplicantLink: {
    success: 'Link made.',
    failed: 'Failed to make the link.',
    error: 'Error making the link. Please try again.',
  },
  revokeApplicantLink: {
    success: 'Link ended.',
    failed: 'Failed to end the link.',
    error: 'Error ending the link. Please try again.',
  },
  answerApplicantRequest: {
    success: 'Answer sent.',
    failed: 'Failed to send the answer.',
    error: 'Error sending the answer. Please try again.',
  },
  openApplication: { failed: 'Failed to load your application.' },
  sendApplicantRequest: {
    success: 'Your request was sent.',
    failed: 'Failed to send your request.',
    error: 'Error sending your request. Please try again.',
  },
  loadInvitations: { failed: 'Failed to load the open invitations.' },
  createInvitation: {
    success: 'Invitation sent.',
    failed: 'Failed to send the invitation.',
    error: 'Error sending the invitation. Please try again.',
  },
  resendInvitation: {
    success: 'Invitation sent again.',
    failed: 'Failed to send the invitation again.',
    error: 'Error sending the invitation again. Please try again.',
  },
  revokeInvitation: {
    success: 'Invitation revoked.',
    failed: 'Failed to revoke the invitation.',
    error: 'Error revoking the invitation. Please try again.',
  },
  openInvitation: { failed: 'Failed to load your invitation.' },
  acceptInvitation: {
    success: 'Welcome to Cortex!',
    failed: 'Failed to accept the invitation.',
    error: 'Error accepting the invitation. Please try again.',
  },
  loadStages: { failed: 'Failed to load the stages.' },
  updateStages: {
    success: 'Stages saved.',
    failed: 'Failed to save the stages.',
    error: 'Error saving the stages. Please try again.',
  },
  loadApplications: { failed: 'Failed to load who is with the job.' },
  loadFunnel: { failed: 'Failed to load the figures of the job.' },
  moveApplications: {
    undone: 'The move is undone.',
    failed: 'Failed to move the candidate.',
    error: 'Error moving the candidate. Please try again.',
  },
  addToJob: {
    failed: 'The candidate is saved, but could not be added to the job.',
    error: 'The candidate is saved, but could not be added to the job. Please try again.',
  },
  loadNotes: { failed: 'Failed to load the notes.' },
  createNote: {
    success: 'Note saved.',
    failed: 'Failed to save the note.',
    error: 'Error saving the note. Please try again.',
  },
  deleteNote: {
    success: 'Note deleted.',
    failed: 'Failed to delete the note.',
    error: 'Error deleting the note. Please try again.',
  },
  loadScorecards: { failed: 'Failed to load the scorecards.' },
  saveScorecard: {
    success: 'Scorecard saved.',
    failed: 'Failed to save the scorecard.',
    error: 'Error saving the scorecard. Please try again.',
  },
  searchNotes: { failed: 'Failed to search the notes.' },
  setTags: {
    failed: 'Failed to save the tags.',
    error: 'Error saving the tags. Please try again.',
  },
  loadBackgroundTasks: { failed: 'Failed to load the background work.' },
  cancelBackgroundTask: {
    success: 'Ranking cancelled.',
    failed: 'Failed to cancel the ranking.',
    error: 'Error cancelling the ranking. Please try again.',
  },
  loadShares: { failed: 'Failed to load shares.' },
  withdrawShare: {
    success: 'Sharing stopped.',
    failed: 'Failed to stop sharing.',
    error: 'Error stopping sharing. Please try again.',
  },
  restoreCandidate: {
    success: 'Candidate restored.',
    failed: 'Failed to restore the candidate.',
    error: 'Error restoring the candidate. Please try again.',
  },
  restoreUser: {
    success: 'User restored.',
    failed: 'Failed to restore the user.',
    error: 'Error restoring the user. Please try again.',
  },
} as const;
