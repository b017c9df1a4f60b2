import { expect } from 'chai';
import { browseLink } from '../../../src/lib/wallets/browseLink.js';

describe('the link to the browser of a wallet app', () => {
  it('encodes the whole address of the page and the site', () => {
    expect(browseLink('Phantom', 'https://shop.example:8443/cart?id=1&b=2#pay')).to.equal(
      'https://phantom.app/ul/browse/https%3A%2F%2Fshop.example%3A8443%2Fcart%3Fid%3D1%26b%3D2%23pay' +
        '?ref=https%3A%2F%2Fshop.example%3A8443',
    );
  });

  it('exists for wallets with such a browser link', () => {
    expect(browseLink('Alpha', 'https://shop.example/')).to.equal(undefined);
  });
});
