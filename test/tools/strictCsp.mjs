import { createHash } from 'node:crypto';

const local = 'http://localhost:* http://127.0.0.1:*';

/**
 * Serves test pages under the strictest content security policy that a host may have. Beyond `'self'` it allows
 * only the inline scripts that the test runner itself writes, each by its hash, and what a host allows too when
 * it uses a service on another origin: local stand-ins here.
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
