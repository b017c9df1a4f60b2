import { expect } from 'chai';
import { deliveryMessage } from '../../../src/atoms/swap/delivery/deliveryMessage.js';
import { transferText } from '../../../src/views/history/transferText.js';

/** The base units of a figure with Latin digits, grouping commas and a decimal point. */
function unitsIn(text: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = text.replace(/[^0-9.]/g, '').split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

let seed = 7;
const random = (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};
const anyUnits = (digits: number) =>
  BigInt(`${1 + random(9)}${Array.from({ length: digits }, () => random(10)).join('')}`);

describe('figures in what is said of an outcome', () => {
  it('are exact where a bridge has paid, and where it has paid less than promised', () => {
    for (let round = 0; round < 300; round += 1) {
      const decimals = random(19);
      const amount = anyUnits(random(22));
      const least = amount + anyUnits(3);
      let said: Record<string, string> = {};
      const payout = {
        network: 'eip155:10',
        token: undefined,
        hash: '0x1',
        amount,
        decimals,
        symbol: 'X',
      } as const;
      deliveryMessage(
        { network: 'eip155:1', summary: { amount: '1', symbol: 'Y', boughtSymbol: 'X' } },
        {
          ...{ network: 'eip155:10', token: undefined, sold: undefined, least, decimals },
          ...{ bridge: 'b', bridgeName: 'B', seconds: 1 },
          status: { step: 'paid', payout, since: 1, isSettled: true },
        },
        {
          translate: ((_key: string, params: Record<string, string>) => {
            said = params;
            return '';
          }) as never,
          locale: 'en',
          networkName: () => '',
        },
      );
      expect(unitsIn(said.got ?? '', decimals)).to.equal(amount);
      expect(unitsIn(said.least ?? '', decimals)).to.equal(least);
    }
  });

  it('are exact in a row of the activity, or say that they are not', () => {
    const words = { locale: 'en', unnamed: '', isDone: true };
    const row = (quantity: string) =>
      transferText(
        {
          ...{ kind: 'token', direction: 'out', symbol: 'X', quantity },
          ...{ name: undefined, image: undefined, isSpam: false },
        },
        words,
      );
    expect(row('1.999')).to.equal('−1.999 X');
    expect(row('1.500000')).to.equal('−1.5 X');
    expect(row('1.999999999999')).to.equal('≈ −1.999 X');
    expect(row('0.0001')).to.equal('−<0.001 X');
  });
});
