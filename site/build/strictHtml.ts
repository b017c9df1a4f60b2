import { PLACEHOLDER_BASE } from './relocate.ts';

/** Icons of installed wallets are data URLs, and so are the icons of the site's style sheet. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const INLINE_SCRIPT = /\s*<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g;
const ICONS_OF_NETWORKS = /\s*<link[^>]*vp-icons\.css[^>]*>/;

/**
 * Applies the policy to a page: nothing inline, the script that must run first as a file, and a menu that needs no
 * script.
 */
export function strictHtml(html: string, firstScript: string, menu: string): string {
  return html
    .replace(INLINE_SCRIPT, '')
    .replace(ICONS_OF_NETWORKS, '')
    .replace('</body>', `${menu}\n  </body>`)
    .replace(/ style="[^"]*"/g, '')
    .replace(
      '<meta charset="utf-8">',
      [
        '<meta charset="utf-8">',
        `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
        `<script src="${PLACEHOLDER_BASE}${firstScript}"></script>`,
      ].join('\n    '),
    );
}
