import { expect } from 'chai';
import { WalletModalError } from '../../../src/lib/errors.js';
import { checkOnRampProvider } from '../../../src/lib/onramp/checkOnRampProvider.js';
import type { OnRampOrder, OnRampProvider } from '../../../src/lib/onramp/onRamp.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection } from '../../support/promises.js';

const order: OnRampOrder = {
  account: 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  purchase: undefined,
  purchases: [],
  purchaseAmount: undefined,
  payment: undefined,
  paymentAmount: undefined,
};

function open(buildUrl: OnRampProvider['buildUrl'], signal = new AbortController().signal) {
  const clock = fakeClock();
  const hosts = ['Pay.example', '127.0.0.1:4173', 'localhost', 'https://other.example'];
  const provider = checkOnRampProvider({ id: 'own', name: 'Own', hosts, buildUrl }, { clock });
  return { clock, url: provider.buildUrl(order, { signal }) };
}

describe('the page of a provider', () => {
  const LED: readonly [written: string, led: string][] = [
    ['https://pay.example/buy?amount=1#now', 'https://pay.example/buy?amount=1#now'],
    ['HTTPS://PAY.example:443', 'https://pay.example/'],
    ['http://127.0.0.1:4173/sandbox/buy', 'http://127.0.0.1:4173/sandbox/buy'],
  ];
  for (const [written, led] of LED) {
    it(`may be ${written}`, async () => {
      expect(await open(() => written).url).to.equal(led);
    });
  }

  const REFUSED: readonly [what: string, url: unknown][] = [
    ['no text', 7],
    ['nothing', undefined],
    ['no address', '/buy'],
    ['of a host that was given with its scheme', 'https://other.example/'],
    ['without https', 'http://pay.example/'],
    ['a script', 'javascript:alert(1)//pay.example'],
    ['data', 'data:text/html,pay.example'],
    ['of another host', 'https://pay.example.evil.example/'],
    ['below its host', 'https://www.pay.example/'],
    ['at another port', 'https://pay.example:8443/'],
    ['with a name that looks like its host', 'https://pay.example@evil.example/'],
    ['with a password', 'https://me:secret@pay.example/'],
    ['of another host by a backslash', 'https://evil.example\\@pay.example/'],
    ['at another port of this machine', 'http://127.0.0.1:4174/'],
    ['too long', `https://pay.example/${'a'.repeat(8_000)}`],
  ];
  for (const [what, url] of REFUSED) {
    it(`is refused if it is ${what}`, async () => {
      const error = await rejection(open(() => url as string).url);
      expect(error.code).to.equal('onramp_failed');
    });
  }

  it('is not there if the provider fails, at once or later', async () => {
    const fail = () => {
      throw new WalletModalError('chain_api_failed', 'No answer.');
    };
    for (const buildUrl of [fail, async () => fail()]) {
      const error = await rejection<{ code: string; details: string }>(open(buildUrl).url);
      expect([error.code, error.details]).to.deep.equal(['onramp_failed', 'No answer.']);
    }
  });

  it('is not waited for any longer than a minute', async () => {
    const { clock, url } = open(() => new Promise(() => {}));
    expect((await rejection(clock.moveUntil(url))).code).to.equal('timeout');
  });

  it('is not waited for if nobody wants it any more', async () => {
    const over = new AbortController();
    const { url } = open(() => new Promise(() => {}), over.signal);
    over.abort();
    expect((await rejection(url)).code).to.equal('aborted');
  });
});

describe('what is shown of a provider', () => {
  const check = (rest: Partial<OnRampProvider>) =>
    checkOnRampProvider(
      { id: 'own', name: 'Own', hosts: ['pay.example'], buildUrl: () => '', ...rest },
      { clock: fakeClock() },
    );

  it('is its picture, from a public host', () => {
    const icon = 'https://pay.example/icon.png';
    expect(check({ icon }).icon).to.equal(icon);
    expect(check({ icon: 'https://127.0.0.1/icon.png' }).icon).to.equal(undefined);
    expect(check({ icon: {} as string }).icon).to.equal(undefined);
  });

  for (const [given, shown] of [
    [
      ['0.50', '2'],
      ['0.5', '2'],
    ],
    [['2', '1'], undefined],
    [['-1', '2'], undefined],
    [['1', '101'], undefined],
    [['1', 'much'], undefined],
    [['1'], undefined],
    [[1, 2], undefined],
    ['1-2', undefined],
  ] as const) {
    it(`are fees of ${JSON.stringify(given)}${shown ? '' : ', which make no sense, left out'}`, () => {
      expect(check({ feeRange: given as OnRampProvider['feeRange'] }).feeRange).to.deep.equal(shown);
    });
  }
});
