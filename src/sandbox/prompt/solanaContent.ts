import { formatUnits } from 'viem';
import type { SolanaInstructionSummary, SolanaTransactionSummary } from '../solanaWallet/summary.js';
import { texts } from '../texts.js';
import { el } from './dom.js';
import { block, rows } from './parts.js';

const SOL_DECIMALS = 9;
/** Prices are in millionths of a lamport. */
const PRICE_DECIMALS = 6;

/** Describes Solana transactions in words. */
export function solanaContent(
  transactions: readonly SolanaTransactionSummary[],
  network: string | undefined,
): (Node | undefined)[] {
  return [
    rows([[texts.network, network ?? texts.solana.unknownNetwork]]),
    ...transactions.flatMap(({ account, feePayer, instructions }, index) => [
      transactions.length > 1 ? el('p', {}, texts.solana.count(index + 1, transactions.length)) : undefined,
      rows([
        [texts.account, account],
        [texts.solana.feePayer, feePayer],
      ]),
      block(texts.solana.instructions, instructions.map(lineOf).join('\n') || texts.solana.none),
    ]),
  ];
}

function lineOf(instruction: SolanaInstructionSummary): string {
  const { solana } = texts;
  const named = (address: string | undefined) => address ?? solana.lookedUp;
  switch (instruction.kind) {
    case 'sol': {
      const { lamports, from, to } = instruction;
      return solana.sol(formatUnits(lamports, SOL_DECIMALS), named(from), named(to));
    }
    case 'tokens': {
      const { amount, token, from, to } = instruction;
      return token
        ? solana.tokens(formatUnits(amount, token.decimals), named(token.mint), named(to))
        : solana.units(`${amount}`, named(from), named(to));
    }
    case 'open':
      return solana.open(named(instruction.mint), named(instruction.owner));
    case 'close':
      return solana.close(named(instruction.account), named(instruction.to));
    case 'wrap':
      return solana.wrap(named(instruction.account));
    case 'limit':
      return solana.limit(`${instruction.units}`);
    case 'price':
      return solana.price(formatUnits(instruction.price, PRICE_DECIMALS));
    case 'program':
      return solana.program(named(instruction.program));
  }
}
