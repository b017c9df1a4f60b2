import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { readText } from '../../scripts/lib/files.mjs';
import { folder, pageWith, runJson } from './runs.mjs';

const write = folder(after);

/** Settings that use every service. */
const everything = {
  projectId: '1'.repeat(32),
  services: 'open',
  networks: ['eip155:1'],
  chains: [{ id: 'eip155:1', rpcUrl: 'https://rpc.example.com' }],
  siweUrl: 'https://api.example.com/auth',
};

/** The guide's table. Rows with the same host and feature are merged. */
async function table() {
  const { reasons } = await runJson('csp', write('everything.json', JSON.stringify(everything)));
  const rows = new Map();
  for (const { directive, source, feature, why, without } of reasons) {
    const key = `| ${feature} | \`${directive} ${source}\` |`;
    rows.set(key, [...(rows.get(key) ?? []), { why, without }]);
  }
  const cells = (texts) =>
    `${texts.map(({ why }) => why).join(' ')} | ${texts.map(({ without }) => without).join(' ')}`;
  return [
    '| Feature | It needs | For | Without it |',
    '| --- | --- | --- | --- |',
    ...[...rows].map(([key, texts]) => `${key} ${cells(texts)} |`),
  ].join('\n');
}

describe('the guide to a strict policy', () => {
  const guide = readText('docs/content-security-policy.md');

  it('has a row for all that csp can print', async () => {
    const written = /<!-- needs -->\n([\s\S]*?)\n?<!-- \/needs -->/.exec(guide)?.[1];
    assert.equal(written, await table(), 'the guide needs the second text');
  });

  it('shows what csp prints for its page', async () => {
    const [, page] = /For this page:\n\n```html\n([\s\S]*?)```/.exec(guide);
    const [, policy, permissions] =
      /```http\nContent-Security-Policy: (.*)\nPermissions-Policy: (.*)\n```/.exec(guide);
    const printed = await runJson('csp', write('page.html', page), '--url', 'https://example.com/');
    assert.deepEqual([printed.policy, printed.permissionsPolicy], [policy, permissions]);
  });

  it('shows a file of settings that csp reads', async () => {
    const [, settings] = /```json\n([\s\S]*?)```/.exec(guide);
    const printed = await runJson('csp', write('sample.json', settings), '--url', 'https://example.com/');
    assert.deepEqual(printed.problems, []);
    assert.match(
      printed.policy,
      /connect-src 'self' https:\/\/rpc\.example\.com https:\/\/eth\.blockscout\.com https:\/\/li\.quest;/,
    );
  });
});

describe('the policies in docs/privacy.md', () => {
  const policies = [...readText('docs/privacy.md').matchAll(/^Content-Security-Policy: (.+)$/gm)].map(
    ([, policy]) => policy,
  );
  const config = `<script type="application/json" slot="config">
    { "chains": [{ "id": "eip155:1", "rpcUrl": "https://rpc.example.com" }] }
  </script>`;
  const settings = ['', 'services="open"', `project-id="${'1'.repeat(32)}"`];

  it('are as many as are looked at here', () => assert.equal(policies.length, settings.length));

  for (const [at, attributes] of settings.entries()) {
    it(`allow all that csp prints: ${attributes || 'without services'}`, async () => {
      const head = `<meta http-equiv="Content-Security-Policy" content="${policies[at]}"><script type="module" src="/wallet-modal.js"></script>`;
      const page = pageWith(`<wallet-modal ${attributes}>${config}</wallet-modal>`, { head });
      const { findings } = await runJson('check', write(`policy-${at}.html`, page));
      assert.deepEqual(findings, []);
    });
  }
});
