const GO_BACK = 'Go back in your browser: what you typed is still there.';

const sentences: Readonly<Record<string, string>> = {
  unsupported_resume_type: 'Your resume has to be a .pdf or .docx file. Save it as one and choose it again.',
  payload_too_large: 'Your resume is larger than 10 MB. Choose a smaller file.',
  corrupt_resume: 'Your resume is damaged and cannot be opened. Save it again and choose the new file.',
  password_protected_resume: 'Your resume is protected by a password. Remove it and choose the file again.',
  resume_too_complex: 'Your resume takes too long to read. Save it as a plain PDF and choose that.',
  validation_failed: 'Something in the form is missing or cannot be right. Look at it once more.',
  rate_limited: 'Too many applications came from your network. Wait an hour, then send it again.',
  other: 'Something went wrong on our side. Send it again.',
  server_busy: 'There is too much to do right now. Send it again in a minute.',
};

/** What is said where an application did not arrive. */
export const applicationProblems = {
  title: 'Your application was not sent.',
  has: (code: string) => Object.hasOwn(sentences, code),
  describe: (code: string | undefined) =>
    `${sentences[code !== undefined && applicationProblems.has(code) ? code : 'other']} ${GO_BACK}`,
};
