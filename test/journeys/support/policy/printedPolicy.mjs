// Pages under exactly the policies that `wallet-modal csp` prints for them, and under weaker ones.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { at } from '../../../../scripts/lib/files.mjs';
import { withHeaders } from '../passOn.mjs';

const run = promisify(execFile);

/** The JSON that the built command prints for a page's text. */
async function printFor(html, url) {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-policy-'));
  try {
    const page = join(folder, 'page.html');
    writeFileSync(page, html);
    const { stdout } = await run(process.execPath, [at('dist/cli.js'), 'csp', page, '--url', url, '--json']);
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A policy without one of its sources. An empty directive falls back to `default-src`. */
function less(policy, { directive, source }) {
  const parts = policy.split('; ').map((part) => part.split(' '));
  const changed = parts.map(([name, ...sources]) =>
    name === directive ? [name, ...sources.filter((one) => one !== source)] : [name, ...sources],
  );
  return changed
    .filter((part, at) => part.length > 1 || parts[at].length === 1)
    .map((part) => part.join(' '))
    .join('; ');
}

/** Serves every page of a browser profile with the printed policy, less `without`. `printed` is the command's output. */
export async function underPrinted(context, without) {
  const seen = { printed: undefined };
  // Chromium treats a page fulfilled by the driver as a web page, which needs permission to reach this machine.
  await context.grantPermissions(['local-network-access']);
  const underIt = withHeaders(async ({ response, body }) => {
    seen.printed ??= await printFor(String(body), response.url());
    const { policy, permissionsPolicy } = seen.printed;
    return {
      'content-security-policy': without ? less(policy, without) : policy,
      'permissions-policy': permissionsPolicy,
    };
  });
  await context.route('**/*.html', underIt);
  return seen;
}

/** Opens the page of a feature in a profile whose pages are under the printed policy, less `without`. */
async function open({ stack, profile, open: openPage }, feature, { without } = {}) {
  const context = await profile();
  const seen = await underPrinted(context, without);
  const elsewhere = stack.url.replace('127.0.0.1', 'localhost');
  const {
    page = 'plain.html',
    change,
    attributes,
    wallets = [],
    prepare,
  } = await feature.site({ stack, elsewhere });
  await prepare?.(context);
  const asked = [];
  context.on('request', (request) => asked.push(request.url()));
  context.on('page', (one) => one.on('websocket', (socket) => asked.push(socket.url())));
  // The services' host is allowed here, because the policy decides.
  const allows = [...(feature.allows ?? []), elsewhere, stack.frame.origin];
  const site = await openPage(page, { context, change, attributes, wallets, allows, mostRequests: 300 });
  return { site, seen, asked, elsewhere, stack };
}

/** Replaces ports, which differ from run to run. */
const named = (text, { stack }) =>
  text.replaceAll(new URL(stack.frame.origin).port, 'FRAME').replaceAll(new URL(stack.url).port, 'PORT');

/** The page of a feature under exactly the printed policy. */
export const visitPrinted = (tools, feature) => open(tools, feature);

/** The printed policy with `PORT` and `FRAME` for those of the stand-ins. */
export const policyOf = (here) => named(here.seen.printed.policy, here);

/** Opens the page of a feature without one of the sources, runs its steps, and waits until the browser reports what it blocks. */
export async function blocks(tools, feature, { directive, source }) {
  const fill = (text) =>
    text
      .replace('FRAME', new URL(tools.stack.frame.origin).port)
      .replace('PORT', new URL(tools.stack.url).port);
  const own = fill(source);
  const here = await open(tools, feature, { without: { directive, source: own } });
  const hears = here.site.excuse(blockedBy(directive, own));
  // A step that waits for something blocked fails, which doesn't matter here.
  feature.walk(here).catch(() => undefined);
  await hears;
  here.site.excuseEverything();
}

function blockedBy(directive, source) {
  const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const uri = source.startsWith("'sha256-") ? 'inline' : literal(source.replace(/:$/, ''));
  // Chromium reports the directive for tags.
  return new RegExp(`^policy: ${directive}(-elem)? ${uri}`);
}
