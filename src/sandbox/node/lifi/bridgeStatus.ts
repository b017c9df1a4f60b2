import { type Hash, zeroAddress } from 'viem';
import type { BridgeSetting } from '../bridge/bridgeSetting.js';
import { bridgeTerms } from '../bridge/bridgeTerms.js';
import type { BridgeTransfer } from '../bridge/bridgeTransfer.js';
import { BRIDGE_TOOL, bridgeFeeCost } from './bridgeQuote.js';
import type { EvmLifiNetwork } from './evmLifiNetwork.js';
import { writeDollars } from './sendingCost.js';

/** LI.FI's statuses of a transfer: status, substatus and message. */
const STATES = {
  waiting: ['PENDING', 'WAIT_DESTINATION_TRANSACTION', 'The bridge has yet to pay out on the other chain.'],
  refunding: ['PENDING', 'REFUND_IN_PROGRESS', 'The bridge gives the deposit back.'],
  completed: ['DONE', 'COMPLETED', 'What was asked for has arrived.'],
  partial: ['DONE', 'PARTIAL', 'Another token than the one that was asked for has arrived.'],
  refunded: ['DONE', 'REFUNDED', 'The deposit was given back to its sender.'],
  failed: [
    'FAILED',
    'NOT_PROCESSABLE_REFUND_NEEDED',
    'The bridge cannot pay out, and has given nothing back.',
  ],
} as const;

/** The status of a transfer in LI.FI's format. `setting` says what the bridge is about to do with open deposits. */
export async function bridgeStatus(
  { deposit, outcome }: BridgeTransfer,
  source: EvmLifiNetwork,
  target: EvmLifiNetwork,
  setting: BridgeSetting,
) {
  const [status, substatus, substatusMessage] = STATES[stateOf({ deposit, outcome }, setting)];
  const sent = await sideOf(source, deposit.hash, deposit);
  const step = {
    tool: BRIDGE_TOOL.key,
    toolDetails: BRIDGE_TOOL,
    fromAmount: `${deposit.amount}`,
    fromToken: sent.token,
  };
  const receiving =
    'payment' in outcome
      ? await sideOf(outcome.state === 'paid' ? target : source, outcome.payment.hash, outcome.payment)
      : { chainId: target.id };
  const fee = bridgeTerms(sent.token, sent.token, deposit.amount).fee;
  return {
    transactionId: deposit.transactionId,
    sending: {
      ...sent,
      includedSteps:
        'token' in receiving
          ? [
              {
                ...step,
                toAmount: receiving.amount,
                toToken: receiving.token,
                bridgedAmount: receiving.amount,
              },
            ]
          : [],
    },
    receiving,
    feeCosts: [bridgeFeeCost(sent.token, fee)],
    lifiExplorerLink: linkTo(deposit.hash),
    fromAddress: deposit.sender,
    toAddress: deposit.receiver,
    tool: BRIDGE_TOOL.key,
    status,
    substatus,
    substatusMessage,
    metadata: { integrator: deposit.integrator },
  };
}

/** The local chains have no explorers, so the links lead to LI.FI's. */
const linkTo = (hash: Hash) => `https://scan.li.fi/tx/${hash}`;

function stateOf({ deposit, outcome }: BridgeTransfer, { mode }: BridgeSetting): keyof typeof STATES {
  switch (outcome.state) {
    case 'refused':
      return 'refunding';
    case 'refunded':
      return 'refunded';
    case 'paid':
      return outcome.payment.token.toLowerCase() === deposit.toToken.toLowerCase() ? 'completed' : 'partial';
    case 'open':
      return mode === 'fail' ? 'failed' : mode === 'refund' ? 'refunding' : 'waiting';
  }
}

/** A transaction's part in a transfer. */
async function sideOf(
  { id, client, token }: EvmLifiNetwork,
  hash: Hash,
  moved: { readonly token: string; readonly amount: bigint },
) {
  const [{ value }, { blockNumber, gasUsed, effectiveGasPrice }] = await Promise.all([
    client.getTransaction({ hash }),
    client.getTransactionReceipt({ hash }),
  ]);
  const { timestamp } = await client.getBlock({ blockNumber });
  const [asset, gasToken] = [token(moved.token), token(zeroAddress)];
  const gasAmount = gasUsed * effectiveGasPrice;
  return {
    chainId: id,
    txHash: hash,
    txLink: linkTo(hash),
    amount: `${moved.amount}`,
    amountUSD: writeDollars(asset, moved.amount),
    token: asset,
    gasPrice: `${effectiveGasPrice}`,
    gasUsed: `${gasUsed}`,
    gasToken,
    gasAmount: `${gasAmount}`,
    gasAmountUSD: writeDollars(gasToken, gasAmount),
    timestamp: Number(timestamp),
    value: `${value}`,
  };
}
