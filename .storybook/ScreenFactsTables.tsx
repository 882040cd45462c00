import { operationIds, operations } from '@cortex/api-client/operations';
import { Heading } from '@storybook/addon-docs/blocks';
import contract from '../openapi.json';
import { findScreenFacts } from './screenFacts.ts';

const ROOT = '../packages/ui/src/';
const sources = import.meta.glob<string>(
  ['../packages/ui/src/**/*.{ts,tsx}', '!**/*.stories.tsx', '!**/*.test.ts', '!**/stories/**'],
  { query: '?raw', import: 'default', eager: true },
);
const catalogues: Record<string, unknown> = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('../packages/ui/src/**/*[mM]essages.ts', { eager: true })),
);

type Described = { operationId?: string; summary?: string };

const summaries = new Map(
  Object.values(contract.paths).flatMap((item) =>
    Object.values(item as Record<string, Described>).map(
      ({ operationId, summary }) => [operationId, summary] as const,
    ),
  ),
);

type ScreenFactsTablesProps = { screen: string };

/** The calls of a screen, by the contract, and the texts that it takes from the catalogues. */
export default function ScreenFactsTables({ screen }: ScreenFactsTablesProps) {
  const { calls, texts } = findScreenFacts(sources, `${ROOT}screens/${screen}/${screen}.tsx`, operationIds);
  const said = texts.flatMap(({ catalogue, entry }) =>
    sentencesOf(read(read(catalogues, catalogue), entry)).map((sentence) => ({
      entry: `${catalogue}.${entry}`,
      ...sentence,
    })),
  );
  return (
    <>
      <Heading>Its calls</Heading>
      {calls.length === 0 ? (
        <p>It calls nothing.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>Operation</th>
              <th>Call</th>
              <th>What for</th>
            </tr>
          </thead>
          <tbody>
            {operationIds
              .filter((id) => calls.includes(id))
              .map((id) => (
                <tr key={id}>
                  <td>
                    <code>{id}</code>
                  </td>
                  <td>
                    <code>
                      {operations[id].method.toUpperCase()} {operations[id].path}
                    </code>
                  </td>
                  <td>
                    {summaries.get(id)}
                    {operations[id].extension ? ' (an extension)' : ''}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
      {said.length === 0 ? null : (
        <>
          <Heading>Its messages</Heading>
          <table>
            <thead>
              <tr>
                <th>When</th>
                <th>Text</th>
              </tr>
            </thead>
            <tbody>
              {said.map(({ entry, when, text }) => (
                <tr key={`${entry} ${when} ${text}`}>
                  <td>
                    <code>
                      {entry}
                      {when}
                    </code>
                  </td>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The texts of an entry; what is put together from data has none. */
function sentencesOf(value: unknown, when = ''): { when: string; text: string }[] {
  if (typeof value === 'string') return [{ when, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => sentencesOf(inner, `${when}.${name}`));
}
