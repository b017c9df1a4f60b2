// The tracker's calls and their timing while a wallet is asked for a Solana transaction, on a real local cluster.
// Run alone: `node --test test/chains/solana/sending/handOver.node.mjs`.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import { ask, people } from '../../../sandbox/solanaSupport.mjs';
import { bundled } from '../../../tools/bundled.mjs';
import { buildTransfer, call, hastyClock, networkAt, rejection, signatureOf, signedBy } from '../support.mjs';

const { solanaSending } = await bundled('src/chains/solana/sending/solanaSending.ts');
const { sendTransfer } = await bundled('src/chains/solana/sending/sendTransfer.ts');
const { standardSource } = await bundled('src/chains/solana/standardSource.ts');
const { solanaSigner } = await bundled('src/chains/solana/solanaSigner.ts');
const [alice, bob, carol] = people;
const { id: network } = networkAt('');
const SOL = { network, address: undefined, name: 'SOL', symbol: 'SOL', decimals: 9, amount: 0n };

describe('a Solana transaction that a wallet is asked for', () => {
  let running;
  let cluster;
  let url;
  before(async () => {
    running = await sandboxNode.startSolanaClusters({ ports: [0] });
    [cluster] = running.clusters;
    url = cluster.rpcUrl;
  });
  afterEach(() => cluster.misbehave());
  after(() => running?.stop());

  const lamports = async (address) =>
    (await ask(url, 'getBalance', address, { commitment: 'confirmed' })).result.value;
  const isKnown = async (signature) =>
    (await ask(url, 'getSignatureStatuses', [signature])).result.value[0] !== null;

  /** A tracker that logs its calls, and whether the network already had the transaction. */
  function listen() {
    const heard = [];
    let kept;
    return {
      heard,
      kept: () => kept,
      asking: {
        async keepCall({ transfer, blockhash }) {
          heard.push(['call', transfer?.amount, typeof blockhash]);
        },
        handOver: () => heard.push(['handed over']),
        handBack: () => heard.push(['handed back']),
        async keepSigned(signed) {
          kept = signed;
          heard.push(['signed', await isKnown(signed.signature)]);
        },
      },
    };
  }
  const signingWith = (change = (one) => one) => ({
    async signTransactions([transaction]) {
      return [await signedBy(0, await change(transaction))];
    },
  });
  const toCarol = async () =>
    (await buildTransfer({ from: alice, to: carol, amount: 5n }, call(url))).transaction;

  let amount = 2_000n;
  const prepare = () => {
    amount += 1n;
    const wanted = {
      account: `${network}:${alice}`,
      token: SOL,
      amount,
      recipient: bob,
      mayBeSponsored: false,
    };
    return solanaSending.prepare(wanted, call(url));
  };
  const STEPS = () => [['call', amount, 'string'], ['handed over'], ['signed', false]];

  it('of the form is known with its signature and last block before a node gets it', async () => {
    const { heard, kept, asking } = listen();
    const request = await prepare();
    const signature = await solanaSending.send(request, { signer: signingWith() }, call(url, { asking }));
    assert.deepEqual(heard, STEPS());
    const { lastValidBlockHeight } = request.content;
    assert.deepEqual(kept(), { signature, lastValidBlockHeight });
  });

  it('of the form stays known when the node is silent', async () => {
    const { heard, kept, asking } = listen();
    const request = await prepare();
    cluster.misbehave({ unanswered: ['sendTransaction'] });
    const sending = solanaSending.send(
      request,
      { signer: signingWith() },
      call(url, { asking, clock: hastyClock }),
    );
    assert.equal((await rejection(sending)).code, 'rpc_failed');
    assert.deepEqual(heard, STEPS());
    assert.equal(await isKnown(kept().signature), true);
  });

  it('of the form was not asked of a wallet that lacks what signs, unless the wallet itself says so', async () => {
    const request = await prepare();
    const failure = { code: 4200, message: 'Unsupported' };
    const signTransaction = { signTransaction: () => Promise.reject(failure) };
    for (const [features, last] of [
      [{ 'solana:signAndSendTransaction': {} }, 'handed back'],
      [{ 'solana:signTransaction': signTransaction }, 'handed over'],
    ]) {
      const { heard, asking } = listen();
      const source = standardSource({ features, accounts: [{ address: alice }] });
      const asked = () => ({
        accounts: [{ address: alice, networks: [network] }],
        address: alice,
        network,
        signal: new AbortController().signal,
      });
      const signer = solanaSigner({ source, clock: call(url).clock, asked, findNetwork: () => undefined });
      const error = await rejection(solanaSending.send(request, { signer }, call(url, { asking })));
      assert.equal(error.code, 'method_not_supported');
      assert.deepEqual(heard.at(-1), [last]);
    }
  });

  it('of the form is not sent if the wallet signs another one', async () => {
    const { heard, asking } = listen();
    const request = await prepare();
    const before = await lamports(carol);
    const signer = signingWith(toCarol);
    const error = await rejection(solanaSending.send(request, { signer }, call(url, { asking })));
    assert.equal(error.code, 'wallet_invalid_answer');
    assert.deepEqual(heard, STEPS().slice(0, 2));
    cluster.advance(3);
    assert.equal(await lamports(carol), before);
  });

  it('has an unknown last block if the wallet chose another blockhash', async () => {
    const { kept, asking } = listen();
    const request = await prepare();
    const signer = signingWith(async () => {
      cluster.advance(5);
      return (await buildTransfer({ from: alice, to: bob, amount }, call(url))).transaction;
    });
    await solanaSending.send(request, { signer }, call(url, { asking }));
    assert.equal(kept().lastValidBlockHeight, undefined);
  });

  const transfer = (signer, { asking, ...more }) =>
    sendTransfer(
      { from: alice, to: bob, amount },
      { ...call(url), sign: (run) => run(signer), track: (run) => run(asking), ...more },
    );

  it('of `transfer` is known before, and resolves although the node did not answer', async () => {
    const { heard, kept, asking } = listen();
    amount += 1n;
    cluster.misbehave({ unanswered: ['sendTransaction'] });
    const signature = await transfer(signingWith(), { asking, clock: hastyClock });
    assert.deepEqual(heard, STEPS());
    assert.equal(kept().signature, signature);
    assert.equal(await isKnown(signature), true);
  });

  it('of `transfer` is never called unsent without evidence', async () => {
    amount += 1n;
    cluster.misbehave({ unheard: ['sendTransaction', 'getSignatureStatuses'] });
    const { kept, asking } = listen();
    asking.keepSigned = async (signed) => {
      asking.signature = signed.signature;
    };
    const error = await rejection(transfer(signingWith(), { asking, clock: hastyClock }));
    assert.equal(error.code, 'rpc_failed');
    assert.match(error.details, new RegExp(asking.signature));
    assert.equal(kept(), undefined);
    amount += 1n;
    cluster.misbehave({ unheard: ['sendTransaction'] });
    const expired = transfer(signingWith(), { clock: hastyClock });
    const late = setInterval(() => cluster.advance(100), 500);
    assert.equal((await rejection(expired)).code, 'transaction_failed');
    clearInterval(late);
  });

  const signerOf = (source) =>
    solanaSigner({
      source,
      clock: call(url).clock,
      asked: () => ({
        accounts: [{ address: alice, networks: [network] }],
        address: alice,
        network,
        signal: new AbortController().signal,
      }),
      findNetwork: () => networkAt(url),
    });
  const own = async () => {
    amount += 1n;
    return (await buildTransfer({ from: alice, to: bob, amount }, call(url))).transaction;
  };
  const OF_PAGE = [['call', undefined, 'string'], ['handed over'], ['signed', false]];

  it('of the page is known before our node gets it, if its wallet only signs', async () => {
    const { heard, kept, asking } = listen();
    const transaction = await own();
    const signer = signerOf(signingWith());
    const signature = await signer.signAndSendTransaction(transaction, {}, {}, asking);
    assert.deepEqual(heard, OF_PAGE);
    assert.deepEqual(kept(), { signature, lastValidBlockHeight: undefined });
    const lying = signerOf(signingWith(toCarol));
    const error = await rejection(lying.signAndSendTransaction(await own(), {}, {}, asking));
    assert.equal(error.code, 'wallet_invalid_answer');
  });

  it('of the page is recognisable before a wallet sends it by itself', async () => {
    const { heard, kept, asking } = listen();
    const transaction = await own();
    const hash = signatureOf(await signedBy(0, transaction));
    const signer = signerOf({ ...signingWith(), signAndSendTransaction: async () => hash });
    assert.equal(await signer.signAndSendTransaction(transaction, {}, {}, asking), hash);
    assert.deepEqual(heard, OF_PAGE.slice(0, 2));
    assert.equal(kept(), undefined);
  });

  it('of the page that cannot be asked for is not handed over', async () => {
    const { heard, asking } = listen();
    const by = { address: bob };
    const error = await rejection(
      signerOf(signingWith()).signAndSendTransaction(await own(), {}, by, asking),
    );
    assert.equal(error.code, 'not_connected');
    assert.deepEqual(heard, []);
  });
});
