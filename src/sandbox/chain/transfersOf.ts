import { bytesToHex } from '@ethereumjs/util';
import { formatUnits } from 'viem';
import type { SourceTransfer } from '../../lib/account/accountSource.js';
import { TRANSFER_EVENT } from '../../lib/evm/tokenEvents.js';
import type { SandboxToken } from '../chains.js';
import { tokenIcon } from '../tokenIcon.js';
import type { MinedTransaction } from './createLedger.js';

/**
 * The transfers of a transaction from or to an account (in lower case): the native currency, including transfers by contracts,
 * and tokens.
 */
export function transfersOf(
  { moves, result }: MinedTransaction,
  account: string,
  native: { readonly name: string; readonly symbol: string; readonly decimals: number },
  tokens: readonly SandboxToken[],
): readonly SourceTransfer[] {
  const directionOf = (sender: string, recipient: string) => {
    if (sender !== account && recipient !== account) return undefined;
    if (sender === recipient) return 'self' as const;
    return sender === account ? ('out' as const) : ('in' as const);
  };
  const ofNative = moves.flatMap(({ from, to, value }): SourceTransfer[] => {
    const direction = directionOf(from, to);
    const { name, symbol, decimals } = native;
    const quantity = formatUnits(value, decimals);
    return direction
      ? [
          {
            kind: 'token',
            direction,
            name,
            symbol,
            quantity,
            image: tokenIcon(symbol),
            sender: from,
            recipient: to,
          },
        ]
      : [];
  });
  const ofTokens = result.receipt.logs.flatMap(([at, topics, data]): SourceTransfer[] => {
    const [event, sender, recipient, id] = topics.map((topic) => bytesToHex(topic));
    if (event !== TRANSFER_EVENT || !sender || !recipient) return [];
    const [from, to] = [addressIn(sender), addressIn(recipient)];
    const direction = directionOf(from, to);
    if (!direction) return [];
    const token = bytesToHex(at);
    const shared = { direction, token, sender: from, recipient: to };
    if (id) return [{ kind: 'nft', quantity: '1', ...shared }];
    const known = tokens.find(({ address }) => address.toLowerCase() === token);
    if (!known || data.length !== 32) return [{ kind: 'token', ...shared }];
    const quantity = formatUnits(BigInt(bytesToHex(data)), known.decimals);
    const { name, symbol } = known;
    return [{ kind: 'token', name, symbol, quantity, image: tokenIcon(symbol), ...shared }];
  });
  return [...ofNative, ...ofTokens];
}

const addressIn = (topic: string) => `0x${topic.slice(26)}`;
