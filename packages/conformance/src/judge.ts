import type { Contract, Operation } from './contract.ts';
import type { Exchange } from './Exchange.ts';
import { textAt } from './json.ts';
import { judgeTimes } from './judgeTimes.ts';

/**
 * All that is wrong with an answer whatever was asked: a status, a content type, a body, a code or a header that is
 * not declared.
 */
export function judge(contract: Contract, exchange: Exchange): string[] {
  const { operation, status, headers, body, text } = exchange;
  if (status === 0) return [`no answer: ${text}`];
  const declared = operation.answers.find((answer) => answer.status === status);
  if (!declared) return [`status ${status} is not declared`];
  const faults = declared.requiredHeaders.flatMap(({ name, schema }) => {
    const value = headers.get(name);
    if (value === null) return [`the header ${name} is missing`];
    const wanted = schema.type === 'integer' ? Number(value) : value;
    return contract.check(schema, wanted).map((fault) => fault.replace(/^body/, `the header ${name}`));
  });
  faults.push(...judgeDeprecation(operation, headers));
  if (!declared.contentType) return text === '' ? faults : [...faults, `a ${status} has no body`];
  const contentType = headers.get('Content-Type') ?? 'none';
  if (contentType.split(';')[0]?.trim().toLowerCase() !== declared.contentType) {
    faults.push(`the content type is ${contentType}, not ${declared.contentType}`);
  }
  if (declared.contentType !== 'application/json') return faults;
  if (body === undefined) return [...faults, 'the body is no JSON'];
  faults.push(...contract.check(declared.schema, body));
  if (faults.length === 0) faults.push(...judgeTimes(exchange));
  const code = textAt(body, 'code');
  if (status >= 400 && code !== undefined && !declared.codes.includes(code)) {
    faults.push(`the code ${code} is not declared for ${status} (${declared.codes.join(', ')})`);
  }
  return faults;
}

/** What is wrong with the headers that say that an operation is deprecated (RFC 9745, RFC 8594). */
export function judgeDeprecation(
  { deprecated }: Pick<Operation, 'deprecated'>,
  headers: Pick<Headers, 'get'>,
): string[] {
  if (!deprecated) return [];
  const since = `@${Date.parse(deprecated.since) / 1000}`;
  const said = headers.get('Deprecation');
  const end = headers.get('Sunset');
  return [
    ...(said === since ? [] : [`the header Deprecation is ${said ?? 'missing'}, not ${since}`]),
    ...(Date.parse(end ?? '') === Date.parse(deprecated.sunset)
      ? []
      : [`the header Sunset is ${end ?? 'missing'}, not ${new Date(deprecated.sunset).toUTCString()}`]),
  ];
}
