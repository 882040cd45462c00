import { operations } from '@cortex/api-client/operations';

const paths = Object.values(operations).map(({ path, method }) => ({
  method: method.toUpperCase(),
  parts: partsOf(path),
}));

/** The methods that the contract has at a path, with HEAD where GET is; none where it does not know the path. */
export function methodsOf(path: string): string[] {
  const asked = partsOf(path);
  const fitting = paths.filter(
    ({ parts }) =>
      parts.length === asked.length && parts.every((part, at) => part === '{id}' || part === asked[at]),
  );
  // A path of the contract's own words is that path, and no record's.
  const own = fitting.filter(({ parts }) => !parts.includes('{id}'));
  const methods = (own.length > 0 ? own : fitting).map(({ method }) => method);
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].toSorted();
}

function partsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/');
}
