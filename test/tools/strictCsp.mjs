import { createHash } from 'node:crypto';

const local = 'http://localhost:* http://127.0.0.1:*';

/**
 * Serves test pages under the strictest Content-Security-Policy that a host may have. Beyond `'self'` it allows only
 * the test runner's inline scripts, each by its hash, and the local stand-ins for services that a host allows when it
 * uses them on another origin.
 */
export async function strictCsp(context, next) {
  await next();
  if (!context.response.is('html') || typeof context.body !== 'string') return;
  context.set(
    'content-security-policy',
    [
      "default-src 'self'",
      `script-src 'self' ${inlineScripts(context.body).map(hashOf).join(' ')}`,
      `connect-src 'self' ${local} ws://localhost:* ws://127.0.0.1:*`,
      `frame-src 'self' ${local}`,
      "object-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
    ].join('; '),
  );
}

const inlineScripts = (html) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
