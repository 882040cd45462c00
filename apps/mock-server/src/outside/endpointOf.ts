/** The address of an operation below a base address; a query, as some servers want one, stays. */
export function endpointOf(base: string, operation: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/${operation}`;
  return url;
}
