import type { CriterionMark, Scorecard } from '@cortex/api-client/model';

/** The marks that a criterion can get, by their values in the contract. */
export const markWords: Readonly<Record<number, string>> = {
  1: 'Strong no',
  2: 'No',
  3: 'Yes',
  4: 'Strong yes',
};

/** What a person typed of one criterion. */
type TypedMark = { mark?: number | undefined; comment: string };

/** By the criterion's name. */
export type TypedMarks = Readonly<Record<string, TypedMark>>;

export function toTyped(card: Scorecard | undefined): TypedMarks {
  return Object.fromEntries(
    (card?.marks ?? []).map(({ criterion, mark, comment = '' }) => [criterion, { mark, comment }]),
  );
}

/** What is sent: the criteria that somebody said something of. */
export function toMarks(criteria: readonly string[], typed: TypedMarks): CriterionMark[] {
  return criteria.flatMap((criterion): CriterionMark[] => {
    const { mark, comment = '' } = typed[criterion] ?? {};
    if (mark === undefined && comment.trim() === '') return [];
    return [
      {
        criterion,
        ...(mark === undefined ? {} : { mark }),
        ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
      },
    ];
  });
}

/** The criteria of the analysis, then those that only somebody's card names: a job may have changed since. */
export function listCriteria(analysed: readonly string[], cards: readonly Scorecard[]): string[] {
  return [
    ...new Set([...analysed, ...cards.flatMap(({ marks }) => marks.map(({ criterion }) => criterion))]),
  ];
}

/** What an interview can ask; an ad may name thirty criteria. */
const FIRST = 8;
const FEW_MORE = 2;

/** The criteria that are shown at first: the most important, and those of which something was said. */
export function pickFirst(criteria: readonly string[], isSaid: (criterion: string) => boolean): string[] {
  if (criteria.length <= FIRST + FEW_MORE) return [...criteria];
  return criteria.filter((criterion, index) => index < FIRST || isSaid(criterion));
}
