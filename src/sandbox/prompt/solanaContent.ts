import { formatUnits } from 'viem';
import type { SolanaInstructionSummary, SolanaTransactionSummary } from '../solanaWallet/summary.js';
import { texts } from '../texts.js';
import { el } from './dom.js';
import { block, rows } from './parts.js';

const SOL_DECIMALS = 9;

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
  switch (instruction.kind) {
    case 'sol': {
      const { lamports, from, to } = instruction;
      return texts.solana.sol(formatUnits(lamports, SOL_DECIMALS), from, to);
    }
    case 'tokens': {
      const { amount, token, from, to } = instruction;
      return token
        ? texts.solana.tokens(formatUnits(amount, token.decimals), token.mint, to)
        : texts.solana.units(`${amount}`, from, to);
    }
    case 'program':
      return texts.solana.program(instruction.program ?? texts.solana.lookedUp);
  }
}
