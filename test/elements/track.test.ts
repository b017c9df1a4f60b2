import { expect } from 'chai';
import { until } from '../support/promises.js';
import { addWallet, later, loadInterface, makeModal, press } from './support.js';

/** The names of the analytics events that reach the page. */
function trackedIn(target: EventTarget): string[] {
  const heard: string[] = [];
  const listener = (event: Event) => heard.push((event as HTMLElementEventMap['wallet-track']).detail.event);
  target.addEventListener('wallet-track', listener);
  later(() => target.removeEventListener('wallet-track', listener));
  return heard;
}

describe('wallet-track events', () => {
  loadInterface();

  it('start once the interface is loaded', async () => {
    const heard = trackedIn(document);
    const modal = makeModal();
    await modal.ready();
    await until(() => heard.length === 1, 'the beginning');
    expect(heard).to.deep.equal(['MODAL_LOADED']);
    await modal.show();
    modal.close();
    await until(() => heard.length === 3, 'the end');
    await modal.show();
    expect(heard).to.deep.equal(['MODAL_LOADED', 'MODAL_OPEN', 'MODAL_CLOSE', 'MODAL_OPEN']);
  });

  it('report closing when the element is removed', async () => {
    const modal = makeModal();
    const heard = trackedIn(modal);
    await modal.show();
    modal.remove();
    await until(() => heard.at(-1) === 'MODAL_CLOSE', 'closing');
    expect(heard).to.deep.equal(['MODAL_LOADED', 'MODAL_OPEN', 'MODAL_CLOSE']);
  });

  it('come from each element separately', async () => {
    const [one, two] = [makeModal('id="one"'), makeModal('id="two"')];
    const [heardOfOne, heard] = [trackedIn(one), trackedIn(two)];
    await one.show();
    await until(() => heardOfOne.at(-1) === 'MODAL_OPEN', 'the opening');
    expect(heard).to.deep.equal([]);
  });

  it('do not report what the page does itself', async () => {
    const wallet = addWallet();
    const modal = makeModal();
    await modal.show();
    await press(modal, 'One Wallet');
    await until(() => modal.state.status === 'connected' && !modal.open, 'the connection');
    const heard = trackedIn(modal);
    await modal.switchNetwork('eip155:31338');
    await modal.disconnect();
    expect(wallet.state.shared).to.deep.equal([]);
    expect(heard).to.deep.equal([]);
  });
});
