import { expect } from 'chai';
import { Provider } from 'jotai';
import { Avatar } from '../../../src/ui/Avatar.js';
import { name as nameStyle } from '../../../src/views/account/AccountName.css.js';
import { AddressBox } from '../../../src/views/account/AddressBox.js';
import { world } from '../../atoms/fakes.js';
import { cleanUp, mount } from '../../ui/mount.js';
import { bringTexts } from '../content.js';

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

describe('at twice the size of text', () => {
  afterEach(cleanUp);

  it('the name above an address is inside its box, and whole', () => {
    const { store } = world();
    bringTexts(store);
    const owner = (
      <>
        <Avatar address={ADDRESS} />
        <bdi className={nameStyle}>vitalik.eth.id</bdi>
      </>
    );
    const { host, find } = mount(
      <Provider store={store}>
        <div style={{ inlineSize: 358, font: '28px sans-serif' }}>
          <AddressBox address={ADDRESS} owner={owner} />
        </div>
      </Provider>,
    );
    host.style.setProperty('--wallet-modal-font-size-master', '20px');
    const [name, box] = [find('bdi'), find('bdi').parentElement?.parentElement?.parentElement];
    expect(name.getBoundingClientRect().right).to.be.at.most(box?.getBoundingClientRect().right ?? 0);
    expect(name.scrollWidth).to.be.at.most(name.clientWidth);
  });
});
