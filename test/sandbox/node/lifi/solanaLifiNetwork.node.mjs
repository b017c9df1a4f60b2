// LI.FI's stand-in on Solana, tested against its published API. Its transactions run on a local cluster. Needs no build.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  getBase64EncodedWireTransaction,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  partiallySignTransaction,
} from '@solana/web3.js';
import { sandboxNode } from '../../sandboxNode.mjs';
import { ask, associatedAccount, keyPairs, people, TOKEN_2022 } from '../../solanaSupport.mjs';

const { startSolanaClusters, startSandboxServer } = sandboxNode;
const [alice, bob, carol, dave, erin] = people;
const SOLANA = '1151111081099710';
const SOL = '11111111111111111111111111111111';
const DOLLAR = '5CjA48ssJ1AvWWAThZADYaEcFGj4d4DhRhdz3k1xkF8r';
const TOKEN_22 = 'Af4c4Nz9A69vNBqcfd96mweh2uuZrpwfPDKZv2b9RZeq';
const WRAPPED = 'So11111111111111111111111111111111111111112';
const MAKER = 'AdzP2ErkbASv41aDoDK6sB8JsD9mMzkvFZZvvm2AhkAE';
const QUOTE = {
  fromChain: SOLANA,
  toChain: SOLANA,
  fromToken: SOL,
  toToken: DOLLAR,
  fromAmount: '1000000000',
  fromAddress: alice,
};

let running;
let main;
let server;
before(async () => {
  running = await startSolanaClusters({ ports: [0], mainnet: true });
  main = running.clusters.at(-1);
  server = await startSandboxServer({ port: 0, chains: running.clusters });
});
after(() => Promise.all([server?.stop(), running?.stop()]));

const lifi = (path, query = {}) => fetch(`${server.url}/lifi/v1/${path}?${new URLSearchParams(query)}`);
async function answerOf(...question) {
  const response = await lifi(...question);
  assert.equal(response.status, 200, await response.clone().text());
  return response.json();
}

const node = async (method, ...params) => (await ask(main.rpcUrl, method, ...params)).result;
const lamports = async (owner) => (await node('getBalance', owner, { commitment: 'processed' })).value;
async function units(owner, mint) {
  const options = { encoding: 'jsonParsed', commitment: 'processed' };
  const { value } = await node('getTokenAccountsByOwner', owner, { mint }, options);
  return value.map(({ account }) => account.data.parsed.info.tokenAmount.amount);
}

const transactionIn = ({ transactionRequest }) =>
  getTransactionDecoder().decode(Buffer.from(transactionRequest.data, 'base64'));
const messageIn = (step) => getCompiledTransactionMessageDecoder().decode(transactionIn(step).messageBytes);

async function signedBy(index, step) {
  return getBase64EncodedWireTransaction(
    await partiallySignTransaction([keyPairs[index]], transactionIn(step)),
  );
}
const send = (wire) =>
  ask(main.rpcUrl, 'sendTransaction', wire, { encoding: 'base64', preflightCommitment: 'confirmed' });

/** Requests a swap for an account, signs it and sends it. */
async function swap(index, from, to, amount) {
  const question = { ...QUOTE, fromToken: from, toToken: to, fromAmount: amount, fromAddress: people[index] };
  const step = await answerOf('quote', question);
  const { result, error } = await send(await signedBy(index, step));
  assert.equal(error, undefined, JSON.stringify(error));
  return { step, signature: result };
}

