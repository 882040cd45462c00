import { FORM_ACCESS, type Note, QUIET_ACCESS } from './note.ts';

export const componentNotes: Record<string, Note> = {
  'Foundations/Colour': {
    use: 'To choose a colour by what it is for.',
    not: 'Not a raw value: it is right in one theme at most.',
    access:
      'Text has 4.5:1 on each surface that it stands on, edges of controls and marks 3:1. The ratios stand beside the colours.',
  },
  'Foundations/Depth': {
    use: 'For what floats over the page: menus, dialogs, toasts.',
    not: 'Not for cards; they are told apart by surface and line.',
    access: 'A shadow carries no meaning: its ring is seen under forced colours, too.',
    status: 'new',
  },
  'Foundations/Breakpoints': {
    use: 'To say from which width a layout changes.',
    not: 'Not a width of your own; the pages are checked at these.',
    access: 'A page has to work at 320 pixels, which is 1280 at 400 %, without scrolling sideways.',
    status: 'new',
  },
  'Foundations/Icons': {
    use: 'Beside words, at 16 or 20 px with a stroke of 1.75.',
    not: 'Not alone, but in a button that has a name.',
    access: 'Icons are hidden from screen readers; the words say it.',
  },
  'Foundations/Motion': {
    use: 'To show where a thing comes from, in 120 ms.',
    not: 'Not to please, and never on what a person waits for.',
    access: 'Under reduced motion nothing moves.',
  },
  'Foundations/Space': {
    use: 'For every distance: a grid of 4 px.',
    not: 'Not between the steps.',
    access: 'What is pressed is at least 24 px high, and 44 px where a finger does it.',
  },
  'Foundations/Type': {
    use: 'One family, one scale, three weights.',
    not: 'Not for weight alone: a heading is an element, too.',
    access: 'Nothing is lost at 200 %; lines are at most 70 characters long.',
  },
  'Components/Scorecards/Interviews': {
    use: 'On a candidate who was shared with the person: what they interview for, and their scorecard.',
    not: 'Not beside an analysis, which has the scorecards of its job (Scorecards).',
    access: FORM_ACCESS,
  },
  'Components/ActionMenu': {
    use: 'Actions of one kind of which one is carried out: move to a stage, select a group.',
    not: 'Not for a value of a form that is sent later (SelectInput), and not for many records (RecordPicker).',
    access:
      'A menu: arrows and letters walk and do nothing, Enter carries out, Escape closes and leads back.',
  },
  'Components/AppShell': {
    use: 'The frame of every page that has the menu.',
    not: 'Not for pages of visitors: those are a PublicPage.',
    access:
      'The first Tab leads past the menu. The page that is open is marked by aria-current. On phones the menu is a dialog.',
  },
  'Components/BrandMark': {
    use: 'The mark at the top of a menu or a public page.',
    not: 'Not as decoration within a page.',
    access: 'The drawing is hidden; the name is text, or the name of the link around it.',
  },
  'Components/Button': {
    use: 'For what a person does. One primary button a view; Danger only where something goes for good.',
    not: 'Not for going somewhere: that is a Link, or a ButtonLink in its looks.',
    access:
      'The focus is a ring of 2 px. Disabled while it has the focus, it takes the focus back afterwards. ' +
      'An icon alone needs an aria-label.',
  },
  'Components/Chart/BarChart': {
    use: 'Figures of one or two kinds, row by row, as over months.',
    not: 'Not for one figure (StatTile), and not for parts of a whole (PieChart).',
    access:
      'To a screen reader a picture with its figures in words, and the same as a table at a switch. The ' +
      'kinds differ in pattern, too.',
  },
  'Components/Chart/NoChart': {
    use: 'In the place of a chart whose code did not arrive.',
    not: 'Not where there are no figures: the chart itself says that.',
    access: 'It is text, and the table stays at hand.',
  },
  'Components/Chart/PieChart': {
    use: 'How a whole divides into two or three parts.',
    not: 'Not for change over time, and not for many parts.',
    access: 'The figures stand in the legend; the table shows the same.',
  },
  'Components/CriterionRow': {
    use: 'One criterion of a scored resume with its quote.',
    not: 'Not for choosing what is scored: that is JobCriteria.',
    access: 'Met, missing and unclear have a shape and a word each, never a colour alone.',
  },
  'Components/Dialog': {
    use: 'Where the page behind has to wait for an answer.',
    not: 'Not for news (a toast) nor for a deletion in a panel (DeleteConfirmation).',
    access: 'It holds the focus, Escape closes it, and the focus goes back to where it came from.',
  },
  'Components/FilePicker': {
    use: 'For one file, chosen or dropped.',
    not: 'Not for many at once.',
    access: 'One control to the keyboard; name, size and the way to remove the file are read.',
  },
  'Components/CollapsedText': {
    use: 'A text whose length nobody knows, where it would push away what comes next.',
    not: 'Not for what has to be read before one acts.',
    access: 'The whole text is read in any case; the button says whether it is open. On paper it is open.',
    status: 'new',
  },
  'Components/CopyButton': {
    use: 'Beside a text that is shown once, or is hard to select.',
    not: 'Not for what is read anyway: it can be selected.',
    access: 'Its name says what it copies, and then whether it did.',
  },
  'Components/Card': {
    use: 'A part of a page that people without an account read, with its heading.',
    not: 'Not in the app’s own pages: those have sections without an edge.',
    access: 'A region by its heading.',
  },
  'Components/ApplicationNotice': {
    use: 'Wherever somebody applies or reads their application: what is read, how, and who decides.',
    not: 'Not for recruiters: “How this score is made” tells them more.',
    access: 'A list with headings; its icons are hidden.',
  },
  'Components/JobsPageFrame': {
    use: 'Around the public pages of an organization.',
    not: 'Not around pages of Cortex itself: PublicPage is.',
    access: 'A header, a main part and a footer; it works without scripts.',
  },
  'Components/FormError': {
    use: 'Under a form that was not taken, with what the server said.',
    not: 'Not for a single field: its FormField says it.',
    access: 'The toast announces it; here it stays.',
  },
  'Components/FormField': {
    use: 'Around every control: label, hint and error.',
    not: 'Not around a checkbox, which has its label beside it.',
    access:
      'Hint and error are the description of the control. An error takes the place of the hint, so that nothing moves.',
  },
  'Components/FormField/Checkbox': {
    use: 'For a yes or no that is sent with its form.',
    not: 'Not for what holds at once.',
    access: 'Label and hint can be clicked; Space turns it.',
  },
  'Components/Link': {
    use: 'For going somewhere, within the app or out of it.',
    not: 'Not for doing something: that is a Button.',
    access: 'A real anchor: it can be opened in a tab and copied.',
  },
  'Components/Highlight': {
    use: 'For what was searched for, in the row that was found.',
    not: 'Not to stress a word of one’s own.',
    access: 'The text is read as it stands; the mark has an underline beside its colour.',
    status: 'new',
  },
  'Components/Palette': {
    use: 'To find any page, job, candidate or action from wherever one is, with Ctrl+K.',
    not: 'Not in place of a list’s own search, and never over another dialog.',
    access:
      'The caret stays in the field while the arrows move; Enter opens, Escape gives the focus back to ' +
      'where it was. What was found is counted aloud.',
    status: 'new',
  },
  'Components/Reauthentication': {
    use: 'Before what changes who can sign in, where the sign-in is some hours ago.',
    not: 'Not for a confirmation: that is asked in place, in words.',
    access: 'The focus goes to the field, and afterwards back to where it came from.',
    status: 'new',
  },
  'Components/PageFailure': {
    use: 'In the place of a page that broke or never arrived.',
    not: 'Not where only the data did not come (LoadError).',
    access: 'It says what happened and has one button.',
  },
  'Components/PageHeader': {
    use: 'At the top of every page: title, what it is for, the one action.',
    not: 'Not within a panel.',
    access: 'The title is the only heading of level 1. On phones the action stays within reach of the thumb.',
  },
  'Components/PublicBar': {
    use: 'The top of a page without the menu.',
    not: 'Not beside the menu.',
    access: 'The mark is a link named "Cortex, home".',
  },
  'Components/PublicPage': {
    use: 'A whole page for people who need not be signed in.',
    not: 'Not for pages of the app.',
    access: 'One main landmark and one heading of level 1.',
  },
  'Components/QuickActions': {
    use: 'What one may do next on a dashboard or after a deed.',
    not: 'Not as a menu.',
    access: 'Each is one link, whose name is the deed.',
  },
  'Components/RadioCards': {
    use: 'One of two to four choices that have to be read.',
    not: 'Not for short ones (SegmentedControl).',
    access: 'Radio buttons within a fieldset: the arrows move.',
  },
  'Components/ResultPreview': {
    use: 'What a run will show, before the first one.',
    not: 'Not with figures: nothing was scored yet.',
    access: QUIET_ACCESS,
  },
  'Components/ScoreMethod': {
    use: 'The way to how a score comes about, beside each score.',
    not: 'Not for one result: its criteria stand on its page.',
    access: 'A dialog with headings; Escape closes it.',
  },
  'Components/ScoreRing': {
    use: 'A fit from 0 to 100 with its word.',
    not: 'Not for other shares.',
    access: 'One picture named "Fit score 78%, strong fit". The word says what the arc shows.',
  },
  'Components/SegmentedControl': {
    use: 'One of two to four short choices that change what is shown.',
    not: 'Not for going to another page (ViewTabs).',
    access: 'Radio buttons: the arrows move, and the chosen one is marked by more than colour.',
  },
  'Components/Skeleton': {
    use: 'In the shape of what comes, inside a LoadingRegion.',
    not: 'Not for a deed that is on its way: its button says that.',
    access: 'The region says what is loading; the blocks are silent. Nothing shows for the first 150 ms.',
  },
  'Components/StatTile': {
    use: 'One figure that leads to what it counts.',
    not: 'Not for a figure that leads nowhere.',
    access: 'One link: label, figure and where it leads.',
  },
  'Components/StateMessage': {
    use: 'Where there is nothing to show: empty, no results, not found, an error.',
    not: 'Not for a form that failed (FormError).',
    access: 'What is so, what to do, one action. The icon is silent.',
  },
  'Components/ViewTabs': {
    use: 'The views of one page, each with its own address.',
    not: 'Not for what changes without another address (SegmentedControl).',
    access: 'Links within a navigation; the open one is marked by aria-current.',
  },
  'Components/CandidateFields': {
    use: 'What is written about a candidate, for creating and for editing.',
    not: 'Not for reading: that is a FactList.',
    access: FORM_ACCESS,
  },
  'Components/Decision/DecisionForm': {
    use: 'Where a person decides about a candidate for a job.',
    not: 'Nothing is chosen beforehand by the score.',
    access: 'Three buttons of equal weight; who decided and when is text.',
  },
  'Components/JobCriteria': {
    use: 'What will be scored of a job that is being written.',
    not: 'Not for a result (CriterionRow).',
    access: 'Each criterion is a group of radio buttons that bears its name; what changes is announced once.',
  },
  'Components/JobFields': {
    use: 'What a job is made of, for creating and for editing.',
    not: 'Not for reading.',
    access: FORM_ACCESS,
  },
  'Components/UserFields': {
    use: 'Who a person is, for creating an account and for editing it.',
    not: "Not for one's own password.",
    access: FORM_ACCESS,
  },
  'Components/Toaster': {
    use: 'What became of a deed: top right, five seconds.',
    not: 'Not for what has to be answered, nor as the only place of an error.',
    access: 'Announced politely. It waits while the pointer or the focus is on it.',
  },
  'Components/CandidateShares': {
    use: 'In a panel about a candidate, for who may share it.',
    not: 'Not to share: that is the dialog’s. It is nothing where nobody has the candidate.',
    access: 'Each button names the person that it takes the candidate back from.',
    status: 'new',
  },
  'Components/CandidateDecisions': {
    use: 'What stands decided about a candidate, in the panel and on the page.',
    not: 'Not for deciding (DecisionForm).',
    access: 'A list under a heading; the marks have words.',
  },
  'Components/DeleteConfirmation': {
    use: 'Before a candidate or a person goes for good, in the place where the button was.',
    not: 'Not for jobs: those are undone from the toast.',
    access: 'The safe choice comes first, has the focus, and is what Escape means.',
  },
  'Components/DetailPanel': {
    use: 'All about one record beside its list.',
    not: 'Not for a page of its own.',
    access: 'Escape closes it and gives the focus back to the row. On phones it takes the focus.',
  },
  'Components/ResumeViewer': {
    use: 'An analysis with the resume beside it: a quote leads to its place, a mark to its criterion.',
    not: 'Not to read a resume by itself: it is downloaded from the page of its candidate.',
    access:
      'Each quote has a button that says where it leads; each mark is a button that names its criteria; ' +
      'the text as it was read holds all that the pages show.',
    status: 'new',
  },
  'Components/CandidateApplications': {
    use: 'The jobs that a candidate is with, each with its stage and its moves, and the way to one more.',
    not: 'Not for the candidates of a job: that is the board.',
    access: 'A list of links; each stage is a select with a label of its own, the moves open in place.',
  },
  'Components/CandidateNotes': {
    use: 'What people wrote about a candidate, newest first, with the form for one more; a colleague who is mentioned gets a mail.',
    not: 'Not for the notes field of a candidate, which the analysis reads.',
    access:
      'An ordered list; the time is part of the name of each delete button, and the question takes the focus.',
  },
  'Components/CandidateNotes/CancelledInterviews': {
    use: 'The interview that a mail invited to is cancelled from its copy, by a prefilled mail with a cancellation for the calendar.',
    not: 'Not for another time: the interview is moved.',
    access:
      'A dialog; once it is sent the focus is on the interview in the note, which says that it is cancelled.',
  },
  'Components/CandidateNotes/MovedInterviews': {
    use: 'The interview that a mail invited to is moved from its copy: another time, length or place, by a prefilled mail that updates the event of the calendar.',
    not: 'Not for an interview that is off: it is cancelled.',
    access:
      'A dialog; once it is sent the focus is on the interview in the note, which says what it is moved to.',
  },
  'Components/CandidateMail': {
    use: 'A mail to a candidate, from a template whose fields are filled in; an interview goes with it as a calendar invitation, and files as attachments. The copy stands among the team notes.',
    not: 'Not for colleagues, who are mentioned in a note.',
    access:
      'A dialog that gives the focus back to its button; what was typed and attached is there when it is opened again. Files are attached with the keyboard, too; once one is removed the focus is where others are attached.',
  },
  'Components/Scorecards': {
    use: 'What people saw in an interview, by the criteria of the job: one’s own, and those of others once it is in, beside what the analysis found.',
    not: 'Not for a decision, which has a reason and is on record.',
    access:
      'Each mark is a radio group that names its criterion; the table scrolls with the keyboard and has row and column headers.',
  },
  'Components/CandidateTags': {
    use: 'The tags of a candidate: Enter adds one, the button of a tag removes it. Both stand at once, and are saved in order.',
    not: 'Not for skills, which the resume names.',
    access: 'A group of a list and a field; each button names its tag.',
  },
  'Components/BackgroundTasks': {
    use: 'What the server works on for a person, in the menu: how many run, or have finished and were not looked at.',
    not: 'Not for work that the page itself does: it shows its own progress.',
    access:
      'A button that opens a dialog; each row names its job and says in words how far it is; icons are decoration.',
  },
  'Components/AnalysisHistory': {
    use: 'The earlier analyses of a candidate, newest first.',
    not: 'Not for the result itself.',
    access: 'A list of links with job, score and date in words.',
  },
  'Components/ListLayout': {
    use: 'A page that is one list with a panel beside it.',
    not: 'Not for a few rows within a page.',
    access: 'The list scrolls and the page does not; the count is announced while one searches.',
  },
  'Components/RecordPicker': {
    use: 'One record of many, found by typing a part of its name.',
    not: 'Not for ten fixed choices (SelectInput).',
    access: 'A combobox: arrows, Enter, Escape. Two of the same name are told apart in their own names.',
  },
  'Components/SearchField': {
    use: 'Above a list that is filtered as one types.',
    not: 'Not for a search that is sent.',
    access: '/ reaches it from anywhere on the page; Escape empties it.',
  },
  'Components/Transfer/ExportButton': {
    use: 'To take what a view shows along as CSV.',
    not: 'Not for the record of an organization: the server writes that, and notes who took it.',
    access: 'A button with a name; where its code does not arrive, that is announced.',
    status: 'new',
  },
  'Components/Transfer/ImportDialog': {
    use: 'To bring many records from another program: columns, first rows, what is refused, the saving.',
    not: 'Not for one record (its form), nor for resumes without a list (several resumes at once).',
    access:
      'Each step takes the focus. How far it is is a progress bar with words; what came of it is ' +
      'announced. Lists that scroll take the keyboard.',
    status: 'new',
  },
  'Components/Transfer/TransferButtons': {
    use: 'In the toolbar of a list: its ways in and out as CSV.',
    not: 'Not where a list cannot be written to.',
    access: 'The dialog gives the focus back to its button. What was exported is announced.',
    status: 'new',
  },
  'Components/VirtualList': {
    use: 'A list of any length.',
    not: 'Not for a table of figures.',
    access: 'A listbox with one place for the focus; J, K and the arrows move, Enter opens.',
  },
};
