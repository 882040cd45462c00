/**
 * The modules of the repository and who may import whom: the one table of it. A package imports itself and what it
 * `uses`, by the doors that its `package.json` opens. Inside, `layers` go from the lowest to the highest: a file
 * imports its own module and lower layers, types included. Modules of one layer do not import each other. `.` is
 * every file of the package that no other module holds.
 */
export type Package = {
  path: string;
  uses: readonly Use[];
  layers: readonly (readonly string[])[];
  /** Packages of others that have no place here, and what to do instead. */
  bans?: readonly Ban[];
};
/** A package of ours; with `doors`, only these of its doors. */
type Use = { package: string; doors?: readonly string[]; inTests?: boolean };
/** `within` is the part of the package that it holds for. */
type Ban = { pattern: RegExp; instead: string; within?: string };

const CONTRACT = ['model', 'limits', 'operations', 'formulas', 'points', 'quotePlaces', 'verdict'];
const VALIDATORS =
  'account analysis applicants applications auth background candidates company dashboard invitations jobs keys ledger mails notes organizations passkeys performance publication retention scorecards support users webhooks'
    .split(' ')
    .map((tag) => `${tag}/validators`);

const NO_ROUTER: Ban = {
  pattern: /^react-router(-dom)?$/,
  instead: 'Screens know no router: take a callback or an href, and let apps/web wire it.',
};
const NO_SCREENS: Ban = {
  pattern: /^(react|react-dom|@chakra-ui\/.*|@emotion\/.*)$/,
  instead: 'There is no user interface here: pass data, and let a screen show it.',
};
const NO_SERVER: Ban = {
  pattern: /^(hono|hono\/.*|kysely|@hono\/.*)$/,
  instead: 'HTTP and the database are the business of apps/mock-server: take what is needed as an argument.',
};

