import { expect } from 'chai';
import { parseDataUrl } from '../../../src/lib/untrusted/dataUrl.js';

const textOf = (url: string) => new TextDecoder().decode(parseDataUrl(url)?.bytes);

describe('parseDataUrl', () => {
  it('reads base64 and percent encoding', () => {
    expect(textOf('data:text/plain;base64,aGVsbG8=')).to.equal('hello');
    expect(textOf('data:text/plain;charset=utf-8;base64,w6k%3D')).to.equal('é');
    expect(textOf('data:image/svg+xml,%3Csvg%2F%3E')).to.equal('<svg/>');
    expect(textOf('data:text/plain,a,b')).to.equal('a,b');
  });

  it('returns the type in lower case, without parameters', () => {
    expect(parseDataUrl('DATA:Image/PNG;a=b,')?.type).to.equal('image/png');
    expect(parseDataUrl('data:,x')?.type).to.equal('');
  });

  for (const url of ['', 'data:', 'https://wallet.example/', 'data:image/png;base64,***', 'data:,%zz']) {
    it(`rejects ${JSON.stringify(url)}`, () => {
      expect(parseDataUrl(url)).to.equal(undefined);
    });
  }
});
