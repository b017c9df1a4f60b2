// The replacements for Node's Buffer and viem that WalletConnect's library gets in browsers.
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { hashMessage } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { BufferLike } from '../../scripts/build/walletconnect/bufferLike.mjs';
import { recoverSigner } from '../../scripts/build/walletconnect/recoverSigner.mjs';
import { walletConnectInBrowsers } from '../../scripts/build/walletconnect/walletConnectInBrowsers.mjs';
import { at, readText } from '../../scripts/lib/files.mjs';

// The first account of local nodes.
const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const withLast = (signature, last) => signature.slice(0, -2) + last;

describe('recoverSigner', () => {
  it('finds who signed, however the wallet counts the recovery bit', async () => {
    for (const message of ['one', 'two', 'three', 'four']) {
      const hash = hashMessage(message);
      const signature = await account.signMessage({ message });
      const isOdd = signature.endsWith('1c');
      assert.equal(recoverSigner({ hash, signature }), address);
      assert.equal(recoverSigner({ hash, signature: withLast(signature, isOdd ? '01' : '00') }), address);
      assert.notEqual(recoverSigner({ hash, signature: withLast(signature, isOdd ? '1b' : '1c') }), address);
    }
  });

  it('finds somebody else, or nobody, if something else was signed', async () => {
    const signature = await account.signMessage({ message: 'one' });
    assert.notEqual(recoverSigner({ hash: hashMessage('two'), signature }), address);
    const hash = hashMessage('one');
    for (const wrong of [
      '',
      '0x',
      signature.slice(0, -2),
      `${signature}00`,
      withLast(signature, '25'),
      '0xzz',
    ])
      assert.throws(() => recoverSigner({ hash, signature: wrong }), wrong);
  });
});

describe('BufferLike', () => {
  it('writes texts and bytes as Node’s Buffer does', () => {
    assert.equal(BufferLike.from('{"att":"é"}').toString('base64'), 'eyJhdHQiOiLDqSJ9');
    assert.equal(BufferLike.from(Uint8Array.of(0, 10, 255)).toString('hex'), '000aff');
  });

  it('reads both alphabets of base64, with and without padding', () => {
    for (const text of ['Pz8/Pj4+Pw==', 'Pz8/Pj4+Pw', 'Pz8_Pj4-Pw'])
      assert.equal(BufferLike.from(text, 'base64').toString('utf-8'), '???>>>?');
  });

  it('is bytes', () => {
    assert.deepEqual([...BufferLike.from('é')], [195, 169]);
    assert.equal(BufferLike.from('AAECAw==', 'base64').slice(1, 3).toString('hex'), '0102');
  });

  it('throws at what is not in its encoding, and at encodings that it does not know', () => {
    assert.throws(() => BufferLike.from('!', 'base64'));
    assert.throws(() => BufferLike.from('00', 'hex'));
  });
});

describe('what WalletConnect requests by itself', () => {
  const plugin = walletConnectInBrowsers();
  const files = readdirSync(at('node_modules/@walletconnect'))
    .map((name) => `node_modules/@walletconnect/${name}/dist/index.es.js`)
    .filter((path) => existsSync(at(path)));
  const requests = /(?<![\w.$])fetch\(/;

  it('follows no redirect, in whichever file it is', async (context) => {
    const asking = files.filter((path) => requests.test(readText(path)));
    assert.ok(asking.length >= 3, `${asking}`);
    for (const path of asking) {
      const { code } = plugin.transform(readText(path), at(path));
      const [, source] = /^import fetch from ("[^"]+");/.exec(code) ?? [];
      assert.ok(source, path);
      const id = plugin.resolveId(JSON.parse(source), at(path));
      const { default: own } = await import(`data:text/javascript,${encodeURIComponent(plugin.load(id))}`);
      const asked = context.mock.method(globalThis, 'fetch', async () => undefined);
      await own('https://a.example/', { method: 'POST', redirect: 'follow' });
      assert.deepEqual(asked.mock.calls.at(-1).arguments, [
        'https://a.example/',
        { method: 'POST', redirect: 'error' },
      ]);
    }
  });

  it('goes no other way, such as that for old browsers', () => {
    const others = files.filter((path) => /XMLHttpRequest|from ?["']cross-fetch["']/.test(readText(path)));
    assert.deepEqual(others, ['node_modules/@walletconnect/jsonrpc-http-connection/dist/index.es.js']);
    assert.match(plugin.load(plugin.resolveId('cross-fetch', at(others[0]))), /redirect: 'error'/);
  });
});