export const packages: readonly Package[] = [
  {
    path: 'packages/api-client',
    uses: [],
    layers: [['src'], ['src/fixtures'], ['src/mocks'], ['.']],
    bans: [NO_ROUTER, { ...NO_SCREENS, pattern: /^(react-dom|@chakra-ui\/.*|@emotion\/.*)$/ }, NO_SERVER],
  },
  {
    path: 'packages/resume-text',
    uses: [{ package: 'packages/api-client', doors: CONTRACT }],
    layers: [['src/platform'], ['src'], ['testFiles']],
    bans: [NO_SCREENS, NO_SERVER],
  },
  {
    path: 'packages/scoring',
    uses: [
      { package: 'packages/api-client', doors: ['model', 'limits'] },
      { package: 'packages/resume-text', inTests: true },
    ],
    layers: [
      ['src/text'],
      ['src/lexicon'],
      ['src/meaning'],
      ['src/resume'],
      ['src/job'],
      ['src/score'],
      ['src/index.ts'],
      ['meaning'],
    ],
    bans: [
      NO_SCREENS,
      NO_SERVER,
      {
        within: 'src/',
        pattern: /^node:/,
        instead:
          'Scoring runs in a browser too: it takes texts and gives findings. Pass the rest as an argument.',
      },
    ],
  },
  {
    path: 'packages/conformance',
    uses: [{ package: 'packages/api-client', doors: ['model', 'limits', 'operations'] }],
    layers: [['src'], ['src/behaviours', 'src/checks'], ['src/checkServer.ts'], ['src/run.ts'], ['.']],
    bans: [NO_SCREENS, NO_SERVER],
  },
  {
    path: 'packages/ui',
    uses: [{ package: 'packages/api-client' }],
    layers: [
      [
        'src/theme',
        'src/csv',
        'src/describeTimeLeft.ts',
        'src/dwell.ts',
        'src/formatDate.ts',
        'src/plans.ts',
        'src/saveFile.ts',
      ],
      ['src/components'],
      ['src/feedback'],
      ['src/forms'],
      ['src/lists'],
      ['src/transfer', 'src/resumeViewer'],
      ['src/ranking'],
      ['src/screens'],
      ['.'],
    ],
    bans: [
      NO_ROUTER,
      NO_SERVER,
      {
        within: 'src/components/',
        pattern: /^@cortex\/api-client\/(?!model$|limits$)/,
        instead:
          'A component takes data and gives events: import types from @cortex/api-client/model, and call hooks in a screen.',
      },
      {
        within: 'src/theme/',
        pattern: /^(@cortex\/.*|@tanstack\/.*)$/,
        instead: 'The theme imports Chakra alone.',
      },
      {
        within: 'src/csv/',
        pattern: /^(react|@chakra-ui\/.*|@cortex\/(?!api-client\/formulas$).*)$/,
        instead: 'This module knows CSV and nothing else: texts and rows in, rows and texts out.',
      },
    ],
  },
  {
    path: 'apps/web',
    uses: [{ package: 'packages/ui' }, { package: 'packages/api-client' }],
    layers: [['src'], ['.']],
    bans: [{ ...NO_SERVER, within: 'src' }],
  },
  {
    path: 'apps/mock-server',
    uses: [
      { package: 'packages/api-client', doors: [...CONTRACT, ...VALIDATORS] },
      { package: 'packages/resume-text' },
      { package: 'packages/scoring' },
      { package: 'packages/conformance', inTests: true },
    ],
    layers: [
      ['src/platform'],
      ['src/http', 'src/db', 'src/workers', 'src/outside'],
      ['src/access', 'src/retention', 'src/metrics'],
      ['src/candidateMails', 'src/webhooks'],
      ['src/api', 'src/ledger', 'src/mail', 'src/performance', 'src/resumes'],
      [
        'src/scores',
        'src/applicants',
        'src/applications',
        'src/candidates',
        'src/companySignIn',
        'src/deletion',
        'src/demo',
        'src/languageModel',
        'src/notes',
        'src/passkeys',
        'src/scorecards',
        'src/embeddings',
        'src/webhookDelivery',
      ],
      ['src/backgroundTasks', 'src/publication'],
      ['src/routes'],
      ['src/app.ts'],
      ['src/createAnalyzer.ts', 'src/createBlobs.ts'],
      [
        'src/server.ts',
        'src/embedded.ts',
        'src/taskWorker.ts',
        'src/invitations.ts',
        'src/lostSecondFactor.ts',
        'src/ledgerVerify.ts',
        'src/retentionPreview.ts',
        'src/moveFiles.ts',
        'src/checkFiles.ts',
      ],
      ['src/settings'],
      ['testing'],
    ],
    bans: [NO_SCREENS, NO_ROUTER],
  },
  {
    path: 'apps/product',
    uses: [
      { package: 'apps/mock-server' },
      { package: 'apps/web' },
      { package: 'packages/resume-text' },
      { package: 'packages/scoring' },
    ],
    layers: [['.']],
  },
  {
    path: 'apps/demo',
    uses: [
      {
        package: 'apps/mock-server',
        doors: ['embedded', 'tasks', 'seed-demo', 'demo-candidates', 'resume-pdf'],
      },
      { package: 'apps/web', doors: ['start', 'paths', 'config'] },
      { package: 'packages/ui', doors: ['characterMaps', 'standardFonts'] },
      { package: 'packages/api-client', doors: ['model', 'session'] },
    ],
    layers: [
      ['src/platform', 'src/protocol.ts'],
      ['src/server'],
      ['src/page', 'src/serviceWorker'],
      ['build'],
      ['.'],
    ],
  },
];

/** What only tests and stories import: it is no part of what people run. */
export const FOR_TESTS =
  /^packages\/api-client\/src\/(fixtures|mocks)\/|\.msw\.ts$|\/testFiles\/|\/testing\//;

/** Tests, stories and what they share: they import any module of their own package. */
export const TEST =
  /\.test\.tsx?$|\.stories\.tsx$|\/testing\/|\/testFiles\/|\/src\/(?:stories|foundations)\//;

/** Packages whose inner files nobody else imports, the tests and benches of the whole repository included. */
export const CLOSED = ['packages/resume-text', 'packages/scoring'];
