/** A job and two resumes of the usual lengths, to time the analysis with. All of it is invented. */
export const job = {
  title: 'Senior Backend Engineer',
  description:
    'You design and build services that process payments, own their database schemas, and keep them fast under load. You review changes, mentor younger engineers and write down what you learn from incidents. You work with product managers and with the teams that operate the platform. We expect 5+ years of backend experience, a degree in computer science, and fluent English.',
  skills_required: 'Go, Python, PostgreSQL, Kafka, Kubernetes, REST APIs, CI/CD, Distributed systems',
};

const HEAD = `Profile
Backend engineer with nine years in payments and logistics, at home in Go, Python and SQL.`;

const POSTS = [
  ['Senior Backend Engineer, card processor', '2019 - 2025'],
  ['Backend Engineer, parcel network', '2016 - 2019'],
  ['Software Developer, ticket shop', '2014 - 2016'],
  ['Working student, university computing centre', '2012 - 2014'],
] as const;

const POINTS = [
  'Designed the settlement service that moves four million transactions a day, in Go on PostgreSQL with Kafka between its parts.',
  'Cut the slowest reports from forty seconds to two by new indexes, partitions and a read replica.',
  'Moved nine services to Kubernetes, with deployment from the main branch and alerts on what customers notice.',
  'Wrote the runbook for incidents and led eleven reviews after outages, each with changes that were carried out.',
  'Mentored three younger engineers in code review, testing and the art of small changes.',
  'Agreed on versioned REST interfaces with two partner banks and kept the old ones alive for a year.',
  'Replaced a nightly batch by a stream, so that balances are right within seconds.',
  'Worked with product managers on fees, refunds and the many ways in which money can come back.',
];

const TAIL = `Education
B.Sc. Computer Science, 2014
Skills
Go, Python, PostgreSQL, Redis, Kafka, gRPC, Docker, Kubernetes, Terraform, Prometheus, Git
Languages
English (fluent), Dutch (native)`;

/** A resume of about so many words: posts with their points, until it is long enough. */
export function resumeOf(words: number): string {
  const lines = [HEAD, 'Experience'];
  const count = () => lines.join(' ').split(/\s+/).length;
  for (let index = 0; count() < words; index += 1) {
    const [title, years] = POSTS[index % POSTS.length] ?? POSTS[0];
    lines.push(`${title}, ${years}`);
    for (let point = 0; point < 5 && count() < words; point += 1) {
      lines.push(`- ${POINTS[(index * 3 + point) % POINTS.length]} (project ${index + 1}.${point + 1})`);
    }
  }
  return `${lines.join('\n')}\n${TAIL}`;
}
