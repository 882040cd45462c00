const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const credential = {
  id: 'h4Jk2Lm8Qp6Rs0Tv3Wx5Yz',
  rawId: bytes('a passkey'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{"type":"webauthn.get"}'),
    attestationObject: bytes('attestation'),
    authenticatorData: bytes('authenticator data'),
    signature: bytes('signature'),
    userHandle: bytes('usr_jordan'),
  },
  getClientExtensionResults: () => ({}),
};

/** What a device does when the browser asks it: as WebAuthn names its errors, or it never answers. */
type Behaviour = 'answers' | 'never' | 'NotAllowedError' | 'InvalidStateError' | 'SecurityError';

/** Puts a device in the place of the browser's own windows, which no story can press a button in; gives how to take it away. */
export function giveDevice(behaviour: Behaviour): () => void {
  const answer = (): Promise<unknown> => {
    if (behaviour === 'never') return new Promise(() => {});
    if (behaviour === 'answers') return Promise.resolve(credential);
    return Promise.reject(new DOMException('As the device says.', behaviour));
  };
  const asked = { create: answer, get: answer };
  const before = Object.getOwnPropertyDescriptor(navigator, 'credentials');
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: asked });
  return () => {
    if (before) Object.defineProperty(navigator, 'credentials', before);
    else Reflect.deleteProperty(navigator, 'credentials');
  };
}
