/**
 * Generated from openapi.yaml. Do not edit: run `npm run generate`.
 */
export type RequiredRole = 'public' | 'user' | 'admin';
export type RequiredPlan = 'basic' | 'standard' | 'premium';
export type OperationRow = {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  role: RequiredRole;
  plan: RequiredPlan;
  body: string | null;
  extension: boolean;
};

export const operations = {
  logIn: {"method":"post","path":"/auth/login","role":"public","plan":"basic","body":"application/x-www-form-urlencoded","extension":false},
  logOut: {"method":"post","path":"/auth/logout","role":"user","plan":"basic","body":null,"extension":true},
  requestPasswordReset: {"method":"post","path":"/forgot-password/","role":"public","plan":"basic","body":"application/json","extension":false},
  updatePassword: {"method":"put","path":"/update-password/","role":"public","plan":"basic","body":"application/json","extension":false},
  listSessions: {"method":"get","path":"/sessions/","role":"user","plan":"basic","body":null,"extension":true},
  endSession: {"method":"delete","path":"/sessions/{id}","role":"user","plan":"basic","body":null,"extension":true},
  endOtherSessions: {"method":"post","path":"/sessions/end_others/","role":"user","plan":"basic","body":null,"extension":true},
  confirmSession: {"method":"post","path":"/sessions/confirm/","role":"user","plan":"basic","body":"application/json","extension":true},
  confirmEmail: {"method":"post","path":"/email_confirmations/","role":"user","plan":"basic","body":"application/json","extension":true},
  resendEmailConfirmation: {"method":"post","path":"/email_confirmations/resend/","role":"user","plan":"basic","body":null,"extension":true},
  getSecondFactor: {"method":"get","path":"/second_factor/","role":"user","plan":"basic","body":null,"extension":true},
  beginSecondFactor: {"method":"post","path":"/second_factor/setup/","role":"user","plan":"basic","body":null,"extension":true},
  confirmSecondFactor: {"method":"post","path":"/second_factor/confirm/","role":"user","plan":"basic","body":"application/json","extension":true},
  turnOffSecondFactor: {"method":"post","path":"/second_factor/turn_off/","role":"user","plan":"basic","body":"application/json","extension":true},
  renewRecoveryCodes: {"method":"post","path":"/second_factor/recovery_codes/","role":"user","plan":"basic","body":null,"extension":true},
  getDashboard: {"method":"get","path":"/dashboard/","role":"user","plan":"basic","body":null,"extension":false},
  createOrganization: {"method":"post","path":"/organizations/","role":"public","plan":"basic","body":"application/json","extension":false},
  getOrganization: {"method":"get","path":"/api/organization","role":"admin","plan":"basic","body":null,"extension":false},
  updateOrganization: {"method":"post","path":"/api/organization/update","role":"admin","plan":"basic","body":"application/json","extension":false},
  listLedger: {"method":"get","path":"/api/organization/ledger","role":"admin","plan":"basic","body":null,"extension":true},
  exportLedger: {"method":"post","path":"/api/organization/ledger/export","role":"admin","plan":"basic","body":"application/json","extension":true},
  getRetention: {"method":"get","path":"/api/organization/retention","role":"admin","plan":"basic","body":null,"extension":true},
  updateRetention: {"method":"put","path":"/api/organization/retention","role":"admin","plan":"basic","body":"application/json","extension":true},
  deleteInactiveCandidates: {"method":"post","path":"/api/organization/retention/deletion","role":"admin","plan":"basic","body":"application/json","extension":true},
  getSecondFactorPolicy: {"method":"get","path":"/api/organization/second_factor","role":"admin","plan":"basic","body":null,"extension":true},
  updateSecondFactorPolicy: {"method":"put","path":"/api/organization/second_factor","role":"admin","plan":"basic","body":"application/json","extension":true},
  listJobs: {"method":"get","path":"/jobs/","role":"user","plan":"basic","body":null,"extension":false},
  createJob: {"method":"post","path":"/jobs/","role":"user","plan":"basic","body":"application/json","extension":false},
  updateJob: {"method":"put","path":"/jobs/{id}","role":"user","plan":"basic","body":"application/json","extension":false},
  deleteJob: {"method":"delete","path":"/jobs/{id}","role":"user","plan":"basic","body":null,"extension":false},
  readJobCriteria: {"method":"post","path":"/job_criteria/","role":"user","plan":"basic","body":"application/json","extension":true},
  listCandidates: {"method":"get","path":"/candidates/","role":"user","plan":"basic","body":null,"extension":false},
  createCandidate: {"method":"post","path":"/candidates/","role":"user","plan":"basic","body":"multipart/form-data","extension":false},
  getCandidate: {"method":"get","path":"/candidates/{id}","role":"user","plan":"basic","body":null,"extension":false},
  updateCandidate: {"method":"put","path":"/candidates/{id}","role":"user","plan":"basic","body":"multipart/form-data","extension":false},
  deleteCandidate: {"method":"delete","path":"/candidates/{id}","role":"user","plan":"basic","body":null,"extension":false},
  restoreCandidate: {"method":"post","path":"/candidates/{id}/restore","role":"user","plan":"basic","body":null,"extension":true},
  listShares: {"method":"get","path":"/candidates/{id}/shares","role":"user","plan":"basic","body":null,"extension":true},
  getResumeText: {"method":"get","path":"/candidates/{id}/resume_text","role":"user","plan":"basic","body":null,"extension":true},
  listAnalyses: {"method":"get","path":"/candidates/{id}/analyses","role":"user","plan":"basic","body":null,"extension":true},
  getReceipt: {"method":"get","path":"/candidates/{id}/receipt","role":"user","plan":"basic","body":null,"extension":true},
  listDecisions: {"method":"get","path":"/candidates/{id}/decisions","role":"user","plan":"basic","body":null,"extension":true},
  recordDecision: {"method":"post","path":"/candidates/{id}/decisions","role":"user","plan":"basic","body":"application/json","extension":true},
  correctFinding: {"method":"put","path":"/candidates/{id}/corrections","role":"user","plan":"basic","body":"application/json","extension":true},
  holdCandidate: {"method":"put","path":"/candidates/{id}/retention_hold","role":"admin","plan":"basic","body":"application/json","extension":true},
  liftHold: {"method":"delete","path":"/candidates/{id}/retention_hold","role":"admin","plan":"basic","body":null,"extension":true},
  createApplicantLink: {"method":"post","path":"/candidates/{id}/applicant_link","role":"user","plan":"basic","body":null,"extension":true},
  revokeApplicantLink: {"method":"delete","path":"/candidates/{id}/applicant_link","role":"user","plan":"basic","body":null,"extension":true},
  listApplicantRequests: {"method":"get","path":"/candidates/{id}/applicant_requests","role":"user","plan":"basic","body":null,"extension":true},
  answerApplicantRequest: {"method":"put","path":"/applicant_requests/{id}","role":"user","plan":"basic","body":"application/json","extension":true},
  openApplication: {"method":"post","path":"/applicant/","role":"public","plan":"basic","body":"application/json","extension":true},
  sendApplicantRequest: {"method":"post","path":"/applicant/requests/","role":"public","plan":"basic","body":"application/json","extension":true},
  shareCandidate: {"method":"post","path":"/candidates/share/","role":"user","plan":"standard","body":"application/json","extension":false},
  withdrawShare: {"method":"post","path":"/candidates/unshare/","role":"user","plan":"basic","body":"application/json","extension":true},
  readResume: {"method":"post","path":"/read_resume/","role":"user","plan":"basic","body":"multipart/form-data","extension":true},
  listUsers: {"method":"get","path":"/users/","role":"user","plan":"basic","body":null,"extension":false},
  createUser: {"method":"post","path":"/users/","role":"admin","plan":"basic","body":"application/json","extension":false},
  updateUser: {"method":"put","path":"/users/{id}","role":"admin","plan":"basic","body":"application/json","extension":false},
  deleteUser: {"method":"delete","path":"/users/{id}","role":"admin","plan":"basic","body":null,"extension":false},
  restoreUser: {"method":"post","path":"/users/{id}/restore","role":"admin","plan":"basic","body":null,"extension":true},
  listInvitations: {"method":"get","path":"/invitations/","role":"admin","plan":"basic","body":null,"extension":true},
  createInvitation: {"method":"post","path":"/invitations/","role":"admin","plan":"basic","body":"application/json","extension":true},
  revokeInvitation: {"method":"delete","path":"/invitations/{id}","role":"admin","plan":"basic","body":null,"extension":true},
  resendInvitation: {"method":"post","path":"/invitations/{id}/resend","role":"admin","plan":"basic","body":null,"extension":true},
  openInvitation: {"method":"post","path":"/invitation/","role":"public","plan":"basic","body":"application/json","extension":true},
  acceptInvitation: {"method":"post","path":"/invitation/accept/","role":"public","plan":"basic","body":"application/json","extension":true},
  removeSecondFactor: {"method":"delete","path":"/users/{id}/second_factor","role":"admin","plan":"basic","body":null,"extension":true},
  contactSupport: {"method":"post","path":"/contact-support/","role":"public","plan":"basic","body":"application/json","extension":false},
  getUserPerformance: {"method":"get","path":"/user-performance","role":"user","plan":"standard","body":null,"extension":false},
  getUserPerformanceHistory: {"method":"get","path":"/user-performance/history","role":"user","plan":"standard","body":null,"extension":false},
  getOrganizationPerformance: {"method":"get","path":"/organizations/performance","role":"admin","plan":"standard","body":null,"extension":false},
  analyzeResume: {"method":"post","path":"/analyze_resume/","role":"user","plan":"basic","body":"application/json","extension":false},
  analyzeResumes: {"method":"post","path":"/analyze_resumes/","role":"user","plan":"basic","body":"application/json","extension":true},
  listBackgroundTasks: {"method":"get","path":"/background_tasks/","role":"user","plan":"basic","body":null,"extension":true},
  startBackgroundTask: {"method":"post","path":"/background_tasks/","role":"user","plan":"basic","body":"application/json","extension":true},
  cancelBackgroundTask: {"method":"delete","path":"/background_tasks/{id}","role":"user","plan":"basic","body":null,"extension":true},
  readBackgroundTaskResults: {"method":"get","path":"/background_tasks/{id}/results","role":"user","plan":"basic","body":null,"extension":true},
  previewScores: {"method":"post","path":"/score_previews/","role":"user","plan":"basic","body":"application/json","extension":true},
  listVocabulary: {"method":"get","path":"/vocabulary/","role":"user","plan":"basic","body":null,"extension":true},
  addVocabularyTerm: {"method":"post","path":"/vocabulary/","role":"user","plan":"basic","body":"application/json","extension":true},
  removeVocabularyTerm: {"method":"delete","path":"/vocabulary/{id}","role":"admin","plan":"basic","body":null,"extension":true},
  compareCandidates: {"method":"post","path":"/compare_candidates/","role":"user","plan":"standard","body":"application/json","extension":false},
} as const satisfies Record<string, OperationRow>;

export type OperationId = keyof typeof operations;

export const operationIds = Object.keys(operations) as OperationId[];
