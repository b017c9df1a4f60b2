import { expect } from 'chai';
import { addressHues, avatarGradient } from '../../src/ui/avatarGradient.js';
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

  it('of accounts have two colours far apart, which every character of the address decides', () => {
    const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
    expect(addressHues(address)).to.deep.equal([152, 286]);
    expect(addressHues(address.toLowerCase())).to.deep.equal([152, 286]);
    expect(addressHues('0xf39Fd6e51aad88F6F4ce6aB8827279cffFc92266')).to.deep.equal([205, 2]);
    expect(addressHues('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')).to.deep.equal([56, 194]);
    expect(avatarGradient(address)).to.equal('linear-gradient(140deg, hsl(152 78% 56%), hsl(286 78% 50%))');
    for (let at = 0; at < 500; at += 1) {
      const [from, to] = addressHues(`0x${at}`);
      const apart = Math.abs(from - to);
      expect(Math.min(apart, 360 - apart), `${at}`).to.be.at.least(60);
    }
  });
});
