import type { CandidateSummary, Job } from '@cortex/api-client/model';
import type { ReactNode } from 'react';

/** Stands for all records of a kind. */
export const ALL = 'all';

type RecordKinds = { candidate: CandidateSummary; job: Job };

/** What is selected, by the picker's name; an empty string where nothing is. */
export type Choice<Name extends string> = Readonly<Record<Name, string>>;

export type Picker<Name extends string> = {
  name: Name;
  of: keyof RecordKinds;
  label: string;
  /** The error where nothing was selected. */
  missing: string;
  /** A remark on what is selected. */
  getRemark?: (choice: Choice<Name>) => string;
  /** Lets the picker select all records of its kind; the error where all records of the other kind are selected, too. */
  bothAll?: string;
  /** Shown only on request and may stay empty. Optional pickers follow each other, and none offers what another has selected. */
  optional?: boolean;
};

/** Asks for all records of one kind to be ranked. */
export type RankingRequest = {
  /** The kind that is ranked; of the other kind there is one record. */
  of: keyof RecordKinds;
  candidates: readonly CandidateSummary[];
  jobs: readonly Job[];
  /** How often the form was submitted. */
  submitCount: number;
  onBusy: (busy: boolean) => void;
  preview: ReactNode;
};

type Selected = CandidateSummary | Job | undefined;

/** All records of a kind, or the one that is selected. */
export function listSelected<Item extends CandidateSummary | Job>(
  all: readonly Item[],
  pickers: readonly { of: keyof RecordKinds }[],
  selected: readonly Selected[],
  isAll: readonly boolean[],
  of: keyof RecordKinds,
): readonly Item[] {
  const index = pickers.findIndex((picker) => picker.of === of);
  return isAll[index] ? all : all.filter(({ id }) => id === selected[index]?.id);
}

export function getTitle(record: Selected): string {
  if (!record) return '';
  return 'title' in record ? record.title : record.name;
}
