import { ApiError } from '@cortex/api-client/http';
import { useEffect, useEffectEvent } from 'react';

/** Leads on once where the plan is why a load was refused, and says whether it is. */
export function useUpgradeNeeded(error: unknown, onUpgradeNeeded: () => void): boolean {
  const needed = error instanceof ApiError && error.code === 'upgrade_required';
  const leadOn = useEffectEvent(onUpgradeNeeded);
  useEffect(() => {
    if (needed) leadOn();
  }, [needed]);
  return needed;
}
