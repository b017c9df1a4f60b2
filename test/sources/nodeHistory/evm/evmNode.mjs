// A node with a few logs, which a test makes.
import { hex, networkOf, TRANSFER, word } from '../nodes.mjs';

export const ME = `0x${'a'.repeat(40)}`;
export const OTHER = `0x${'b'.repeat(40)}`;
export const TOKEN = `0x${'c'.repeat(40)}`;
export const hashOf = (block, index) => word(hex(block * 1000 + index + 1));
export const logAt = (block, index = 0, more = {}) => ({
  address: TOKEN,
  topics: [TRANSFER, word(OTHER), word(ME)],
  data: word('0x5'),
  blockNumber: hex(block),
  blockHash: word(hex(block)),
  blockTimestamp: hex(1_700_000_000 + block),
  transactionHash: hashOf(block, index),
  transactionIndex: hex(index),
  logIndex: hex(index),
  removed: false,
  ...more,
});

/** Answers like a node that allows these windows of blocks. */
export function evmNode(logs, { head, refuse = () => undefined, more = {} }, asked = []) {
  const matches = (topics, log) =>
    topics.every((topic, index) => topic === null || topic === log.topics[index]?.toLowerCase());
  return networkOf(
    'eip155:1',
    {
      eth_blockNumber: () => hex(head),
      eth_getLogs({ fromBlock, toBlock, topics }) {
        const [from, to] = [Number(fromBlock), Number(toBlock)];
        const found = logs.filter((log) => {
          const block = Number(log.blockNumber);
          return block >= from && block <= to && matches(topics, log);
        });
        const refusal = refuse(from, to, found);
        if (refusal) throw Object.assign(new Error(refusal), { code: -32005 });
        return found;
      },
      eth_getTransactionByHash: (hash) => ({ hash, from: OTHER, to: TOKEN }),
      eth_call: ({ data }) =>
        data === '0x313ce567'
          ? word('0x2')
          : word('0x544f4b').replace(/^0x0+(544f4b)$/, (_, text) => `0x${text.padEnd(64, '0')}`),
      ...more,
    },
    asked,
  );
}

export const hashesOf = (pages) => pages.flatMap(({ entries }) => entries.map(({ hash }) => hash));