describe("the stand-in of LI.FI's Solana", () => {
  it('quotes at the prices of the sandbox, with 0.25 % for the market maker', async () => {
    const { id, includedSteps, transactionRequest, ...step } = await answerOf('quote', {
      ...QUOTE,
      slippage: '0.01',
      integrator: 'my-site',
    });
    const token = ({ logoURI, ...rest }) => rest;
    const sol = {
      chainId: 1151111081099710,
      address: SOL,
      symbol: 'SOL',
      name: 'SOL',
      decimals: 9,
      coinKey: 'SOL',
      priceUSD: '150',
    };
    const dollar = {
      chainId: 1151111081099710,
      address: DOLLAR,
      symbol: 'SUSD',
      name: 'Sandbox Dollar',
      decimals: 6,
      coinKey: 'SUSD',
      priceUSD: '1',
    };
    assert.match(id, /^[-0-9a-f]{36}$/);
    assert.deepEqual(Object.keys(transactionRequest), ['data']);
    assert.deepEqual(
      includedSteps.map(({ type }) => type),
      ['swap'],
    );
    const { fromToken, toToken, ...action } = step.action;
    const { gasCosts, ...estimate } = step.estimate;
    assert.deepEqual([token(fromToken), token(toToken)], [sol, dollar]);
    assert.deepEqual(action, {
      fromChainId: 1151111081099710,
      toChainId: 1151111081099710,
      fromAmount: '1000000000',
      slippage: 0.01,
      fromAddress: alice,
      toAddress: alice,
    });
    assert.deepEqual(estimate, {
      tool: 'sandbox',
      fromAmount: '1000000000',
      fromAmountUSD: '150.0000',
      toAmount: '149625000',
      toAmountMin: '148128750',
      toAmountUSD: '149.6250',
      executionDuration: 1,
      feeCosts: [],
    });
    // Two signatures, and 200,000 units at 0.02 lamports each.
    assert.deepEqual(
      gasCosts.map(({ type, amount, amountUSD }) => [type, amount, amountUSD]),
      [['SEND', '14000', '0.0021']],
    );
    assert.deepEqual([step.type, step.tool, step.integrator], ['lifi', 'sandbox', 'my-site']);
  });

  it('builds transactions as real ones are: wrapped SOL, a lookup table, a price of computation, one signature missing', async () => {
    const step = await answerOf('quote', QUOTE);
    const { signatures } = transactionIn(step);
    assert.deepEqual(Object.keys(signatures), [alice, MAKER]);
    assert.equal(signatures[alice], null);
    const { header, staticAccounts, instructions, addressTableLookups } = messageIn(step);
    assert.deepEqual(header, {
      numSignerAccounts: 2,
      numReadonlySignerAccounts: 1,
      numReadonlyNonSignerAccounts: 4,
    });
    const mine = await associatedAccount(alice, DOLLAR);
    const wrapped = await associatedAccount(alice, WRAPPED);
    assert.deepEqual(staticAccounts, [
      alice,
      MAKER,
      wrapped,
      mine,
      SOL,
      'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
      'ComputeBudget111111111111111111111111111111',
      'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
    ]);
    const [table] = addressTableLookups;
    assert.deepEqual(
      [table.lookupTableAddress, table.writableIndices, table.readableIndices],
      ['7Dn5fcTk8i69kShA4F9SWkRapHuZoFky88QCCxSMKTu9', [1, 3], [0, 2]],
    );
    assert.deepEqual(
      instructions.map(({ programAddressIndex, accountIndices = [], data }) => [
        programAddressIndex,
        accountIndices,
        Buffer.from(data).toString('hex'),
      ]),
      [
        [6, [], '02400d0300'],
        [6, [], '03204e000000000000'],
        [7, [0, 2, 0, 10, 4, 5], '01'],
        [4, [0, 2], '0200000000ca9a3b00000000'],
        [5, [2], '11'],
        [7, [0, 3, 0, 11, 4, 5], '01'],
        [5, [2, 10, 8, 0], '0c00ca9a3b0000000009'],
        [5, [9, 11, 3, 1], '0ca818eb080000000006'],
        [5, [2, 0, 0], '09'],
      ],
    );
    const account = await node('getAccountInfo', table.lookupTableAddress, { encoding: 'base64' });
    const listed = Buffer.from(account.value.data[0], 'base64');
    assert.deepEqual(
      [account.value.owner, listed.length],
      ['AddressLookupTab1e1111111111111111111111111', 56 + 6 * 32],
    );
  });

  it('sells SOL for tokens, to the last unit', async () => {
    const before = await lamports(alice);
    const { signature } = await swap(0, SOL, DOLLAR, '1000000000');
    assert.equal(await lamports(alice), before - 1_000_000_000 - 14_000);
    assert.deepEqual(await units(alice, DOLLAR), ['10149625000']);
    assert.deepEqual(await units(alice, WRAPPED), []);
    main.advance(1);
    const status = await answerOf('status', { txHash: signature, fromChain: 'SOL', toChain: SOLANA });
    const side = { chainId: 1151111081099710, txHash: signature };
    assert.deepEqual(status, { status: 'DONE', substatus: 'COMPLETED', sending: side, receiving: side });
  });

  it('opens a token account for who has none, and says what it costs', async () => {
    const before = await lamports(dave);
    const { step } = await swap(3, SOL, TOKEN_22, '1000000000');
    assert.deepEqual(
      step.estimate.feeCosts.map(({ amount, included, token }) => [amount, included, token.address]),
      [['2074080', false, SOL]],
    );
    assert.equal(await lamports(dave), before - 1_000_000_000 - 14_000 - 2_074_080);
    assert.deepEqual(await units(dave, TOKEN_22), ['598500000000']);
  });

  it('sells tokens for SOL, to the last unit', async () => {
    const before = await lamports(bob);
    await swap(1, DOLLAR, SOL, '150000000');
    assert.equal(await lamports(bob), before + 997_500_000 - 14_000);
    assert.deepEqual(await units(bob, DOLLAR), ['9850000000']);
    assert.deepEqual(await units(bob, WRAPPED), []);
  });

  it('sells tokens for tokens of the other program', async () => {
    await swap(2, DOLLAR, TOKEN_22, '1000000');
    assert.deepEqual(await units(carol, DOLLAR), ['9999000000']);
    assert.deepEqual(await units(carol, TOKEN_22), ['2503990000000']);
  });

  it('leaves wrapped SOL as it is', async () => {
    await swap(4, SOL, WRAPPED, '2000000000');
    const before = await lamports(erin);
    const { step } = await swap(4, SOL, DOLLAR, '1000000000');
    assert.equal(await lamports(erin), before - 1_000_000_000 - 14_000 - 2_039_280);
    await swap(4, DOLLAR, SOL, '149625000');
    assert.equal(await lamports(erin), before - 14_000 - 14_000 - 2_039_280 - 4_993_750);
    assert.deepEqual(await units(erin, WRAPPED), ['1995000000']);
    assert.ok(!messageIn(step).staticAccounts.includes(await associatedAccount(erin, WRAPPED)));
  });

  it('can pay somebody else', async () => {
    const before = await lamports(dave);
    const question = { ...QUOTE, fromToken: DOLLAR, toToken: SOL, fromAmount: '150000000', toAddress: dave };
    const { error } = await send(await signedBy(0, await answerOf('quote', question)));
    assert.equal(error, undefined);
    assert.equal(await lamports(dave), before + 997_500_000);
  });

  it('is simulated with its inner instructions and its accounts afterwards, and told with those of its lookup table', async () => {
    const question = { ...QUOTE, toToken: TOKEN_22, fromAddress: bob };
    const step = await answerOf('quote', question);
    const held = await associatedAccount(bob, TOKEN_22, TOKEN_2022);
    const accounts = { encoding: 'base64', addresses: [bob, held] };
    const options = {
      encoding: 'base64',
      commitment: 'confirmed',
      sigVerify: false,
      innerInstructions: true,
    };
    const simulate = (more) =>
      ask(main.rpcUrl, 'simulateTransaction', step.transactionRequest.data, { ...options, ...more });
    const before = await lamports(bob);
    const { value } = (await simulate({ accounts })).result;
    assert.equal(value.err, null);
    assert.equal(value.accounts[0].lamports, before - 1_000_000_000 - 14_000);
    const data = Buffer.from(value.accounts[1].data[0], 'base64');
    assert.equal(data.readBigUInt64LE(64), 2_500_000_000_000n + 598_500_000_000n);
    assert.deepEqual(
      value.innerInstructions.map(({ index }) => index),
      [2],
    );
    const [created] = value.innerInstructions[0].instructions;
    assert.deepEqual(
      [created.programId, created.accounts],
      ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', [WRAPPED]],
    );
    const many = { encoding: 'base64', addresses: Array.from({ length: 14 }, () => bob) };
    assert.equal((await simulate({ accounts: many })).error.message, 'Too many accounts provided; max 13');
    assert.equal((await simulate()).result.value.accounts, null);

    const { result: signature } = await send(await signedBy(1, step));
    main.advance(1);
    const told = (encoding) =>
      node('getTransaction', signature, {
        encoding,
        commitment: 'confirmed',
        maxSupportedTransactionVersion: 0,
      });
    const { meta, transaction } = await told('json');
    const makers = [
      await associatedAccount(MAKER, WRAPPED),
      await associatedAccount(MAKER, TOKEN_22, TOKEN_2022),
    ];
    assert.deepEqual(meta.loadedAddresses, { writable: makers, readonly: [WRAPPED, TOKEN_22] });
    const written = transaction.message.accountKeys.length;
    assert.equal(meta.preBalances.length, written + 4);
    assert.equal(meta.postBalances[0] - meta.preBalances[0], -1_000_014_000);
    assert.deepEqual(
      meta.postTokenBalances.map(({ accountIndex, owner, mint }) => [accountIndex, owner, mint]),
      [
        [transaction.message.accountKeys.indexOf(held), bob, TOKEN_22],
        [written, MAKER, WRAPPED],
        [written + 1, MAKER, TOKEN_22],
      ],
    );
    const parsed = (await told('jsonParsed')).transaction.message.accountKeys.slice(written);
    assert.deepEqual(
      parsed.map(({ pubkey, source, writable, signer }) => [pubkey, source, writable, signer]),
      [
        [makers[0], 'lookupTable', true, false],
        [makers[1], 'lookupTable', true, false],
        [WRAPPED, 'lookupTable', false, false],
        [TOKEN_22, 'lookupTable', false, false],
      ],
    );
    const mentions = await node('getSignaturesForAddress', makers[1], { commitment: 'confirmed' });
    assert.equal(mentions[0].signature, signature);
  });

  it('fails without enough, unsigned, changed or too late, and then nothing moved', async () => {
    const rich = {
      ...QUOTE,
      fromToken: DOLLAR,
      toToken: SOL,
      fromAmount: '900000000000',
      fromAddress: carol,
    };
    const [held, sol] = [await units(carol, DOLLAR), await lamports(carol)];
    const refusalOf = async (wire) => (await send(wire)).error;
    const poor = await refusalOf(await signedBy(2, await answerOf('quote', rich)));
    assert.deepEqual(poor.data.err, { InstructionError: [3, { Custom: 1 }] });

    const step = await answerOf('quote', { ...rich, fromAmount: '1000000' });
    assert.equal(
      (await refusalOf(step.transactionRequest.data)).message,
      'Transaction signature verification failure',
    );
    const bytes = Buffer.from(await signedBy(2, step), 'base64');
    bytes[65] ^= 1;
    assert.equal(
      (await refusalOf(bytes.toString('base64'))).message,
      'Transaction signature verification failure',
    );
    const wire = await signedBy(2, step);
    main.advance(151);
    assert.equal((await refusalOf(wire)).data.err, 'BlockhashNotFound');
    assert.deepEqual([await units(carol, DOLLAR), await lamports(carol)], [held, sol]);
  });

  it('lists Solana and its tokens for who asks for them', async () => {
    const kinds = async (query) =>
      (await answerOf('chains', query)).chains.map(({ id, chainType }) => [id, chainType]);
    assert.deepEqual(await kinds(), []);
    assert.deepEqual(await kinds({ chainTypes: 'EVM,SVM' }), [[1151111081099710, 'SVM']]);
    const { tokens } = await answerOf('tokens', { chains: SOLANA, chainTypes: 'SVM' });
    assert.deepEqual(
      tokens[SOLANA].map(({ address, symbol, decimals, priceUSD }) => [address, symbol, decimals, priceUSD]),
      [
        [SOL, 'SOL', 9, '150'],
        [DOLLAR, 'SUSD', 6, '1'],
        [TOKEN_22, 'SBX', 9, '0.25'],
        [WRAPPED, 'WSOL', 9, '150'],
      ],
    );
    assert.deepEqual((await answerOf('tokens', { chains: 'SOL' })).tokens, {});
    assert.equal((await answerOf('token', { chain: 'SOL', token: 'SBX' })).address, TOKEN_22);
    assert.equal((await answerOf('status', { txHash: '5'.repeat(88) })).status, 'NOT_FOUND');
  });

  const refused = [
    ['an EVM account', { fromAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }, 400, 1011],
    ['an EVM recipient', { toAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }, 400, 1011],
    ['an address of 31 bytes', { fromAddress: '1'.repeat(31) }, 400, 1011],
    ['nothing', { fromAmount: '0' }, 400, 1011],
    ['a token for itself', { toToken: SOL }, 400, 1011],
    ['a mint that it does not know', { toToken: bob }, 404, 1003],
    ['a mint in small letters', { toToken: DOLLAR.toLowerCase() }, 404, 1003],
    ['what is worth less than a unit', { fromAmount: '1', toToken: DOLLAR }, 404, 1002],
    ['more than the market maker has', { fromAmount: '9'.repeat(77) }, 404, 1002],
    ['a network that is not there', { toChain: '1' }, 400, 1011],
  ];
  for (const [what, change, status, code] of refused) {
    it(`refuses ${what}`, async () => {
      const response = await lifi('quote', { ...QUOTE, ...change });
      const { code: told, message } = await response.json();
      assert.deepEqual([response.status, told, typeof message], [status, code, 'string']);
    });
  }

  it('refuses a hash of no network and a kind of networks that does not exist', async () => {
    assert.equal((await lifi('status', { txHash: 'abc' })).status, 400);
    assert.equal((await lifi('chains', { chainTypes: 'SOL' })).status, 400);
  });

  it('does not answer for a cluster that is not the main one', async () => {
    const other = await startSandboxServer({ port: 0, chains: running.clusters.slice(0, 2) });
    const response = await fetch(`${other.url}/lifi/v1/quote?${new URLSearchParams(QUOTE)}`);
    await other.stop();
    assert.equal(response.status, 400);
  });
});
