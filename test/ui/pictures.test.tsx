import { expect } from 'chai';
import { addressTints } from '../../src/ui/avatarGradient.js';
import { WalletImage } from '../../src/ui/WalletImage.js';
import { cleanUp, mount, until } from './mount.js';

describe('images', () => {
  afterEach(cleanUp);

  it('show the first letter until they load, or when they never do', async () => {
    const { find, render } = mount(<WalletImage name="Rainbow" src="/test/ui/pixel.gif" />);
    expect(find('span').textContent).to.equal('R');
    await until(() => find('span').textContent === '');
    expect(find('img').getAttribute('alt')).to.equal('');
    render(<WalletImage name="Zerion" src="/test/ui/mount.ts" />);
    await until(() => find('span').textContent === 'Z' && !find('span').querySelector('img'));
  });

  it('draw the same five colours for an address everywhere', () => {
    const tints = ['18 52 86', '54 82 111', '89 113 137', '125 143 162', '160 174 187'];
    expect(addressTints('0x123456789')).to.deep.equal(tints.map((tint) => `rgb(${tint})`));
    expect(addressTints('zzz')).to.have.length(5);
  });
});
