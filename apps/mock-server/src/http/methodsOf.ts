import { operations } from '@cortex/api-client/operations';

const paths = Object.values(operations).map(({ path, method }) => ({
  method: method.toUpperCase(),
  parts: partsOf(path),
}));

/** The methods that the contract has at a path, with HEAD where GET is; none where it does not know the path. */
export function methodsOf(path: string): string[] {
  const asked = partsOf(path);
  const found = paths.filter(
    ({ parts }) =>
      parts.length === asked.length && parts.every((part, at) => part === '{id}' || part === asked[at]),
  );
  const methods = found.map(({ method }) => method);
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].toSorted();
}

function partsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/');
}
