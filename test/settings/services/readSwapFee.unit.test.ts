import { expect } from 'chai';
import { type ConfigProblem, explainProblem } from '../../../src/settings/explainProblem.js';
import { readSwapFee } from '../../../src/settings/services/readSwapFee.js';

const PAYEE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

function read(text: string) {
  const problems: ConfigProblem[] = [];
  const fee = readSwapFee(text, (problem) => problems.push(problem));
  return { fee, problems };
}

describe('swap-fee', () => {
  for (const [text, basisPoints] of [
    [`1 ${PAYEE}`, 1],
    [`50 ${PAYEE}`, 50],
    [`  500\n${PAYEE} `, 500],
  ] as const)
    it(`reads ${JSON.stringify(text)}`, () => {
      expect(read(text)).to.deep.equal({ fee: { basisPoints, recipient: PAYEE }, problems: [] });
    });

  it('is nothing if it is empty', () => {
    expect(read(' ')).to.deep.equal({ fee: undefined, problems: [] });
  });

  for (const text of [
    '50',
    PAYEE,
    `0 ${PAYEE}`,
    `501 ${PAYEE}`,
    `-1 ${PAYEE}`,
    `0.5 ${PAYEE}`,
    `1e2 ${PAYEE}`,
    `50% ${PAYEE}`,
    `50 ${PAYEE} ${PAYEE}`,
    `50 ${PAYEE.slice(0, -1)}`,
    `50 0x${'0'.repeat(40)}`,
    '50 alice.eth',
  ])
    it(`reports ${text} and asks for no fee`, () => {
      const { fee, problems } = read(text);
      expect(fee).to.equal(undefined);
      expect(problems).to.deep.equal([{ what: 'swapFee', value: text }]);
      const [problem] = problems;
      expect(problem && explainProblem(problem)).to.include({ code: 'config_invalid' });
      expect(problem && explainProblem(problem).details).to.include('from 1 to 500');
    });
});
