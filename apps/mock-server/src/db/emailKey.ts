/**
 * What emails are compared and looked up by: without regard to the case of ASCII letters, which are all that the contract's pattern
 * lets into an email. No other letter becomes one of them, as the Kelvin sign (U+212A) does in `toLowerCase`: a login is not
 * format-checked, and would else find the account of another address.
 */
export function toEmailKey(email: string): string {
  return email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
