import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { describe, it } from 'node:test';
import { chunkName, closureOf, readBundle } from '../../scripts/lib/bundle.mjs';
import { readJson } from '../../scripts/lib/files.mjs';

const bundle = readBundle((file) => file === 'wallet-modal.js' || file.startsWith('chunks/'));

/** The sources loaded before these chunks run. */
function sourcesOf(...names) {
  const wanted = names.map((name) => {
    const file = [...bundle.keys()].find((path) => chunkName(path) === name);
    assert.ok(file, `dist has no ${name}`);
    return file;
  });
  const files = new Set(wanted.flatMap((file) => [...closureOf(bundle, file)]));
  return [...files].flatMap((file) =>
    readJson(`dist/${file}.map`).sources.map((source) => posix.join('dist', posix.dirname(file), source)),
  );
}

const EVM = /node_modules\/(viem|ox|abitype|@noble\/curves)\/|^src\/chains\/evm\//;
const SOLANA = /node_modules\/@solana\/|^src\/chains\/solana\//;
/** The session looks for EVM wallets at once, and shares nothing else with the EVM code. */
const STARTED = /^src\/chains\/evm\/(browserWallets|announcedWallets|legacyWallets)\.ts$/;
const within = (sources, what) => sources.filter((path) => what.test(path) && !STARTED.test(path));

/** All parts of a chain family. */
function chunksOf(family) {
  const names = [...bundle.keys()].map(chunkName).filter((name) => name.startsWith(`${family}-`));
  assert.ok(names.length > 5);
  return names;
}

describe('a page with one namespace', () => {
  const start = ['wallet-modal', 'session', 'island'];

  it('loads nothing for EVM on a Solana page, with a wallet app or without', () => {
    const parts = ['session-startSolana', 'registry-solanaWallets', ...chunksOf('solana')];
    const pairing = ['pairing-pairingConnectors', 'pairing-solanaAdapter'];
    const sources = sourcesOf(...start, ...parts, ...pairing);
    assert.ok(within(sources, SOLANA).length > 10);
    assert.deepEqual(within(sources, EVM), []);
  });

  it('loads nothing for Solana on an EVM page, with a wallet app or without', () => {
    const parts = ['session-handleRequest', ...chunksOf('evm')];
    const sources = sourcesOf(...start, ...parts, 'pairing-pairingConnectors', 'pairing-evmAdapter');
    assert.ok(within(sources, EVM).length > 10);
    assert.deepEqual(within(sources, SOLANA), []);
  });
});
