import { type ComponentType, useEffect, useState } from 'react';

/** A component that comes after the page, which does without it where it cannot be loaded; null until then. */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      () => {},
    );
  }, [load]);
  return loaded;
}
