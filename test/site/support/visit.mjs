import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { at } from '../../../scripts/lib/files.mjs';

const axe = readFileSync(at('node_modules/axe-core/axe.min.js'), 'utf8');

/**
 * Opens a page of the site at `url`, passes it on, and fails on anything that a visitor or their policy could complain about:
 * errors and warnings in the console, policy violations, requests to other hosts, and missing files.
 */
export async function visit(chrome, url, use, options = {}) {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const complaints = [];
  const own = new URL(url).origin;
  page.on('pageerror', (error) => complaints.push(`${error}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(own))
      complaints.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.exposeFunction('complain', (text) => complaints.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.complain(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await use(page);
  await context.close();
  assert.deepEqual(complaints, [], url);
}

/** The findings of axe, as text. */
export async function findBarriers(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      // The theme studio shows the same view in two modals, each in a named region.
      rules: { 'landmark-unique': { enabled: false } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
