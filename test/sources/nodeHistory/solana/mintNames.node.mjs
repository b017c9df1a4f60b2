// Run alone: `node --test test/sources/nodeHistory/solana/mintNames.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { address, getAddressEncoder, getProgramDerivedAddress } from '@solana/web3.js';
import { bundled } from '../../../tools/bundled.mjs';
import { options } from '../nodes.mjs';
import { held, keyOf, ME, OTHER, solanaNode, transactionOf } from './solanaNode.mjs';

const { nodeHistory } = await bundled('src/sources/nodeHistory/nodeHistory.ts');
const { metadataAddress } = await bundled('src/sources/nodeHistory/solana/metadataAddress.ts');
const METAPLEX = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s';
const encode = (key) => getAddressEncoder().encode(address(key));
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const PLACE = await metadataAddress(MINT);

const text = (written, length = Buffer.byteLength(written)) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(length);
  return Buffer.concat([size, Buffer.from(written)]);
};
/** Metaplex's account for a mint. */
const metadata = ({ kind = 4, mint = MINT, name = text('USD Coin\0\0\0'), symbol = text('USDC\0\0') } = {}) =>
  Buffer.concat([Buffer.from([kind]), Buffer.alloc(32), Buffer.from(encode(mint)), name, symbol]);
const ofMetaplex = (bytes, owner = METAPLEX) => ({ owner, data: [bytes.toString('base64'), 'base64'] });
const ofMint = (...extensions) => ({ data: { parsed: { info: { extensions }, type: 'mint' } } });

/** The history's name for a received token, and the requests for it. */
async function namesOf(accounts) {
  const transaction = transactionOf(1, {
    keys: [OTHER, keyOf(9)],
    before: [5, 5],
    after: [5, 5],
    tokens: [[], [held(1, ME, '5', { mint: MINT })]],
  });
  const asked = [];
  const more = { getTransaction: () => transaction, getMultipleAccounts: (list) => accounts(list) };
  const node = solanaNode({ lists: { [ME]: [[4, 1]] }, more }, asked);
  const source = nodeHistory();
  const [{ transfers }] = (await source.history(`solana:test:${ME}`, options(node))).entries;
  await source.history(`solana:test:${ME}`, options(node));
  const questions = asked.filter(([method]) => method === 'getMultipleAccounts');
  return { names: transfers.map(({ token, symbol, name }) => [token, symbol, name]), questions };
}
const telling = (mint, kept) => async () => (await namesOf(() => ({ value: [mint, kept] }))).names;

describe('names of tokens in a history on Solana', () => {
  it('are asked for where Metaplex keeps them, as web3.js knows it', async () => {
    for (const mint of [
      MINT,
      METAPLEX,
      ...Array.from({ length: 40 }, (_, index) => keyOf(index + 58 ** 7)),
    ]) {
      let key;
      try {
        key = encode(mint);
      } catch {
        continue;
      }
      const seeds = ['metadata', encode(METAPLEX), key];
      const [expected] = await getProgramDerivedAddress({ programAddress: address(METAPLEX), seeds });
      assert.equal(await metadataAddress(mint), expected);
    }
  });

  it('are those of Metaplex, asked for once', async () => {
    const { names, questions } = await namesOf(() => ({ value: [ofMint(), ofMetaplex(metadata())] }));
    assert.deepEqual(names, [[MINT, 'USDC', 'USD Coin']]);
    assert.deepEqual(questions, [
      ['getMultipleAccounts', [MINT, PLACE], { commitment: 'confirmed', encoding: 'jsonParsed' }],
    ]);
  });

  it('are those in the mint itself, without hidden letters', async () => {
    const state = { symbol: 'O\u202eW\u200bN', name: 'Own <b>name</b>' };
    const mint = ofMint({ extension: 'transferHook' }, { extension: 'tokenMetadata', state });
    const names = await telling(mint, ofMetaplex(metadata()))();
    assert.deepEqual(names, [[MINT, 'OWN', 'Own <b>name</b>']]);
  });

  const long = text('x'.repeat(60), 2 ** 32 - 1);
  for (const [title, mint, kept] of [
    ['of another program', null, ofMetaplex(metadata(), OTHER)],
    ['of another kind', null, ofMetaplex(metadata({ kind: 6 }))],
    ['of another mint', null, ofMetaplex(metadata({ mint: METAPLEX }))],
    ['that end too early', null, ofMetaplex(metadata().subarray(0, 70))],
    ['that say they are longer than all there is', null, ofMetaplex(metadata({ name: long }))],
    ['that are a book', null, ofMetaplex(Buffer.alloc(10_000, 4))],
    ['that are no base64', null, { owner: METAPLEX, data: ['%%%', 'base64'] }],
    ['that are no texts', ofMint({ extension: 'tokenMetadata', state: { symbol: 7, name: {} } }), null],
    ['that throw', new Proxy({}, { get: () => assert.fail() }), null],
  ]) {
    it(`are not those ${title}`, async () =>
      assert.deepEqual(await telling(mint, kept)(), [[MINT, undefined, undefined]]));
  }

  for (const [title, accounts] of [
    ['refuses', () => assert.fail('no')],
    ['answers no list', () => ({ value: 'nothing' })],
    ['answers too little', () => ({ value: [null] })],
  ]) {
    it(`are missing where a node ${title}`, async () =>
      assert.deepEqual((await namesOf(accounts)).names, [[MINT, undefined, undefined]]));
  }
});
