/**
 * Generated from openapi.yaml. Do not edit: run `npm run generate`.
 */
/**
 * Of each text that a request carries: whether it has to be filled, how long it may be (in UTF-16 code units) and of
 * what form.
 */
export const companySignInFinishFields = {
  code: {"required":true,"maxLength":4096},
  state: {"required":true,"maxLength":512},
  iss: {"required":false,"maxLength":2048},
  binding: {"required":true,"maxLength":512},
} as const;

export const sessionConfirmationFields = {
  password: {"required":true,"maxLength":1024},
} as const;

export const emailConfirmationFields = {
  token: {"required":true,"maxLength":200},
} as const;

export const secondFactorConfirmationFields = {
  code: {"required":true,"maxLength":64},
} as const;

export const secondFactorProofFields = {
  code: {"required":false,"maxLength":64},
} as const;

export const passkeyInputFields = {
  name: {"required":true,"maxLength":60},
} as const;

export const passkeySignInFinishFields = {
} as const;

export const ledgerFilterFields = {
  person: {"required":false,"maxLength":64},
  from: {"required":false,"format":"date"},
  to: {"required":false,"format":"date"},
} as const;

export const retentionSettingFields = {
} as const;

export const retentionDeletionFields = {
} as const;

export const secondFactorPolicySettingFields = {
} as const;

export const jobTextFields = {
  title: {"required":false,"maxLength":200},
  description: {"required":false,"maxLength":20000},
  skills_required: {"required":false,"maxLength":2000},
} as const;

export const mergeInputFields = {
  other_id: {"required":true,"maxLength":64},
  name: {"required":true,"maxLength":200},
  email: {"required":true,"maxLength":254,"format":"email"},
  phone: {"required":true,"maxLength":50},
  notes: {"required":true,"maxLength":10000},
} as const;

export const decisionInputFields = {
  job_id: {"required":true,"maxLength":64},
  reason: {"required":false,"maxLength":2000},
  scored_at: {"required":false,"format":"date-time"},
} as const;

export const correctionInputFields = {
  job_id: {"required":true,"maxLength":64},
  criterion: {"required":true,"maxLength":400},
  quote: {"required":false,"maxLength":400},
} as const;

export const retentionHoldInputFields = {
  reason: {"required":true,"maxLength":500},
} as const;

export const applicantAnswerInputFields = {
  answer: {"required":true,"maxLength":2000},
} as const;

export const applicantSecretFields = {
  token: {"required":true,"maxLength":64},
} as const;

export const applicantRequestInputFields = {
  token: {"required":true,"maxLength":64},
  job_id: {"required":false,"maxLength":64},
  criterion: {"required":false,"maxLength":200},
  text: {"required":false,"maxLength":2000},
} as const;

export const shareWithdrawalFields = {
  candidate_id: {"required":true,"maxLength":64},
  shared_with_user_id: {"required":true,"maxLength":64},
} as const;

export const resumeFormFields = {
} as const;

export const invitationInputFields = {
  email: {"required":true,"maxLength":254,"format":"email"},
  full_name: {"required":false,"maxLength":200},
} as const;

export const invitationSecretFields = {
  token: {"required":true,"maxLength":200},
} as const;

export const invitationAcceptanceFields = {
  token: {"required":true,"maxLength":200},
  username: {"required":true,"maxLength":100},
  full_name: {"required":true,"maxLength":200},
  password: {"required":true,"maxLength":1024},
} as const;

export const analysesRequestFields = {
} as const;

export const stagesInputFields = {
} as const;

export const applicationsMoveFields = {
  stage_id: {"required":false,"maxLength":64},
} as const;

export const candidateTagsFields = {
} as const;

export const candidateNoteInputFields = {
  text: {"required":true,"maxLength":5000},
} as const;

export const candidateMailInputFields = {
  subject: {"required":true,"maxLength":200},
  text: {"required":true,"maxLength":10000},
  for_job: {"required":false,"maxLength":64},
  cancels: {"required":false,"maxLength":64},
  moves: {"required":false,"maxLength":64},
} as const;

export const mailTemplatesInputFields = {
} as const;

export const scorecardInputFields = {
  job_id: {"required":true,"maxLength":64},
} as const;

export const noteSearchFields = {
  text: {"required":true,"maxLength":200},
} as const;

export const resumeSearchFields = {
  text: {"required":true,"maxLength":200},
} as const;

export const backgroundTaskInputFields = {
  job_id: {"required":true,"maxLength":64},
} as const;

export const importInputFields = {
  file_name: {"required":true,"maxLength":255},
} as const;

export const scorePreviewRequestFields = {
  job_id: {"required":true,"maxLength":64},
} as const;

export const vocabularyTermInputFields = {
  criterion: {"required":true,"maxLength":200},
  words: {"required":true,"maxLength":80},
} as const;

export const jobsPageInputFields = {
  address: {"required":true,"maxLength":60},
} as const;

export const publicationInputFields = {
  place: {"required":false,"maxLength":120},
} as const;

export const jobApplicationFormFields = {
  name: {"required":true,"maxLength":200},
  email: {"required":true,"maxLength":254,"format":"email"},
  phone: {"required":true,"maxLength":50},
  message: {"required":false,"maxLength":5000},
  key: {"required":false,"maxLength":100},
} as const;

export const apiKeyInputFields = {
  name: {"required":true,"maxLength":80},
} as const;

export const webhookInputFields = {
  url: {"required":true,"maxLength":500},
} as const;

export const newCredentialFields = {
  id: {"required":true,"maxLength":1400},
} as const;

export const signedCredentialFields = {
  id: {"required":true,"maxLength":1400},
} as const;

export const stageInputFields = {
  id: {"required":false,"maxLength":64},
  name: {"required":true,"maxLength":40},
} as const;

export const interviewFields = {
  starts_at: {"required":false,"format":"date-time"},
  place: {"required":false,"maxLength":300},
} as const;

export const mailAttachmentInputFields = {
  name: {"required":true,"maxLength":200},
  content: {"required":false},
} as const;

export const mailTemplateFields = {
  name: {"required":true,"maxLength":80},
  subject: {"required":true,"maxLength":200},
  text: {"required":true,"maxLength":10000},
} as const;

export const criterionMarkFields = {
  criterion: {"required":true,"maxLength":200},
  comment: {"required":false,"maxLength":1000},
} as const;

export const importRowInputFields = {
  name: {"required":false},
  email: {"required":false},
  phone: {"required":false},
  notes: {"required":false},
} as const;
