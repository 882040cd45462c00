const STEP_2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['isation', 'ize'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['entli', 'ent'],
  ['ousli', 'ous'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['izer', 'ize'],
  ['iser', 'ize'],
  ['alli', 'al'],
  ['ator', 'ate'],
  ['logi', 'log'],
  ['bli', 'ble'],
  ['eli', 'e'],
];

const STEP_3: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['alise', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];

const STEP_4 = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'ise',
  'al',
  'er',
  'or',
  'ic',
  'ion',
];

// Words of a job's occupation that the suffix rules alone would part from their kin, or join with strangers.
const IRREGULAR = new Map(
  Object.entries({
    // Bookkeeping is not what a customer has with a firm, nor what one answers for.
    accounting: 'accountancy',
    accountant: 'accountancy',
    accountants: 'accountancy',
    accountancy: 'accountancy',
    accountable: 'accountable',
    accountability: 'accountable',
    teacher: 'teach',
    teachers: 'teach',
    taught: 'teach',
    led: 'lead',
    leader: 'lead',
    leaders: 'lead',
    leadership: 'lead',
    built: 'build',
    builder: 'build',
    builders: 'build',
    wrote: 'write',
    written: 'write',
    writer: 'write',
    writers: 'write',
    analyses: 'analys',
    analysis: 'analys',
    analyst: 'analys',
    analysts: 'analys',
    analyze: 'analys',
    analyzed: 'analys',
    analyzing: 'analys',
    analyse: 'analys',
    analysed: 'analys',
    analysing: 'analys',
    analytical: 'analys',
    analytics: 'analytics',
    baker: 'bake',
    bakery: 'bake',
    grew: 'grow',
    grown: 'grow',
    grower: 'grow',
    growers: 'grow',
    farmer: 'farm',
    farmers: 'farm',
    tester: 'test',
    testers: 'test',
    buyer: 'buy',
    buyers: 'buy',
    bought: 'buy',
    taxes: 'tax',
    taxation: 'tax',
    flew: 'fly',
    flown: 'fly',
    university: 'university',
    universities: 'university',
    universal: 'universal',
    news: 'news',
    general: 'general',
    generally: 'general',
    policy: 'policy',
    policies: 'policy',
    police: 'police',
    organization: 'organization',
    organizations: 'organization',
    organisation: 'organization',
    organisations: 'organization',
    business: 'business',
    businesses: 'business',
    international: 'international',
    internal: 'internal',
    intern: 'intern',
    interns: 'intern',
    execute: 'execute',
    executed: 'execute',
    executing: 'execute',
    execution: 'execute',
    executive: 'executive',
    executives: 'executive',
    commission: 'commission',
    commit: 'commit',
    process: 'process',
    server: 'server',
    servers: 'server',
    service: 'service',
    services: 'service',
    serving: 'serve',
    drove: 'drive',
    driven: 'drive',
    driver: 'driver',
    drivers: 'driver',
    trainer: 'train',
    trainers: 'train',
    designer: 'design',
    banking: 'bank',
    banker: 'bank',
    bankers: 'bank',
    nurse: 'nurs',
    nurses: 'nurs',
    nursing: 'nurs',
    cook: 'cook',
    cooking: 'cook',
    cooks: 'cook',
    culinary: 'culinary',
    welder: 'weld',
    welders: 'weld',
    legal: 'law',
    law: 'law',
    laws: 'law',
    planner: 'plan',
    planners: 'plan',
    artist: 'art',
    artists: 'art',
    artistic: 'art',
    arts: 'art',
    media: 'media',
    medium: 'medium',
    data: 'data',
    operations: 'operations',
    operation: 'operations',
    operational: 'operations',
    programme: 'program',
    programmes: 'program',
    programmer: 'program',
    programmers: 'program',
    relations: 'relations',
    relationship: 'relationship',
    customer: 'customer',
    excellent: 'excellent',
    excellence: 'excellent',
    excelled: 'excelled',
    excels: 'excelled',
    excelling: 'excelled',
    reconciliation: 'reconcil',
    reconciliations: 'reconcil',
    customers: 'customer',
    client: 'customer',
    clients: 'customer',
    clientele: 'customer',
    community: 'community',
    communities: 'community',
    commercial: 'commercial',
    acting: 'acting',
    filing: 'filing',
    collections: 'collections',
    collection: 'collections',
    editing: 'edit',
    framing: 'framing',
    engine: 'engine',
    engines: 'engine',
    engineer: 'engineer',
    engineers: 'engineer',
    engineering: 'engineer',
    engineered: 'engineer',
    patient: 'patient',
    patients: 'patient',
    patience: 'patience',
    deliver: 'deliv',
    delivery: 'deliv',
    deliveries: 'deliv',
    delivered: 'deliv',
    delivering: 'deliv',
    maintenance: 'maintain',
    supervise: 'supervis',
    supervises: 'supervis',
    supervisory: 'supervis',
    sell: 'sale',
    sells: 'sale',
    sold: 'sale',
    selling: 'sale',
    seller: 'sale',
    sellers: 'sale',
    sale: 'sale',
    sales: 'sale',
    administer: 'administr',
    administers: 'administr',
    administered: 'administr',
    administering: 'administr',
    diagnose: 'diagnos',
    diagnosed: 'diagnos',
    diagnosing: 'diagnos',
    diagnosis: 'diagnos',
    diagnoses: 'diagnos',
    diagnostic: 'diagnos',
    diagnostics: 'diagnos',
    advice: 'advis',
    advise: 'advis',
    advises: 'advis',
    advised: 'advis',
    advising: 'advis',
    advisory: 'advis',
    adviser: 'advis',
    advisers: 'advis',
    advisor: 'advis',
    advisors: 'advis',
    treatment: 'treat',
    treatments: 'treat',
    deploy: 'deploy',
    deploys: 'deploy',
    deployed: 'deploy',
    deploying: 'deploy',
    deployment: 'deploy',
    deployments: 'deploy',
    resolution: 'resolv',
    resolutions: 'resolv',
    resolve: 'resolv',
    resolves: 'resolv',
    resolved: 'resolv',
    resolving: 'resolv',
    identification: 'identifi',
    create: 'creat',
    creates: 'creat',
    created: 'creat',
    creating: 'creat',
    creation: 'creat',
    creations: 'creat',
    advertise: 'advertis',
    advertises: 'advertis',
    advertised: 'advertis',
    advertising: 'advertis',
    advertisement: 'advertis',
    advertisements: 'advertis',
    advert: 'advertis',
    adverts: 'advertis',
    photograph: 'photograph',
    photographs: 'photograph',
    photographed: 'photograph',
    photographing: 'photograph',
    photography: 'photograph',
    took: 'take',
    taken: 'take',
    menus: 'menu',
    buses: 'bus',
    kept: 'keep',
    buy: 'buy',
    buys: 'buy',
    buying: 'buy',
    shipment: 'ship',
    shipments: 'ship',
    pay: 'pay',
    pays: 'pay',
    paid: 'pay',
    paying: 'pay',
    optimise: 'optim',
    optimised: 'optim',
    optimising: 'optim',
    optimises: 'optim',
    referral: 'refer',
    referrals: 'refer',
    spoke: 'speak',
    spoken: 'speak',
    sterilise: 'steril',
    sterilised: 'steril',
    sterilising: 'steril',
    survey: 'survey',
    surveys: 'survey',
    surveyed: 'survey',
    surveying: 'survey',
    surveyor: 'survey',
    surveyors: 'survey',
    verification: 'verifi',
    reduction: 'reduc',
    reductions: 'reduc',
    sewn: 'sew',
    sewed: 'sew',
    sewing: 'sew',
    sews: 'sew',
    sew: 'sew',
    ran: 'run',
    made: 'make',
    fed: 'feed',
    lay: 'lay',
    lays: 'lay',
    laid: 'lay',
    laying: 'lay',
    bent: 'bend',
    drew: 'draw',
    drawn: 'draw',
    acquisition: 'acquir',
    acquisitions: 'acquir',
    liaison: 'liais',
    prescription: 'prescrib',
    prescriptions: 'prescrib',
    settlement: 'settl',
    settlements: 'settl',
    dealt: 'deal',
    dug: 'dig',
    swept: 'sweep',
    hung: 'hang',
    sent: 'send',
    sang: 'sing',
    sung: 'sing',
    swam: 'swim',
    rode: 'ride',
    ridden: 'ride',
    wove: 'weav',
    woven: 'weav',
    shot: 'shoot',
    fought: 'fight',
    oversaw: 'overse',
    overseen: 'overse',
    department: 'department',
    authorities: 'authority',
    informed: 'inform',
    information: 'information',
    pattern: 'pattern',
    patterns: 'pattern',
    contractor: 'contractor',
    contractors: 'contractor',
    recruiter: 'recruit',
    recruiters: 'recruit',
  }),
);

