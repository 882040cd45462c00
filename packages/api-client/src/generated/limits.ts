/**
 * Generated from openapi.yaml. Do not edit: run `npm run generate`.
 */
export { callLimits } from './callLimits.ts';

export const bodyLimits = {
  textBytes: 1048576,
  formBytes: 11534336,
  formFields: 100,
  jsonValues: 25000,
} as const;

export const resumeLimits = {
  bytes: 10485760,
  endings: [".pdf",".docx"],
  linkMinutes: 5,
  characters: 200000,
} as const;

export const peopleLimits = {
  basic: 1,
  standard: 5,
} as const;

export const sessionLimits = {
  idleHours: 12,
  lifetimeDays: 7,
  proofHours: 2,
} as const;

export const oneTimePasswordLimits = {
  minutes: 30,
} as const;

export const emailConfirmationLimits = {
  days: 7,
} as const;

export const invitationLimits = {
  days: 7,
} as const;

export const jobLimits = {
  undoSeconds: 60,
} as const;

export const deletionLimits = {
  undoSeconds: 30,
} as const;

export const analysisLimits = {
  fewestWords: 30,
  pairs: 50,
} as const;

export const vocabularyLimits = {
  terms: 500,
  searched: 5000,
} as const;

export const stagesLimits = {
  fewest: 2,
  most: 12,
  letters: 40,
} as const;

export const applicationsLimits = {
  moved: 500,
  movedPerHour: 30000,
  movesListed: 500,
} as const;

export const scorecardLimits = {
  letters: 1000,
} as const;

export const notesLimits = {
  found: 50,
  words: 10,
} as const;

export const resumeSearchLimits = {
  found: 50,
  searched: 2000,
  words: 10,
} as const;

export const listChangesLimits = {
  records: 500,
} as const;

export const mailTemplatesLimits = {
  most: 50,
} as const;

export const mailAttachmentsLimits = {
  most: 5,
  bytes: 5242880,
  endings: [".pdf",".docx",".odt",".txt",".png",".jpg",".jpeg"],
} as const;

export const tagsLimits = {
  most: 20,
  letters: 40,
} as const;

export const backgroundTaskLimits = {
  candidates: 20000,
  person: 5,
  organization: 20,
  results: 100,
  keptDays: 30,
} as const;

export const importLimits = {
  bytes: 8388608,
  values: 300000,
  rows: 10000,
  listed: 500,
  keptDays: 30,
} as const;

export const ledgerLimits = {
  pageEntries: 100,
  exportEntries: 100000,
} as const;

export const retentionLimits = {
  listed: 500,
} as const;

export const applicantLimits = {
  linkDays: 30,
  answerDays: 30,
  requestsPerDay: 20,
} as const;

export const openJobsLimits = {
  most: 200,
  applicationsPerDay: 500,
} as const;

export const apiKeysLimits = {
  most: 20,
  days: 365,
} as const;

export const passkeysLimits = {
  most: 20,
  letters: 60,
  minutes: 10,
} as const;

export const webhooksLimits = {
  most: 10,
  listed: 100,
  keptDays: 30,
  failingDays: 5,
  rotationHours: 24,
} as const;

export const attemptLimits = {
  signIn: {"account":10,"address":100,"minutes":15},
  passwordReset: {"account":5,"address":50,"minutes":60},
  organizationCreation: {"address":60,"minutes":60},
  support: {"address":30,"minutes":60},
  jobApplication: {"address":60,"minutes":60},
} as const;

/** Finds what can be seen in a text; one without is empty. */
export const visible = new RegExp("[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]");

/** The words that a fit score of 0 to 100 earns, the highest band first. */
export const scoreBands = [
  {"from":70,"fit":"Strong fit","verdict":"Worth an interview"},
  {"from":45,"fit":"Partial fit","verdict":"Worth a closer look"},
  {"from":20,"fit":"Weak fit","verdict":"These texts show a part of what is asked"},
  {"from":0,"fit":"Little fit","verdict":"These texts show little of what is asked"},
] as const;

/**
 * Of each text that a request carries: whether it has to be filled, how long it may be (in UTF-16 code units) and of
 * what form.
 */
export const loginFormFields = {
  email: {"required":true,"maxLength":254},
  password: {"required":true,"maxLength":1024},
  code: {"required":false,"maxLength":64},
} as const;

export const passwordResetRequestFields = {
  email: {"required":true,"maxLength":254,"format":"email"},
} as const;

export const passwordUpdateFields = {
  email: {"required":true,"maxLength":254},
  current_password: {"required":true,"maxLength":1024},
  new_password: {"required":true,"maxLength":1024},
} as const;

export const organizationCreateFields = {
  name: {"required":true,"maxLength":200},
  admin_username: {"required":true,"maxLength":100},
  admin_email: {"required":true,"maxLength":254,"format":"email"},
  admin_password: {"required":true,"maxLength":1024},
  invitation: {"required":false,"maxLength":100},
} as const;

export const organizationUpdateFields = {
  name: {"required":true,"maxLength":200},
  adminEmail: {"required":true,"maxLength":254},
} as const;

export const jobInputFields = {
  title: {"required":true,"maxLength":200},
  description: {"required":true,"maxLength":20000},
  skills_required: {"required":true,"maxLength":2000},
} as const;

export const candidateFormFields = {
  name: {"required":true,"maxLength":200},
  email: {"required":true,"maxLength":254,"format":"email"},
  phone: {"required":true,"maxLength":50},
  notes: {"required":true,"maxLength":10000},
} as const;

export const candidateShareFields = {
  candidate_id: {"required":true,"maxLength":64},
  shared_with_user_id: {"required":true,"maxLength":64},
  note: {"required":false,"maxLength":2000},
} as const;

export const userCreateFields = {
  username: {"required":true,"maxLength":100},
  email: {"required":true,"maxLength":254,"format":"email"},
  full_name: {"required":true,"maxLength":200},
  password: {"required":true,"maxLength":1024},
} as const;

export const userUpdateFields = {
  username: {"required":true,"maxLength":100},
  email: {"required":true,"maxLength":254,"format":"email"},
  full_name: {"required":true,"maxLength":200},
} as const;

export const supportRequestFields = {
  name: {"required":true,"maxLength":200},
  email: {"required":true,"maxLength":254},
  message: {"required":true,"maxLength":10000},
} as const;

export const analysisRequestFields = {
  candidate_id: {"required":true,"maxLength":64},
  job_id: {"required":true,"maxLength":64},
} as const;

export const comparisonRequestFields = {
  candidate1_id: {"required":true,"maxLength":64},
  candidate2_id: {"required":true,"maxLength":64},
  job_id: {"required":true,"maxLength":64},
} as const;
