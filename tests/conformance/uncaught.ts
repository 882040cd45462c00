/** Planted defects that the kit does not catch, each with why. */
export const uncaught: Readonly<Record<string, string>> = {
  'analyzeResume: the first field of the answer is missing':
    'It is `fit_score`, which may be missing by the contract: the page then says that there is no score.',
  'updateCandidate: the last field of the answer is null':
    'It is `resume`, which may be null by the contract. The link is held against the file where getCandidate gives it.',
};