const CACHE = new Map<string, string>();
const CACHE_LIMIT = 50_000;

/**
 * The common form of an English word, after M. F. Porter, "An algorithm for suffix stripping" (1980), with a table of
 * exceptions: manage, managed, managing and management give one form. Expects lower case.
 */
export function stem(word: string): string {
  const known = CACHE.get(word);
  if (known !== undefined) return known;
  const result = IRREGULAR.get(word) ?? (/^[a-z]{3,40}$/.test(word) ? porter(word) : word);
  if (CACHE.size > CACHE_LIMIT) CACHE.clear();
  CACHE.set(word, result);
  return result;
}

function porter(word: string): string {
  let w = word;
  if (w.endsWith('sses') || w.endsWith('ies')) w = w.slice(0, -2);
  else if (w.endsWith('s') && !w.endsWith('ss') && !w.endsWith('us')) w = w.slice(0, -1);
  w = stripPast(w);
  if (w.endsWith('y') && hasVowel(w.slice(0, -1))) w = `${w.slice(0, -1)}i`;
  w = replaceSuffix(w, STEP_2, 0);
  w = replaceSuffix(w, STEP_3, 0);
  for (const suffix of STEP_4) {
    if (!w.endsWith(suffix)) continue;
    const base = w.slice(0, -suffix.length);
    if (measure(base) > 1 && (suffix !== 'ion' || /[st]$/.test(base))) w = base;
    break;
  }
  if (w.endsWith('e')) {
    const base = w.slice(0, -1);
    const m = measure(base);
    if (m > 1 || (m === 1 && !endsShort(base))) w = base;
  }
  return w.endsWith('ll') && measure(w) > 1 ? w.slice(0, -1) : w;
}

