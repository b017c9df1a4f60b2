import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { tiers } from '../../scripts/budgets.mjs';
import { filesUnder, readText } from '../../scripts/lib/files.mjs';
import { productText, storageNames } from '../../scripts/surface/storageNames.mjs';

const sources = productText();
const privacy = readText('docs/privacy.md');
const found = (pattern) => [...new Set([...sources.matchAll(pattern)].map(([, name]) => name))].sort();

describe('README.md', () => {
  it('calls the entry about as heavy as its budget', () => {
    const [, told] = /^- \*\*Light\.\*\* About ([\d.]+) KB/m.exec(readText('README.md')) ?? [];
    assert.ok(Math.abs(Number(told) - tiers[0].limit) <= 0.2, `${told} KB`);
  });
});

describe('docs/privacy.md', () => {
  it('names everything that is stored', () => {
    const names = storageNames(sources);
    assert.ok(
      names.includes('connection') && names.includes('recipients') && names.includes('transactions/list'),
    );
    // Only in one place. Otherwise this test would overlook a key.
    assert.equal(sources.match(/['"`]wallet-modal\//g)?.length, 1);
    const table = /## What is stored\n([\s\S]*?)\n## /.exec(privacy)?.[1] ?? '';
    assert.deepEqual(
      names.filter((name) => !table.includes(`\`${name}\``)),
      [],
    );
  });

  it('has every hosted service in a policy', () => {
    const services = found(/['`](https:\/\/[\w.-]+\.(?:walletconnect\.(?:org|com)|web3modal\.org))/g);
    assert.ok(services.length >= 4);
    const policies = [...privacy.matchAll(/^Content-Security-Policy: (.+)$/gm)].map(([, policy]) => policy);
    assert.deepEqual(
      services.filter((service) => !policies.some((policy) => policy.includes(service))),
      [],
    );
  });

  it('has every public service of services="open" in the policy for it', () => {
    const [instances = ''] = /const PUBLIC\b[\s\S]*?};/.exec(sources) ?? [];
    const hosts = [...instances.matchAll(/\d+: '([\w.-]+)'/g)].map(([, host]) => host);
    assert.ok(hosts.includes('eth.blockscout.com') && hosts.length >= 10);
    const [, policy] =
      /services="open"[^\n]*\n\n```http\nContent-Security-Policy: (.+)\n/.exec(privacy) ?? [];
    const allowed = /connect-src ([^;]+)/.exec(policy)?.[1].split(' ') ?? [];
    const isAllowed = (host) =>
      allowed.includes(`https://${host}`) || allowed.includes(host.replace(/^[\w-]+/, 'https://*'));
    assert.deepEqual(
      [...hosts, 'li.quest'].filter((host) => !isAllowed(host)),
      [],
    );
    assert.ok(readText('docs/without-a-vendor.md').includes(policy));
  });
});

describe('links to headings', () => {
  /** Anchors in GitHub's format. */
  const anchorOf = (heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s/g, '-');
  const anchorsOf = (path) => {
    const text = readText(path).replace(/^```[\s\S]*?^```/gm, '');
    return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));
  };
  const documents = filesUnder('docs', (path) => path.endsWith('.md')).concat(
    ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
    filesUnder('examples', (path) => path.endsWith('.md')),
  );
  it('lead to one', () => {
    const links = documents.flatMap((path) =>
      [...readText(path).matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)].map(([, file, anchor]) => ({
        path,
        anchor,
        target: file ? join(dirname(path), file) : path,
      })),
    );
    assert.ok(links.length > 10);
    assert.deepEqual(
      links.filter(({ target, anchor }) => !anchorsOf(target).includes(anchor)),
      [],
    );
  });
});
