import { expect, test } from 'vitest';
import { plantedDefects } from './defectFamilies.ts';
import { SECOND_CAUGHT_AT_FIRST, secondStrangerDefects } from './secondStrangerDefects.ts';
import { serverDefects } from './serverDefects.ts';
import { CAUGHT_AT_FIRST, strangerDefects } from './strangerDefects.ts';
import { uncaught } from './uncaught.ts';

test('19 of 20 are caught, and docs/conformance-defects.md has the others by name', async () => {
  const names = plantedDefects.map(({ operationId, name }) => `${operationId}: ${name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(Object.keys(uncaught)));
  expect(Object.keys(uncaught).length).toBeLessThanOrEqual(names.length / 20);
  await expect(describeDefects()).toMatchFileSnapshot('../../docs/conformance-defects.md');
});

function describeDefects(): string {
  const families = Map.groupBy(plantedDefects, ({ name }) => name);
  const rows = [...families].map(([name, planted]) => {
    const missed = planted.filter(({ operationId }) => `${operationId}: ${name}` in uncaught).length;
    return `| ${name} | ${planted.length} | ${planted.length - missed} |`;
  });
  const known = Object.entries(uncaught).map(([name, why]) => `- ${name}. ${why}`);
  const count = Object.keys(uncaught).length;
  return `# What the conformance kit catches

\`tests/conformance/brokenServers.test.ts\` plants one defect at a time in our own server and asks whether the kit finds it
in the operation that has it: ${serverDefects.length} written by hand (\`formDefects.ts\`, \`behaviourDefects.ts\`, \`meaningDefects.ts\`, \`teamworkDefects.ts\`, \`publicationDefects.ts\`, \`keyDefects.ts\`, \`webhookDefects.ts\`, \`backgroundDefects.ts\`, \`findingDefects.ts\`, \`accidentDefects.ts\`, \`listDefects.ts\`, \`runningDefects.ts\`, \`edgeDefects.ts\`, \`edgeRecordDefects.ts\`, \`ordinaryDefects.ts\`, \`ordinaryRecordDefects.ts\`, \`commonDefects.ts\`, \`commonRecordDefects.ts\`, \`statedDefects.ts\`, \`statedRecordDefects.ts\`, \`statedFindingDefects.ts\`, \`statedNameDefects.ts\`, \`overlookedDefects.ts\`), all caught,
and ${plantedDefects.length} that are each fault below in each operation that can have it (\`defectFamilies.ts\`), of which
${plantedDefects.length - count} are caught. It is a part of \`npm run test:faults\`. \`defectsPage.test.ts\` fails where
this page differs, and writes it again with \`npx vitest run --project unit tests/conformance -u\`.

Of ${strangerDefects.length} more that were written down from \`openapi.yaml\`, operation by operation, before any check was added for one of
them (\`strangerDefects.ts\`), the kit caught ${CAUGHT_AT_FIRST} (${share(CAUGHT_AT_FIRST)}) at first. Checks of what the contract says were then added, and it
catches all ${strangerDefects.length} now; so the last figure says less than the first about a server that nobody has seen.

Of ${secondStrangerDefects.length} more by somebody who had read \`openapi.yaml\` and nothing else (\`secondStranger.js\`; none is a fault of form alone), the whole kit caught
${SECOND_CAUGHT_AT_FIRST} (${Math.floor((100 * SECOND_CAUGHT_AT_FIRST) / secondStrangerDefects.length)} %) at first, 43 of them in the operation at fault. Checks of the rules that were missed were added, and it catches all now.

Of 60 more, planted in a proxy before a running server by somebody who had read \`openapi.yaml\` alone, some at a time and with the checks of the
operations around them alone, the kit caught 38 (63 %) at first. Checks of the rules behind the other 22 were added, which catch them, with planted
defects of other shapes (\`accidentDefects.ts\`). One of the 22, lengths counted in code points, was a fault of our own server, which is mended.

Of 50 more, planted in a proxy before a running server by somebody who had read \`openapi.yaml\` alone and left out what looked easiest to find,
some at a time and with the checks of the operations at fault alone, the kit caught 28 (56 %) at first. Checks of the rules behind the other 22 were
added, which catch them all, with planted defects of other shapes (\`runningDefects.ts\`). One of the 22, why a candidate who is held was not
deleted, was a fault of our own server as well, which is mended.

Of 50 more in 49 operations, planted in such a proxy by somebody who had read \`openapi.yaml\` alone and took its less read sentences, the kit caught 9
(18 %) at first. Three of the other 41 turned out to break nothing that the contract says clearly. Checks of the rules behind the other 38 were added,
which catch them all, with planted defects of the same mistakes (\`edgeDefects.ts\`, \`edgeRecordDefects.ts\`).

Of 50 more, planted in such a proxy by somebody who had read \`openapi.yaml\` alone and wrote down what an ordinary team gets wrong in the first
weeks, the kit caught 20 (40 %) at first. Checks of the rules behind 29 of the other 30 were added, which catch them all, with planted defects of the same
mistakes (\`ordinaryDefects.ts\`, \`ordinaryRecordDefects.ts\`). The last one, a state that is looked for among the newest deliveries alone, shows
only where deliveries differ in their states, for which the kit has no receiver.

Of 50 more mistakes of ordinary teams, written down and planted in the same way by somebody else, the kit caught 25 (50 %) at first. Checks of the rules
behind the other 25 were added, which catch them all, with planted defects of the same mistakes (\`commonDefects.ts\`, \`commonRecordDefects.ts\`).

Then \`openapi.yaml\` was read sentence by sentence, with no list at hand, and each sentence that a server could break and that no check would have
noticed got one. Some hold of every operation at once: what a write answers is what the reads tell afterwards, whoever and whatever it is not about stays
as it was, what was deleted is not there in any place of any call, and what the record is to say is in it. Defects against these checks are in
\`statedDefects.ts\`, \`statedRecordDefects.ts\`, \`statedFindingDefects.ts\` and \`statedNameDefects.ts\`. One sentence, that white space around a text is removed, our own server broke for
the templates of mails; it is mended.

Of 50 more mistakes of ordinary teams, planted in such a proxy by somebody who had read \`openapi.yaml\` alone, while those sentences were read, the kit
caught 44 of 49 (90 %) at first, with the checks of the operation at fault alone; of the other five two are caught by the
checks of the operation that writes the record. Checks were added, which catch four of the five in the operation itself, with planted defects (\`overlookedDefects.ts\`); that the
contact address is no login shows where it is changed. The fiftieth, 10 MB taken for 10,000,000 bytes, was not measured: the proxy did not come to an end with large forms.

| fault | planted | caught |
|---|---|---|
${rows.join('\n')}

## Not caught

${known.join('\n')}
`;
}

function share(caught: number): string {
  return `${Math.floor((100 * caught) / strangerDefects.length)} %`;
}
