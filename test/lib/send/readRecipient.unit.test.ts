import { expect } from 'chai';
import { readRecipient } from '../../../src/lib/send/readRecipient.js';

const EVM = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const SOLANA = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV';

/** The typed text, and its kind on EVM networks and on Solana. */
const CASES: readonly [string, string, string, string][] = [
  ['nothing', '', 'empty', 'empty'],
  ['spaces', '  \n', 'empty', 'empty'],
  ['an EVM address', EVM, `address ${EVM}`, 'otherChain'],
  ['one with spaces around it', ` ${EVM}\n`, `address ${EVM}`, 'otherChain'],
  ['one without its prefix', EVM.slice(2), `address ${EVM}`, 'form'],
  ['one that lacks a digit', EVM.slice(0, -1), 'form', 'form'],
  ['one with a digit too many', `${EVM}0`, 'form', 'form'],
  ['one with an invisible character', `${EVM.slice(0, 9)}\u200b${EVM.slice(9)}`, 'hidden', 'hidden'],
  ['one that is written backwards', `\u202e${EVM}`, 'hidden', 'hidden'],
  ['one with a space inside', `${EVM.slice(0, 9)} ${EVM.slice(9)}`, 'form', 'form'],
  ['a Solana address', SOLANA, 'otherChain', `address ${SOLANA}`],
  ['base58 of another length', SOLANA.slice(0, 30), 'form', 'form'],
  ['a name', 'bob.eth', 'name bob.eth', 'noNames'],
  ['a name with spaces around it', ' bob.eth ', 'name bob.eth', 'noNames'],
  ['a registered name', 'bob.wcn.id', 'name bob.wcn.id', 'noNames'],
  ['a name in another script', 'žofie.eth', 'name žofie.eth', 'noNames'],
  ['a word', 'bob', 'form', 'form'],
  ['a name without an end', 'bob.', 'form', 'form'],
  ['a web address', 'https://bob.eth', 'form', 'form'],
  ['an email address', 'bob@mail.example', 'form', 'form'],
  ['a very long text', `${'a'.repeat(300)}.eth`, 'form', 'form'],
];

function read(text: string, namespace: 'eip155' | 'solana'): string {
  const typed = readRecipient(text, namespace);
  switch (typed.kind) {
    case 'address':
      return `address ${typed.address}`;
    case 'name':
      return `name ${typed.name}`;
    case 'invalid':
      return typed.problem;
    default:
      return typed.kind;
  }
}

describe('readRecipient', () => {
  for (const [what, text, onEvm, onSolana] of CASES) {
    it(`reads ${what} as ${onEvm} on EVM networks, as ${onSolana} on Solana`, () => {
      expect([read(text, 'eip155'), read(text, 'solana')]).to.deep.equal([onEvm, onSolana]);
    });
  }
});
