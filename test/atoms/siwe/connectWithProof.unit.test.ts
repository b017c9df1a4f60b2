import { expect } from 'chai';
import { startPairingAtom } from '../../../src/atoms/pairing/startPairing.js';
import { pushAtom } from '../../../src/atoms/router.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import type { SignInProof } from '../../../src/lib/siwe/signInProof.js';
import { settled } from '../../support/promises.js';
import { ALICE, facts, fakeConnector, ONE, TWO } from '../fakes.js';
import { fakeSiwe } from './fakeSiwe.js';
import { startSiwe } from './startSiwe.js';

const REQUEST_DEADLINE_MS = 3_000;
const CONNECTED_PAUSE_MS = 600;

const proofOn = (network: typeof ONE): SignInProof => ({
  account: `${network}:${ALICE}`,
  message: `signed on ${network}`,
  signature: '0xsigned',
});

/** A site that shows a code for wallet apps. */
async function offering(siwe = fakeSiwe()) {
  const app = fakeConnector('app', 'eip155', { type: 'WALLET_CONNECT' });
  const here = await startSiwe({ siwe, wallets: [app] });
  here.open('Connect');
  here.store.set(pushAtom, { view: 'ConnectingWalletConnect', connectorId: 'app' });
  here.store.set(startPairingAtom, 'app');
  await settled();
  /** The app approves the connection, and signs in as well if it has proofs. */
  const approve = async (proofs?: readonly SignInProof[]) => {
    app.connected(facts(ONE));
    app.asked.at(-1)?.resolve({ ...facts(ONE), ...(proofs && { proofs }) });
    await here.pass(CONNECTED_PAUSE_MS);
  };
  return { ...here, app, approve };
}

describe('a wallet app that connects to a site with sign-in', () => {
  it('is asked to sign at once, for all networks of the site, and the visitor sees no more questions', async () => {
    const { app, approve, siwe, view, told } = await offering();
    expect(app.asked.at(-1)?.signIn?.chains).to.deep.equal([ONE, TWO]);
    await approve([proofOn(TWO), proofOn(ONE)]);
    expect(siwe.log).to.deep.equal([`request ${ONE},${TWO}`, `verify signed on ${ONE}`]);
    expect(told).to.deep.equal([`in ${ONE}:${ALICE}`]);
    expect(view()).to.equal('closed');
  });

  it('may only connect, and is then asked to sign', async () => {
    const { approve, siwe, view, flow } = await offering();
    await approve();
    expect([view(), flow().step]).to.deep.equal(['ConnectingSiwe', 'ready']);
    expect(siwe.log).to.deep.equal([`request ${ONE},${TWO}`, 'visit', `draft ${ONE}:${ALICE}`]);
  });

  it('is not asked for another nonce once the site was too slow to give the first', async () => {
    const siwe = fakeSiwe();
    const slow = siwe.hold('request');
    const { pass } = await offering(siwe);
    await pass(REQUEST_DEADLINE_MS);
    expect(siwe.aborted).to.deep.equal(['request']);
    slow.resolve(undefined);
  });

  it('is asked with a new message after the site refused the first signature, and the visitor is told', async () => {
    const siwe = fakeSiwe();
    siwe.broken.set('verify', new WalletModalError('siwe_refused', 'No'));
    const { approve, view, flow, host } = await offering(siwe);
    await approve([proofOn(ONE)]);
    expect([view(), flow().step]).to.deep.equal(['ConnectingSiwe', 'ready']);
    expect(host).to.include('report siwe_refused');
  });

  it('only connects at first if the site is slow to say what to sign', async () => {
    const siwe = fakeSiwe();
    siwe.hold('request');
    const { app, pass, approve, view } = await offering(siwe);
    expect(app.asked).to.have.length(0);
    await pass(REQUEST_DEADLINE_MS);
    expect(app.asked).to.have.length(1);
    expect(app.asked.at(-1)?.signIn).to.equal(undefined);
    await approve();
    expect(view()).to.equal('ConnectingSiwe');
  });
});
