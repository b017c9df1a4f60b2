import { stat } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fetchHeaders } from '../input/fetchPage.js';
import type { Input } from '../input/readInput.js';
import type { PageScript } from '../page/pageScripts.js';
import { isBase, type Page } from '../page/parsePage.js';
import { SELF, sourceOf } from '../policy/need.js';
import type { Finding } from './finding.js';

const JAVASCRIPT = /^(text|application)\/(x-)?(java|ecma)script\b/i;

const finding = ({ element: { line } }: PageScript, what: string, fix: string): Finding => ({
  level: 'problem',
  subject: 'Scripts',
  line,
  what,
  fix,
});

/** Checks that the modal's file exists: on the page's own server, or beside a page that is a local file. */
export async function checkFiles(page: Page, { path, headers }: Input): Promise<readonly Finding[]> {
  const script = page.scripts.find(({ file }) => file !== undefined);
  if (!script?.src) return [];
  if (headers) return sourceOf(script.src, page) === SELF ? askServer(script, script.src) : [];
  return path === undefined ? [] : lookBeside(script, page, path);
}

async function askServer(script: PageScript, src: string): Promise<readonly Finding[]> {
  const answer = await fetchHeaders(src);
  if (!answer) return [finding(script, `${src} does not answer.`, 'Look whether the file is there.')];
  const { status, headers } = answer;
  if (status !== 200) {
    return [
      finding(
        script,
        `${src} answers with status ${status}.`,
        'Serve the file there, with its folder "chunks".',
      ),
    ];
  }
  const type = headers.get('content-type') ?? '';
  if (JAVASCRIPT.test(type)) return [];
  const what = `${src} is sent as "${type || 'of no type'}", and browsers run modules only as JavaScript.`;
  return [finding(script, what, 'Send Content-Type: text/javascript.')];
}

async function lookBeside(script: PageScript, { elements }: Page, path: string): Promise<readonly Finding[]> {
  const { given = '' } = script;
  const base = elements.find(isBase)?.getAttribute('href') ?? '';
  // Only addresses relative to the file itself, because a file doesn't reveal the root of its site.
  if ([given, base].some((one) => /^\s*([a-z][a-z\d+.-]*:|[/\\])/i.test(one))) return [];
  const file = new URL(given, new URL(base, pathToFileURL(path)));
  try {
    if ((await stat(fileURLToPath(file))).isFile()) return [];
  } catch {
    // Reported below.
  }
  return [
    finding(
      script,
      `There is no file ${given} beside the page.`,
      'Copy dist/wallet-modal.js and dist/chunks there.',
    ),
  ];
}
