import { type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * A query client in which a first fetch that is in flight when its query is invalidated starts over. TanStack Query starts
 * over only where there is data already, and takes what such a fetch brings, which may be older than the change.
 */
export class FreshQueryClient extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters): Promise<void> {
    const queries = this.getQueryCache().findAll(filters);
    await Promise.all(queries.map((query) => query.state.data ?? query.cancel({ revert: true })));
    return super.invalidateQueries(filters);
  }
}
