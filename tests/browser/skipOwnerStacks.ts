import * as React from 'react';

/**
 * Keeps React's development build from noting a stack trace for each element that is made, a fifth of the time of a
 * test that renders whole pages. Warnings come all the same, without the lines on who made the element. Does nothing
 * where React has no such count.
 */
export function skipOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  // React stops noting them for a second after ten thousand; a setter alone keeps it from starting again.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
}
