import type { Contract } from './contract.ts';
import type { Exchange } from './Exchange.ts';
import { Failure } from './Failure.ts';
import { at, isRecord, textAt } from './json.ts';
import { judge } from './judge.ts';

/**
 * What is behind a failure, in words that are the same for all that it is behind: what is wrong with the answer
 * whatever was asked, or else what was expected and what came.
 */
export function causeOf(contract: Contract, error: unknown): string {
  if (!(error instanceof Failure)) return 'the kit itself broke off';
  const { message, exchange } = error;
  if (!exchange) return generalize(message);
  const unreadable = unreadableError(exchange);
  if (unreadable !== undefined) return unreadable;
  // An answer to a method that the operation does not have is not one of its own.
  const [fault] = exchange.method === exchange.operation.method ? judge(contract, exchange) : [];
  if (fault !== undefined) return causeOfFault(exchange, fault);
  const code = textAt(exchange.body, 'code');
  const came = code === undefined ? `${exchange.status}` : `${exchange.status} ${code}`;
  const [expected = message, about] = generalize(message).split(/: | to name /);
  if (about === undefined && !/^expected \d/.test(expected)) return expected;
  return `${expected}${/ errors$/.test(expected) ? ' to name the field at fault' : ''}, but ${came} came`;
}

/** What is wrong with an answer whatever was asked, without what is of one record alone. */
export function causeOfFault(exchange: Exchange, fault: string): string {
  const { operation, status, text, body } = exchange;
  if (status === 0) return text.startsWith(TOO_SLOW) ? text : 'no answer came';
  const unreadable = unreadableError(exchange);
  if (unreadable !== undefined) return unreadable;
  const declared = operation.answers.find((answer) => answer.status === status);
  if (!declared) return `status ${status} is not declared`;
  const schema = textAt(declared.schema, '$ref')?.split('/').at(-1);
  if (status >= 400 && fault.startsWith('body') && schema !== undefined) {
    const kind = status === 422 ? 'validation answers (422)' : 'errors';
    return `${kind} have the body ${shapeOf(body)} instead of ${schema}`;
  }
  if (fault === 'the body is no JSON') return `${status} answers have a body that is no JSON`;
  if (text === '') return `${status} answers have no body`;
  return `${status}: ${generalize(fault)}`;
}

/** How a text about a call that was given up begins. */
export const TOO_SLOW = 'the server is too slow';

/** What all errors of a server are that no program can read, whatever their status. */
function unreadableError({ status, headers, text, body, method }: Exchange): string | undefined {
  if (status < 400 || body !== undefined || method === 'HEAD') return undefined;
  if (text === '') return 'errors have no body';
  const isHtml = /^\s*</.test(text) || headers.get('Content-Type')?.includes('html');
  return isHtml ? 'errors are HTML' : 'errors are no JSON';
}

/** A body by its fields and their kinds, as `{detail: [...]}`. */
function shapeOf(body: unknown): string {
  if (!isRecord(body)) return kindOf(body);
  const fields = Object.keys(body)
    .slice(0, 6)
    .map((name) => `${name.slice(0, 40)}: ${kindOf(at(body, name))}`);
  return `{${fields.join(', ')}}`;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return '[...]';
  if (isRecord(value)) return '{...}';
  return typeof value === 'string' ? 'text' : String(value).slice(0, 40);
}

/** A message without what is of one record alone: places in lists, ids, quoted texts, long figures. */
function generalize(message: string): string {
  return message
    .split('\n', 1)
    .join('')
    .replace(/\.\d+(?=[. ])/g, '')
    .replace(/"[^"]{9,}"/g, '"…"')
    .replace(/\b[a-z]{2,4}_(?=[A-Za-z_-]*\d)[A-Za-z0-9_-]{6,}/g, '…')
    .replace(/\S*conf[ab][0-9a-f]{10}\S*/g, '…')
    .slice(0, 300);
}
