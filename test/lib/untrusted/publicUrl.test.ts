import { expect } from 'chai';
import { publicUrl } from '../../../src/lib/untrusted/publicUrl.js';

describe('publicUrl', () => {
  for (const url of [
    'https://pictures.example/a.png?b#c',
    'https://PICTURES.example',
    'https://a.b.example:8443/',
    'https://bücher.example/',
    'https://pictures.example./a',
  ]) {
    it(`accepts ${url} unchanged`, () => {
      expect(publicUrl(url)).to.equal(url);
    });
  }

  for (const url of [
    'http://pictures.example',
    'http://localhost',
    'https://localhost',
    'https://localhost.',
    'https://a.localhost',
    'https://router',
    'https://printer.local',
    'https://db.internal',
    'https://nas.lan',
    'https://nas.home.arpa.',
    'https://wiki.corp',
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0x7f.0.0.1',
    'https://0177.0.0.1',
    'https://017700000001',
    'https://①②⑦.⓪.⓪.①',
    'https://127.0.0.1.',
    'https://0.0.0.0',
    'https://10.0.0.1',
    'https://172.16.0.1',
    'https://192.168.1.1',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1',
    'https://[::1]',
    'https://[::]',
    'https://[fe80::1]',
    'https://[fd00::1]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:7f00:1]',
    'https://[64:ff9b::7f00:1]',
    'https://user:pass@pictures.example',
    'https://pictures.example@192.168.1.1',
    'ipfs://abc',
    'javascript:alert(1)',
    '//pictures.example',
    'https://',
    '',
    null,
    7,
  ]) {
    it(`rejects ${JSON.stringify(url)}`, () => {
      expect(publicUrl(url)).to.equal(undefined);
    });
  }
});
