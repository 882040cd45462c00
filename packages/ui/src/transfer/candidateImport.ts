import { createCandidate, getListCandidatesQueryKey } from '@cortex/api-client/candidates';
import { ApiError, withIdempotencyKey } from '@cortex/api-client/http';
import { candidateFormFields } from '@cortex/api-client/limits';
import { setCandidateTags } from '@cortex/api-client/notes';
import { extensionMessages } from '../feedback/extensionMessages.ts';
import { messages } from '../feedback/messages.ts';
import { describeFailure } from '../feedback/reportFailure.ts';
import { getCandidateRefusals } from '../forms/CandidateFields/candidateForm.ts';
import { getPersonKeys } from '../forms/CandidateFields/samePerson.ts';
import { checkTags, readTags, writeTags } from '../lists/CandidateTags/tagsText.ts';
import { takeEmail } from './cleanCells.ts';
import { emailNames, fullNameNames, nameParts } from './csvColumnNames.ts';
import type { ImportKind, Values } from './importKind.ts';

export const candidateImport: ImportKind = {
  nouns: ['candidate', 'candidates'],
  fields: [
    {
      name: 'name',
      label: 'Name',
      limits: candidateFormFields.name,
      names: ['name', 'candidate', 'applicant', ...fullNameNames],
      parts: nameParts,
      join: ' ',
    },
    { name: 'email', label: 'Email', limits: candidateFormFields.email, names: emailNames, clean: takeEmail },
    {
      name: 'phone',
      label: 'Phone',
      limits: candidateFormFields.phone,
      names: [
        ...['phone', 'phones', 'mobile', 'mobile phone', 'cell', 'cell phone', 'telephone', 'tel', 'telefon'],
        ...['phone mobile', 'phone home', 'phone work', 'handy', 'mobil', 'rufnummer'],
      ],
      fill: () => '',
    },
    {
      name: 'notes',
      label: 'Notes',
      plural: true,
      limits: candidateFormFields.notes,
      names: ['notes', 'note', 'comments', 'comment', 'remarks', 'summary', 'notizen', 'bemerkungen'],
      instead: ['skills', 'skills tags', 'headline', 'company', 'title', 'job title', 'stage', 'source'],
      join: '\n',
      fill: (fileName) => `Imported from ${fileName}.`,
    },
    {
      name: 'tags',
      label: 'Tags',
      plural: true,
      names: ['tags', 'tag', 'labels', 'label', 'schlagworte', 'schlagworter'],
      hint: 'Separated by ; or |',
      clean: (text) => writeTags(readTags(text)),
      check: checkTags,
    },
    {
      name: 'resume',
      label: 'Resume',
      names: [
        ...['resume', 'cv', 'resume file', 'cv file', 'resume filename', 'resume file name', 'cv filename'],
        ...[
          'cv file name',
          'resume link',
          'resume url',
          'attachment',
          'attachments',
          'lebenslauf',
          'file',
          'filename',
        ],
      ],
      file: true,
    },
  ],
  describe: ({ name = '', email = '' }) => [name, email].filter(Boolean).join(', '),
  getKeys: (values) => getPersonKeys(toTexts(values)),
  unique: false,
  async save({ values, file, key }) {
    const form = { ...toTexts(values), ...(file ? { resume_file: file } : {}) };
    // Sent again after the tags were refused, it is the same candidate by its key.
    const { id } = await createCandidate(form, withIdempotencyKey(key));
    const tags = readTags(values.tags ?? '');
    if (tags.length > 0) await setCandidateTags(id, { tags });
    return id;
  },
  explain(error) {
    if (isOfTags(error)) {
      const { title } = describeFailure(error, extensionMessages.setTags);
      return `${title} The candidate is saved without them.`;
    }
    const refusals = error instanceof ApiError ? Object.values(getCandidateRefusals(error)) : [];
    if (refusals.length > 0) return refusals.join(' ');
    const { title, description } = describeFailure(error, messages.createCandidate);
    return `${title} ${description}`;
  },
  inBackground: true,
  listKey: getListCandidatesQueryKey(),
};

function isOfTags(error: unknown): error is ApiError {
  return error instanceof ApiError && error.operation.endsWith('/tags');
}

function toTexts({ name = '', email = '', phone = '', notes = '' }: Values) {
  return { name, email, phone, notes };
}
