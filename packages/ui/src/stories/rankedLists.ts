import { mara } from '@cortex/api-client/fixtures/candidates';
import type { AnalysesAnswer, AnalysesRequest, MustHave } from '@cortex/api-client/model';

/** One row of a ranked list that a story shows. */
export type Row = {
  name: string;
  score: number;
  /** What the texts show of each must-have: "+" is met, "?" unclear, "-" missing, e.g. `['+Go', '-SQL']`. */
  mustHaves: readonly string[];
  sentence?: string;
};

const states: Record<string, MustHave['state']> = { '+': 'met', '?': 'unclear', '-': 'missing' };

/** The candidates of these rows, and what the server answers of them. */
export function listRows(rows: readonly Row[]): {
  candidates: (typeof mara)[];
  answer: (info: { request: Request }) => Promise<AnalysesAnswer>;
} {
  const candidates = rows.map(({ name }, index) => ({ ...mara, id: `cnd_${index + 1}`, name }));
  return {
    candidates,
    async answer({ request }) {
      const { pairs }: AnalysesRequest = await request.clone().json();
      return { results: pairs.map((pair) => ({ ...pair, analysis: analyze(rows[indexOf(pair)]) })) };
    },
  };
}

function indexOf({ candidate_id }: { candidate_id: string }): number {
  return Number(candidate_id.replace('cnd_', '')) - 1;
}

function analyze(row: Row | undefined) {
  return {
    fit_score: row?.score ?? 0,
    recommendation: row?.sentence ?? 'Worth a look. Go is shown.',
    must_haves: (row?.mustHaves ?? []).map((text) => ({
      name: text.slice(1),
      state: states[text.charAt(0)] ?? 'missing',
    })),
    scored_at: '2026-11-20T09:12:00Z',
    scored_by: { name: 'Cortex criteria', version: '4.2.0' },
  };
}

const firstNames = ['Ada', 'Bilal', 'Chiara', 'Dmitri', 'Esra', 'Femi', 'Greta', 'Hiro', 'Ines', 'Jonas'];
const lastNames = [
  'Abara',
  'Berg',
  'Costa',
  'Dahl',
  'Eriksen',
  'Fontaine',
  'Grabowski',
  'Haddad',
  'Ito',
  'Jansen',
];

/** The name of the applicant of this number; no two are alike below a hundred. */
export function nameApplicant(index: number): string {
  return `${firstNames[index % 10]} ${lastNames[Math.floor(index / 10) % 10]}${index >= 100 ? ' jr.' : ''}`;
}
