import { VERSIONS } from '../workshop.ts';
import { EXAMPLES } from './judges.ts';

/** A planted defect, and what each tool says of the server that has it; nothing where it sees no fault. */
export type Row = {
  name: string;
  operationId: string;
  kit: string | undefined;
  schemathesis: string | undefined;
  prism: string | undefined;
};

type Run = { every: boolean; minutes: number; tags: number };

export function renderAnchors(rows: readonly Row[], { every, minutes, tags }: Run): string {
  const count = (tool: 'kit' | 'schemathesis' | 'prism') => rows.filter((row) => row[tool]).length;
  const lines = rows.map(
    ({ name, operationId, kit, schemathesis, prism }) =>
      `| ${name} | ${operationId} | ${cell(kit)} | ${cell(schemathesis)} | ${cell(prism)} |`,
  );
  return `# The same defects under three tools

\`npm run conformance:anchors\` plants ${every ? 'every defect of [conformance-defects.md](conformance-defects.md)' : 'one defect of each kind of [conformance-defects.md](conformance-defects.md) (all of them with `ANCHORS=all`)'} in our own server, one at a
time, asks three tools about it and writes this page. It needs Python and what \`npm run test:outside\` installs. The last run took ${minutes} minutes.

| | planted | conformance kit | Schemathesis ${VERSIONS.python.schemathesis} | Prism ${VERSIONS.node['@stoplight/prism-cli']}, validating proxy |
|---|---|---|---|---|
| caught | ${rows.length} | ${count('kit')} | ${count('schemathesis')} | ${count('prism')} |

**What each is for.** The tools are no rivals, and the count is no rank: the defects are of the kinds that the kit was written for, by those who wrote the kit.

- *The kit* knows this contract: roles, plans and tenants, what an operation has to change, what two calls have to agree about. It says whether a server can stand
  behind the web app. It knows nothing of other APIs, and tries the inputs that somebody thought of.
- *[Schemathesis](https://schemathesis.readthedocs.io)* knows no API and reads any contract: it makes up thousands of inputs and finds the crash, the undeclared status
  and the wrong form that nobody thought of. What a call means it cannot know: that a list lacks an entry, that a text was cut, or who may do what, a schema does not say.
  Run it beside the kit.
- *[Prism](https://docs.stoplight.io/docs/prism)* as a proxy makes no calls of its own: it watches the traffic that there is, say of a browser on a test server, and holds
  each request and answer against the contract. It finds what is wrong in the form of what happens to come by, with no test at all.

**How they were asked.** Each in its ordinary configuration, about the operations of the tag that has the defect, on a new server with two organizations. The kit with
\`--only\` that tag. Schemathesis with all its checks and ${EXAMPLES} examples an operation (${EXAMPLES < 100 ? '100 are its own number, and what `ANCHORS=all` takes' : 'its own number'}), with \`tests/outside/programs/schemathesis.toml\`, the settings that
\`npm run test:outside\` has, signed in as an admin, or as a regular user where the defect is about them. Prism with \`--errors\`, with the kit's valid calls
as its traffic, as an admin and as a regular user. Of the sound server none of them says anything, in any of the ${tags} tags that were asked about: what is said here is about the defect.

| defect | planted in | kit, its checks | Schemathesis, its checks | Prism |
|---|---|---|---|---|
${lines.join('\n')}
`;
}

function cell(said: string | undefined): string {
  return said ? `✓ ${said.replaceAll('|', '\\|')}` : '–';
}
