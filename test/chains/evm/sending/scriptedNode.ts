import { fakeClock } from '../../../support/fakeClock.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
export const GWEI = 10n ** 9n;
/** Calls whose fees are estimated. */
export const CALLS = {
  plain: { from: ALICE, to: BOB, value: 1n },
  transfer: { from: ALICE, to: TOKEN, data: `0xa9059cbb${'11'.repeat(64)}` },
  approval: { from: ALICE, to: TOKEN, data: `0x095ea7b3${'11'.repeat(64)}` },
  swap: { from: ALICE, to: TOKEN, data: '0x12345678' },
} as const;

type Answer = unknown | ((params: readonly unknown[]) => unknown);

/**
 * A node that knows only these methods. A function computes the answer from the params; if it throws, the error is the answer.
 */
export function scriptedNode(answers: Readonly<Record<string, Answer>>, id: `eip155:${string}` = 'eip155:1') {
  const asked: string[] = [];
  const request = async ({ method, params }: { method: string; params: readonly unknown[] }) => {
    asked.push(method);
    if (!(method in answers)) throw Object.assign(new Error('No such method'), { code: -32601 });
    const answer = answers[method];
    return typeof answer === 'function' ? answer(params) : answer;
  };
  const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
  const options = {
    network: { id, name: 'One', nativeCurrency: currency },
    wallet: { request, on: () => undefined, removeListener: () => undefined },
    clock: fakeClock(),
    signal: new AbortController().signal,
  } as const;
  return { asked, options };
}

/** A node's error for a call that reverts. */
export const revert = () => {
  throw Object.assign(new Error('execution reverted'), { code: 3 });
};

/** A number as a contract returns it, in 32 bytes. */
export const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;
export const hex = (value: bigint) => `0x${value.toString(16)}`;
