import { randomBytes } from 'node:crypto';
import { bytesToHex, encodeFunctionData, zeroAddress } from 'viem';
import { sandboxBridge } from '../../contracts/sandboxBridge.js';
import { iconFor } from '../../icon.js';
import { BRIDGE_FEE, bridgeTerms } from '../bridge/bridgeTerms.js';
import { SANDBOX_BRIDGE } from '../bridge/deployBridge.js';
import type { TokenBridge } from '../bridge/tokenBridge.js';
import { type EvmLifiNetwork, readEvmAddress } from './evmLifiNetwork.js';
import { type LifiCall, leastOf, noQuote, readQuoteQuery, writeSlippage } from './readLifiCall.js';
import { sendingCost, writeDollars } from './sendingCost.js';
import { writeStep } from './writeStep.js';

/** LI.FI's description of the bridge. */
export const BRIDGE_TOOL = {
  key: 'sandboxBridge',
  name: 'Sandbox Bridge',
  logoURI: iconFor('Sandbox Bridge'),
} as const;

type LifiToken = ReturnType<EvmLifiNetwork['token']>;

/** The bridge's fee for an amount, in LI.FI's format. */
export const bridgeFeeCost = (token: LifiToken, fee: bigint) => ({
  name: 'Bridge fee',
  description: 'What the bridge keeps',
  percentage: BRIDGE_FEE,
  token,
  amount: `${fee}`,
  amountUSD: writeDollars(token, fee),
  included: true,
});

/** A step from one network to another, with its transaction; the bridge also swaps. Throws a refusal if there is no quote. */
export async function bridgeQuote(
  query: LifiCall['query'],
  source: EvmLifiNetwork,
  target: EvmLifiNetwork,
  bridge: TokenBridge,
) {
  const [fromToken, toToken] = [source.token(query.get('fromToken')), target.token(query.get('toToken'))];
  const asked = readQuoteQuery(query, readEvmAddress);
  const { fromAmount, fromAddress, toAddress, slippage, integrator } = asked;
  const { fee, toAmount } = bridgeTerms(fromToken, toToken, fromAmount);
  if (toAmount === 0n || toAmount > ((await bridge.held(target.id, toToken.address)) ?? 0n)) throw noQuote();
  const toAmountMin = leastOf(toAmount, slippage);
  const transactionId = bytesToHex(randomBytes(32));
  const call = {
    from: fromAddress,
    to: SANDBOX_BRIDGE,
    value: fromToken.address === zeroAddress ? fromAmount : 0n,
    data: encodeFunctionData({
      abi: sandboxBridge.abi,
      functionName: 'startBridgeTokensViaSandbox',
      args: [
        {
          transactionId,
          bridge: BRIDGE_TOOL.key,
          integrator,
          referrer: zeroAddress,
          sendingAssetId: fromToken.address,
          receiver: toAddress,
          minAmount: fromAmount,
          destinationChainId: BigInt(target.id),
          hasSourceSwaps: false,
          hasDestinationCall: false,
        },
        { receivingAssetId: toToken.address, least: toAmountMin },
      ],
    }),
  };
  const native = source.token(zeroAddress);
  const { gasCost, transactionRequest } = await sendingCost(source.client, source.id, call, native);
  const action = {
    fromChainId: source.id,
    toChainId: target.id,
    fromToken,
    toToken,
    fromAmount: `${fromAmount}`,
    slippage: writeSlippage(slippage),
    fromAddress,
    toAddress,
  };
  const estimate = {
    tool: BRIDGE_TOOL.key,
    fromAmount: `${fromAmount}`,
    fromAmountUSD: writeDollars(fromToken, fromAmount),
    toAmount: `${toAmount}`,
    toAmountMin: `${toAmountMin}`,
    toAmountUSD: writeDollars(toToken, toAmount),
    approvalAddress: SANDBOX_BRIDGE,
    executionDuration: Math.max(1, Math.ceil(bridge.waitMs / 1000)),
    feeCosts: [bridgeFeeCost(fromToken, fee)],
    gasCosts: [gasCost],
  };
  return {
    ...writeStep('cross', { tool: BRIDGE_TOOL, action, estimate, integrator }),
    transactionRequest,
    transactionId,
  };
}
