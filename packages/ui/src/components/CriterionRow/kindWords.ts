import type { CriterionKind } from '@cortex/api-client/model';

export const kindWords: Record<CriterionKind, string> = {
  skill: 'Skill',
  title: 'Job title',
  experience: 'Experience',
  education: 'Education',
  licence: 'Licence',
  language: 'Language',
  responsibility: 'Responsibility',
};
