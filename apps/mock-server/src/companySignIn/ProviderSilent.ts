/** A provider that gives no usable answer. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent';
}
