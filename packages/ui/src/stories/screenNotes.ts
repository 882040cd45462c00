import { FORM_ACCESS, LIST_ACCESS, type Note, QUIET_ACCESS } from './note.ts';

export const screenNotes: Record<string, Note> = {
  'Screens/AboutCortexScreen': {
    use: 'Where a person learns what Cortex does and how to begin.',
    not: 'Not for what a plan holds: that is Pricing.',
    access: QUIET_ACCESS,
  },
  'Screens/ActiveCandidatesScreen': {
    use: 'Where a person finds a candidate, reads what is known, edits, shares or deletes it.',
    not: 'Not for comparing two.',
    access: LIST_ACCESS,
  },
  'Screens/ActiveCandidatesScreen/PossibleDuplicate': {
    use: 'Says in a panel who may be the same person, and merges the two: field by field, with one resume.',
    not: 'Not for two of one name: that is no suspicion. Not for who may change only one of them.',
    access: 'Each field is a group of radio buttons; the toast takes the merge back.',
  },
  'Screens/ActiveJobsScreen': {
    use: 'Where a person finds a job, reads what it asks for, edits or deletes it.',
    not: 'A deletion asks nothing; the toast undoes it.',
    access: LIST_ACCESS,
  },
  'Screens/ActiveUsersScreen': {
    use: 'Where an admin finds a person of the organization.',
    not: 'Not for regular users.',
    access: LIST_ACCESS,
  },
  'Screens/CandidateComparisonScreen': {
    use: 'Two to five candidates beside each other for one job, and what decides between them.',
    not: 'Not for a ranking of many.',
    access:
      'A table with headers both ways, what differs first; each cell has a mark and a word, and Enter ' +
      'opens its quotes. On paper each candidate has a page.',
  },
  'Screens/CandidateDetailsScreen': {
    use: 'All that is known of one candidate, at an address that can be sent.',
    not: 'Editing is done in the panel of the list.',
    access: QUIET_ACCESS,
  },
  'Screens/ContactSupportScreen': {
    use: 'Where anybody writes to the support team.',
    not: 'Not for a problem with a payment provider.',
    access: FORM_ACCESS,
  },
  'Screens/CreateCandidateScreen': {
    use: 'Where a person adds a candidate, with or without a resume.',
    not: 'A second one with the same email is saved, and said.',
    access: FORM_ACCESS,
  },
  'Screens/CreateCandidateScreen/ManyResumes': {
    use: 'Many resumes at once: a row each, read, corrected in place and saved together.',
    not: 'One resume alone fills the form. Nobody who is there already is added or updated unless a person says so.',
    access:
      'Each field is named by its file, and described by what the row still needs; how far the saving is, is announced.',
  },
  'Screens/CreateJobScreen': {
    use: 'Where a person describes a job, and sees what will be scored of it.',
    not: 'Not a posting: nothing is published.',
    access: FORM_ACCESS,
  },
  'Screens/CreateOrganizationScreen': {
    use: 'Where a visitor sets up an organization, its first admin and its plan.',
    not: 'Nothing is charged here.',
    access: FORM_ACCESS,
  },
  'Screens/CreateUserScreen': {
    use: 'Where an admin gives a colleague an account.',
    not: 'No invitation is mailed.',
    access: FORM_ACCESS,
  },
  'Screens/DashboardScreen': {
    use: 'What is open at a glance, and the next thing to start.',
    not: 'No figure that leads nowhere.',
    access: QUIET_ACCESS,
  },
  'Screens/ForgotPasswordScreen': {
    use: 'Where a person who cannot sign in asks for a one-time password.',
    not: 'It does not say whether an email is known.',
    access: FORM_ACCESS,
  },
  'Screens/LogoutScreen': {
    use: 'What stands after signing out; nothing of the session is left.',
    not: 'Not for a session that expired: that leads to sign-in.',
    access: QUIET_ACCESS,
  },
  'Screens/NotFoundScreen': {
    use: 'For an address that leads nowhere.',
    not: 'Not for a record that is gone: its page says so.',
    access: QUIET_ACCESS,
  },
  'Screens/OrganizationEditScreen': {
    use: 'Where an admin changes name, contact and plan, and confirms it.',
    not: 'Changing the contact changes no login.',
    access: `${FORM_ACCESS} The question is a dialog.`,
  },
  'Screens/OrganizationEditScreen/RecordView': {
    use: 'Who did what, as it was written down, and the proof that nothing was changed.',
    not: 'Nothing here can be edited.',
    access: 'A table with headers; each entry can be reached by the keyboard.',
    status: 'new',
  },
  'Screens/OrganizationEditScreen/RetentionView': {
    use: 'How long candidates are kept, who is held, and who goes next.',
    not: 'A held candidate is never among those that go.',
    access: FORM_ACCESS,
    status: 'new',
  },
  'Screens/OrganizationPerformanceScreen': {
    use: 'The figures of the organization, and who leads them.',
    not: 'Not for judging a person by one figure.',
    access: 'Each chart has its table; a bar is a link.',
  },
  'Screens/OrganizationPerformanceScreen/SourceChart': {
    use: 'By which way those came who applied, were interviewed and were hired.',
    not: 'Not of one job: that is the board’s.',
    access: 'The chart has its table.',
    status: 'new',
  },
  'Screens/PaymentScreen': {
    use: 'Card details for a plan, taken by the card provider.',
    not: 'No charge is made.',
    access: "The card's fields are the provider's, with our labels and our errors.",
  },
  'Screens/PricingDetailsScreen': {
    use: 'The three plans beside each other.',
    not: 'Not for changing a plan.',
    access: QUIET_ACCESS,
  },
  'Screens/ResumeAnalysisScreen': {
    use: 'A resume against a job: score, reasons with quotes, recommendation.',
    not: 'It decides nothing; a person does.',
    access: 'The result takes the focus when it comes; marks have words; quotes name their source.',
  },
  'Screens/SignInScreen': {
    use: 'Where everybody begins; the way to an organization of one’s own is the second path.',
    not: 'Not for one-time passwords: those are for a new password.',
    access: FORM_ACCESS,
  },
  'Screens/UpdatePasswordScreen': {
    use: 'A new password in place of the current one, or of a one-time one; where one is signed in; and a second factor.',
    not: 'No rule is enforced; the field hints.',
    access: FORM_ACCESS,
  },
  'Screens/UpgradeNeededScreen': {
    use: 'For a page that the plan does not hold.',
    not: 'Not for a save: that stays on its form.',
    access: QUIET_ACCESS,
  },
  'Screens/UserFormScreen': {
    use: 'For developers: sends a user and shows the raw answer.',
    not: 'Not linked from anywhere.',
    access: FORM_ACCESS,
  },
  'Screens/UserPerformanceScreen': {
    use: 'The figures of one person or of all, over time.',
    not: 'Too little data shows as that, and not as zero.',
    access: 'Each chart has its table; the range is a group of radio buttons.',
  },
  'Screens/JobBoardScreen': {
    use: 'Where a person sees in which stage the candidates of a job are, and moves them on.',
    not: 'Not for scores: who fits how is the ranking, which moves nobody.',
    access:
      'A region for each stage with a list; one card takes Tab, arrows walk, Shift and an arrow moves, and each card has a select.',
  },
  'Screens/CompanySignInScreen': {
    use: 'Where a person comes back from the sign-in of their company, and is signed in.',
    not: 'Not for a password: the way there stands on the sign-in page.',
    access: FORM_ACCESS,
  },
  'Screens/InvitationScreen': {
    use: 'Where somebody who was invited by mail chooses a name and a password, and is signed in.',
    not: 'Not for a forgotten password, and not for a new organization.',
    access: FORM_ACCESS,
  },
  'Screens/OpenJobsScreen': {
    use: 'What an organization looks for, for everybody. It is drawn by the server and needs no script.',
    not: 'Not for recruiters: Active Jobs is theirs.',
    access: 'A list of links, each with its job as a heading.',
  },
  'Screens/OpenJobScreen': {
    use: 'One open job for everybody, with how an application is read and the form.',
    not: 'Not where a recruiter adds a candidate: Create Candidate is.',
    access: 'A form that the browser checks and sends by itself; a refusal is an alert.',
  },
  'Screens/YourApplicationScreen': {
    use: 'Where a person who applied reads by a link what was read of them, and says what is wrong.',
    not: 'Not for recruiters: it has no scores, notes or decisions.',
    access: FORM_ACCESS,
  },
};
