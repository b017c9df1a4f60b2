import { expect } from 'chai';
import { type RecipientForm, recipientForm } from '../../../src/atoms/recipients/recipientForm.js';
import { changeDraftAtom } from '../../../src/atoms/send/draft.js';
import { sendRecipientForm } from '../../../src/atoms/send/recipient.js';
import {
  makeSwapRecipientAtom,
  swapRecipientFormAtom,
} from '../../../src/atoms/swap/recipient/swapRecipient.js';
import { typeSwapRecipientAtom } from '../../../src/atoms/swap/swapForm.js';
import { settled } from '../../support/promises.js';
import { BOB } from '../fakes.js';
import { fakeSending } from '../send/fakeSending.js';
import { fakeSwapping } from '../swap/fakeSwapping.js';
import { startSwap } from '../swap/startSwap.js';

const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

describe('the recipients of two forms', () => {
  it('are read, looked up and judged apart from each other', async () => {
    const sending = fakeSending();
    const { store, start } = await startSwap({
      swapping: fakeSwapping({ sendsToOthers: true }),
      services: { openSending: async () => sending },
    });
    store.set(makeSwapRecipientAtom, recipientForm);
    const swapRecipientForm = store.get(swapRecipientFormAtom);
    if (!swapRecipientForm) throw new Error('There is no form.');
    for (const form of [sendRecipientForm, swapRecipientForm])
      start(() => store.sub(form.warningsAtom, () => undefined));
    await settled();
    const kinds = (form: RecipientForm) => store.get(form.warningsAtom).map(({ kind }) => kind);
    const addressOf = (form: RecipientForm) => {
      const state = store.get(form.stateAtom);
      return state.step === 'found' ? state.address : state.step;
    };
    const both = () => [addressOf(sendRecipientForm), addressOf(swapRecipientForm)];

    store.set(changeDraftAtom, { recipient: BOB });
    await settled();
    expect(both()).to.deep.equal([BOB, 'empty']);
    store.set(typeSwapRecipientAtom, CAROL);
    await settled();
    expect(both()).to.deep.equal([BOB, CAROL]);
    store.set(changeDraftAtom, { recipient: '' });
    await settled();
    expect(both()).to.deep.equal(['empty', CAROL]);

    sending.log.length = 0;
    store.set(swapRecipientForm.retryAtom);
    await settled();
    expect(sending.log).to.deep.equal([`find ${CAROL}`]);

    // A token's contract may give tokens to its payer, but the exchange is the payer of what a swap yields.
    store.set(changeDraftAtom, { recipient: TOKEN });
    store.set(typeSwapRecipientAtom, TOKEN);
    await settled();
    expect(kinds(sendRecipientForm)).to.include('tokenPaid');
    expect(kinds(swapRecipientForm)).to.deep.equal(['tokenContract']);
  });
});