function stripPast(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const suffix = word.endsWith('ing') ? 'ing' : word.endsWith('ed') ? 'ed' : '';
  const base = word.slice(0, word.length - suffix.length);
  if (suffix === '' || !hasVowel(base)) return word;
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`;
  if (/([^aeiouylsz])\1$/.test(base)) return base.slice(0, -1);
  return measure(base) === 1 && endsShort(base) ? `${base}e` : base;
}

function replaceSuffix(word: string, rules: readonly (readonly [string, string])[], least: number): string {
  for (const [suffix, replacement] of rules) {
    if (!word.endsWith(suffix)) continue;
    const base = word.slice(0, -suffix.length);
    return measure(base) > least ? base + replacement : word;
  }
  return word;
}

function hasVowel(text: string): boolean {
  return /[aeiou]|[^aeiou]y/.test(text);
}

/** Porter's m: how many vowel-consonant sequences a form has. */
function measure(text: string): number {
  return shape(text).match(/VC/g)?.length ?? 0;
}

function endsShort(text: string): boolean {
  return /CVC$/.test(shape(text)) && !/[wxy]$/.test(text);
}

function shape(text: string): string {
  let result = '';
  for (const letter of text) {
    const vowel = 'aeiou'.includes(letter) || (letter === 'y' && result.endsWith('C'));
    result += vowel ? 'V' : 'C';
  }
  return result;
}
