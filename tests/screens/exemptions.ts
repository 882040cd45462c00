/** The closed list of states that a screen can be in, named alike on every screen. */
export const STATES = [
  'Default',
  'Loading',
  'Empty',
  'NoResults',
  'LoadError',
  'NotFound',
  'Forbidden',
  'Saving',
  'SaveError',
  'Submitted',
] as const;

export type State = (typeof STATES)[number];

type Exemptions = Partial<Record<State, string>>;

const LOADS_NOTHING = 'It loads nothing.';
const SAVES_NOTHING = 'It saves nothing.';
const NO_SEARCH = 'There is nothing to search in.';
const NO_RECORD = 'Its address names no record.';
const ANYONE = 'Everybody who can open it may use it; the guard leads others away.';
const PUBLIC = 'It is public.';
const DRAWN = 'The server draws it once all of it is there.';
const ALWAYS_THERE = 'What it loads is never empty.';

const noLoad: Exemptions = {
  Loading: LOADS_NOTHING,
  Empty: LOADS_NOTHING,
  NoResults: NO_SEARCH,
  LoadError: LOADS_NOTHING,
  NotFound: NO_RECORD,
};

const noSave: Exemptions = {
  Saving: SAVES_NOTHING,
  SaveError: SAVES_NOTHING,
  Submitted: SAVES_NOTHING,
};

const plain: Exemptions = { ...noLoad, ...noSave, Forbidden: PUBLIC };
const publicForm: Exemptions = { ...noLoad, Forbidden: PUBLIC };
const memberForm: Exemptions = { ...noLoad, Forbidden: ANYONE };
const list: Exemptions = {
  NotFound: 'An address that names a record which is not in the list opens the list alone.',
  Forbidden: ANYONE,
};
const picker: Exemptions = { NoResults: NO_SEARCH, NotFound: 'A record that is gone is a failed save.' };

/** Why a screen cannot be in a state. */
export const exemptions: Record<string, Exemptions> = {
  AboutCortexScreen: plain,
  ActiveCandidatesScreen: list,
  ActiveJobsScreen: list,
  ActiveUsersScreen: list,
  CandidateComparisonScreen: picker,
  CandidateDetailsScreen: {
    Empty: ALWAYS_THERE,
    NoResults: NO_SEARCH,
    Forbidden: 'A candidate of somebody else is not found.',
  },
  CompanySignInScreen: {
    Empty: ALWAYS_THERE,
    NoResults: NO_SEARCH,
    NotFound: 'Without a provider it is a failed sign-in.',
    Forbidden: PUBLIC,
    Saving: 'It signs in as it loads.',
    SaveError: 'It signs in as it loads.',
    Submitted: 'It signs in as it loads.',
  },
  ContactSupportScreen: publicForm,
  CreateCandidateScreen: memberForm,
  CreateJobScreen: memberForm,
  CreateOrganizationScreen: publicForm,
  CreateUserScreen: { NoResults: NO_SEARCH, NotFound: NO_RECORD },
  DashboardScreen: { ...noSave, NoResults: NO_SEARCH, NotFound: NO_RECORD, Forbidden: ANYONE },
  ForgotPasswordScreen: publicForm,
  InvitationScreen: {
    Empty: ALWAYS_THERE,
    NoResults: NO_SEARCH,
    Forbidden: 'A plan without room is a failed save.',
  },
  JobBoardScreen: { Forbidden: ANYONE, Saving: 'A card stands in its new place at once.' },
  LogoutScreen: plain,
  NotFoundScreen: { ...plain, Default: 'Its only state is NotFound.', NotFound: undefined },
  OpenJobScreen: {
    Loading: DRAWN,
    Empty: ALWAYS_THERE,
    NoResults: NO_SEARCH,
    LoadError: 'OpenJobsScreen says it, of both pages.',
    Forbidden: PUBLIC,
    Saving: 'The browser sends the form and leaves the page; where a script does, its button says so.',
  },
  OpenJobsScreen: { Loading: DRAWN, NoResults: NO_SEARCH, Forbidden: PUBLIC, ...noSave },
  OrganizationEditScreen: { Empty: ALWAYS_THERE, NoResults: NO_SEARCH, NotFound: NO_RECORD },
  OrganizationPerformanceScreen: { ...noSave, NoResults: NO_SEARCH, NotFound: NO_RECORD },
  PaymentScreen: {
    Empty: ALWAYS_THERE,
    NoResults: NO_SEARCH,
    NotFound: 'An unknown tier is Basic.',
    Forbidden: PUBLIC,
  },
  PricingDetailsScreen: plain,
  ResumeAnalysisScreen: { ...picker, Forbidden: ANYONE },
  SignInScreen: publicForm,
  UpdatePasswordScreen: publicForm,
  UpgradeNeededScreen: { ...plain, Forbidden: 'Its only state is what a refused plan leads to.' },
  UserFormScreen: memberForm,
  UserPerformanceScreen: { ...noSave, NoResults: NO_SEARCH },
  YourApplicationScreen: { NoResults: NO_SEARCH, Forbidden: PUBLIC },
};
