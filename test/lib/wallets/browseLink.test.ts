import { expect } from 'chai';
import { browseLink } from '../../../src/lib/wallets/browseLink.js';

describe('the link to the browser of a wallet app', () => {
  it('names the whole page and the site, so that nothing of their addresses is taken for the link itself', () => {
    expect(browseLink('Phantom', 'https://shop.example:8443/cart?id=1&b=2#pay')).to.equal(
      'https://phantom.app/ul/browse/https%3A%2F%2Fshop.example%3A8443%2Fcart%3Fid%3D1%26b%3D2%23pay' +
        '?ref=https%3A%2F%2Fshop.example%3A8443',
    );
  });

  it('is there for wallets that have such a browser link', () => {
    expect(browseLink('Alpha', 'https://shop.example/')).to.equal(undefined);
  });
});
