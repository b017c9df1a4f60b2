/**
 * The policy that every page of the sandbox is served with. `<wallet-modal>` itself needs of a host's policy:
 *
 * - `script-src` with the origin that serves the script; it loads its further parts from beside itself
 * - `connect-src` with the RPC URLs and services that the host configures
 * - `img-src data:` only for wallet icons that hold more than shapes, which it cannot draw by itself, and the image
 *   host of a wallet directory; without it these wallets are shown by their first letter
 * - `frame-src` with the origin of the login frame, only when email or social login is offered
 *
 * It needs no `style-src` entry (constructable sheets only), no `unsafe-inline`, no `unsafe-eval`, no
 * Trusted Types policy, no fonts, no workers.
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

/** A policy as the header writes it, with directives of `changes` in place of the strict ones. */
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
