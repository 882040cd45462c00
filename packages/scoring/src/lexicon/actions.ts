import { stem } from '../text/stem.ts';

// What is done, as jobs name it (a noun), and the verbs with which people tell of it, beside the word's own forms. Only verbs that mean the same
// beside the same object: who "ran" a shop managed it. The last lines are what it is done to.
const ACTIONS = `
handling: deal process resolve take
processing: handle enter
management: run oversee direct supervise head lead
managing: run oversee direct supervise head lead
planning: schedule organise
scheduling: plan book arrange organise
preparation: make cook draft
production: produce make
maintenance: serviced overhaul
servicing: maintained overhaul
installation: fitted mounted
fitting: installed mounted
operation: operate run
operating: run
training: teach coach instruct
teaching: instruct tutor
coaching: trained mentored
writing: draft compose
drafting: write
inspection: check examine
checking: inspect examine
purchasing: buy order procure
procurement: buy order purchase
buying: purchase procure
ordering: purchase buy
recruitment: hire
hiring: recruit
repair: fix mend
assembly: assemble build
interpretation: read analyse
reading: interpret
documentation: record log
recording: log document
records: log document
testing: check
monitoring: watch track check
organisation: organise arrange plan run
organising: arrange plan run
coordination: organise arrange
entry: enter type key
application: apply
payment: pay
collection: collect
finding: found trace locate diagnose
diagnosis: find trace identify
selection: choose pick
support: help assist
assistance: help support
advice: explain counsel
cleaning: wash scrub
transport: move carry
taking: write record
administration: give
development: build create design
creation: make write design produce build
building: construct
construction: build
design: draw
costing: calculate price
analysis: evaluate examine
control: manage monitor count
fabrication: build make
making: build produce
staff: employees colleagues starters crew
employee: staff colleagues starters
customer: guests visitors shoppers patrons
supplier: vendors
vendor: suppliers
invoice: bills
rota: roster shifts
roster: rota shifts
equipment: machines machinery
machinery: machines equipment
vehicle: cars vans trucks lorries
goods: merchandise
payroll: wages salaries
freight: cargo
`;

const OTHERS: ReadonlyMap<string, readonly string[]> = new Map(
  ACTIONS.split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', verbs = ''] = line.split(': ');
      return [stem(name), verbs.split(' ').map(stem)];
    }),
);

/** Other verbs by which texts tell that something was done: "fixed" for "repair". By stem, English. */
export function otherVerbsFor(stemmed: string): readonly string[] {
  return OTHERS.get(stemmed) ?? [];
}
