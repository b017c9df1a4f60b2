import { expect } from 'chai';
import { encodeAbiParameters } from 'viem';
import { readTokenAt } from '../../../src/chains/evm/readTokenAt.js';
import { rejection } from '../../support/promises.js';
import { revert, scriptedNode, word } from './sending/scriptedNode.js';

const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const FUNCTIONS: Readonly<Record<string, string>> = {
  '0x70a08231': 'balanceOf',
  '0x313ce567': 'decimals',
  '0x95d89b41': 'symbol',
  '0x06fdde03': 'name',
};
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value]);

type Answers = Readonly<Record<string, unknown>>;
const HONEST: Answers = { balanceOf: word(250n), decimals: word(6n), symbol: text('ODD'), name: text('Odd') };

/** A contract with these functions. A value that is a function here throws. */
function contract(answers: Answers, code = '0x60') {
  return scriptedNode({
    eth_getCode: code,
    eth_call: ([call]: readonly unknown[]) => {
      const answer = answers[FUNCTIONS[(call as { data: string }).data.slice(0, 10)] ?? ''];
      return typeof answer === 'function' ? answer() : answer;
    },
  });
}

async function read(answers: Answers, code?: string, address = TOKEN) {
  const found = await readTokenAt(address, OWNER, contract(answers, code).options);
  return typeof found === 'string' ? found : [found.symbol, found.name, found.decimals, found.amount];
}

describe('readTokenAt', () => {
  it('tells what a contract says of itself, without a price or a picture', async () => {
    const found = await readTokenAt(TOKEN.toLowerCase(), OWNER, contract(HONEST).options);
    expect(found).to.deep.equal({
      network: 'eip155:1',
      address: TOKEN,
      symbol: 'ODD',
      name: 'Odd',
      decimals: 6,
      amount: 250n,
      price: undefined,
      icon: undefined,
    });
  });

  for (const [what, answers, called] of [
    ['a symbol in 32 bytes', { symbol: `0x4f4c44${'0'.repeat(58)}` }, ['OLD', 'Odd']],
    ['a symbol that reverts', { symbol: revert, name: revert }, ['0x5FbD…0aa3', '0x5FbD…0aa3']],
    [
      'hidden and turned letters',
      { symbol: text('\u202eU\u200bSD\u2066C'), name: text('A\u200eB') },
      ['USDC', 'AB'],
    ],
    ['a symbol of ten megabytes', { symbol: `0x${'41'.repeat(10_000_000)}` }, ['0x5FbD…0aa3', 'Odd']],
    ['a long symbol', { symbol: text('A'.repeat(400)) }, ['AAAAAAAAAAA…', 'Odd']],
    ['a symbol that reads as a figure', { symbol: text('000 USDC') }, ['0x5FbD…0aa3', 'Odd']],
    ['an invitation', { name: text('Claim at evil.example') }, ['ODD', 'ODD 0x5FbD…0aa3']],
  ] as const) {
    it(`calls a token with ${what} harmlessly`, async () => {
      expect(await read({ ...HONEST, ...answers })).to.deep.equal([...called, 6, 250n]);
    });
  }

  for (const [what, answers, code, fault] of [
    ['no code', { balanceOf: '0x', decimals: '0x', symbol: '0x', name: '0x' }, '0x', 'nothing'],
    [
      'an account that lets a contract act for it',
      { balanceOf: '0x', decimals: '0x', symbol: '0x', name: '0x' },
      `0xef0100${'11'.repeat(20)}`,
      'nothing',
    ],
    ['255 decimals', { ...HONEST, decimals: word(255n) }, '0x60', 'noToken'],
    ['37 decimals', { ...HONEST, decimals: word(37n) }, '0x60', 'noToken'],
    ['no decimals', { ...HONEST, decimals: revert }, '0x60', 'noToken'],
    ['no balances', { ...HONEST, balanceOf: revert }, '0x60', 'noToken'],
    ['texts for numbers', { ...HONEST, balanceOf: text('x'), decimals: text('y') }, '0x60', 'noToken'],
    ['objects for numbers', { ...HONEST, decimals: { valueOf: () => 6 } }, '0x60', 'noToken'],
    [
      'ones for everything',
      Object.fromEntries(Object.keys(HONEST).map((one) => [one, `0x${'f'.repeat(64)}`])),
      '0x60',
      'noToken',
    ],
  ] as const) {
    it(`finds no token in a contract with ${what}`, async () => {
      expect(await read(answers, code)).to.equal(fault);
    });
  }

  it('refuses an address with a wrong letter before anybody is asked', async () => {
    const node = contract(HONEST);
    const wrong = TOKEN.replace('F', 'f');
    expect(await readTokenAt(wrong, OWNER, node.options)).to.equal('checksum');
    expect(node.asked).to.deep.equal([]);
  });

  it('rejects if nobody answers, rather than saying that there is no token', async () => {
    const silent = () => {
      throw new TypeError('Failed to fetch');
    };
    const node = scriptedNode({ eth_getCode: '0x60', eth_call: silent });
    expect(await rejection(readTokenAt(TOKEN, OWNER, node.options))).to.include({ code: 'rpc_failed' });
  });
});
