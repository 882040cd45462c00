/**
 * Mistakes that somebody wrote who had read openapi.yaml and nothing else, before any check was added for one of them. They
 * stay as they were written.
 */
export const defects: readonly {
  name: string;
  operationId: string;
  /** The words of openapi.yaml that it breaks. */
  rule: string;
  plant(next: (request: Request) => Promise<Response>): (request: Request) => Promise<Response>;
}[];
