/**
 * The policy of every sandbox page. `<wallet-modal>` itself needs the following in a host's policy:
 *
 * - `script-src` with the origin that serves the script; further parts load from the same folder
 * - `connect-src` with the RPC URLs and services that the host configures
 * - `img-src` with `data:` only for wallet icons that contain more than shapes, which it cannot draw itself, and with
 *   the image host of a wallet directory; without it these wallets show their first letter
 * - `frame-src` with the origin of the sign-in frame, only if email or social login is offered
 *
 * It needs no `style-src` entry (constructable sheets only), no `unsafe-inline`, no `unsafe-eval`, no Trusted Types
 * policy, no fonts, no workers.
 */
export const STRICT_POLICY: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'img-src': "'self' data: blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/** The policy as a header value. Directives in `changes` replace the strict ones. */
export function policyHeader(changes: Readonly<Record<string, string>> = {}): string {
  return Object.entries({ ...STRICT_POLICY, ...changes })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** The security headers of an HTML page. */
export function pageHeaders(changes?: Readonly<Record<string, string>>): Record<string, string> {
  return {
    'content-security-policy': policyHeader(changes),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}
