import { fromBase58 } from '../../../lib/solana/base58.js';
import { SOL_DECIMALS } from '../../../lib/solana/solana.js';
import type { SandboxChain } from '../../chains.js';
import type { Asset } from '../chainApi/chainLedger.js';
import { iconOf, priceInCents, priceOf } from '../chainApi/prices.js';
import { askCluster } from '../solana/askCluster.js';
import { associatedTokenAddress } from '../solana/derivedAddress.js';
import { wrappedOf } from '../solana/instructions.js';
import { MAKER_ADDRESS } from '../solana/marketMaker.js';
import { NATIVE_MINT, SYSTEM_PROGRAM, TOKEN_PROGRAM } from '../solana/programs.js';
import { ASSOCIATED_BYTES } from '../solana/tokenData.js';
import { MINTS } from '../solana/tokens.js';
import {
  invalid,
  type LifiCall,
  leastOf,
  noQuote,
  notFound,
  readQuoteQuery,
  writeSlippage,
} from './readLifiCall.js';
import { writeDollars } from './sendingCost.js';
import { buildSolanaSwap, type SolanaSwapAsset } from './solanaSwap.js';
import { writeStep } from './writeStep.js';

type SolanaAsset = Asset & SolanaSwapAsset & { readonly address: string };

/** LI.FI's number for Solana's mainnet. It knows no other cluster. */
const SOLANA_ID = 1_151_111_081_099_710;
const TOOL = { key: 'sandbox', name: 'Sandbox Market Maker' };
/** The market maker's margin, in hundredths of a percent. */
const MARGIN = 25n;
const ALL = 10_000n;
const COMMITMENT = { commitment: 'confirmed' } as const;
const ADDRESS_BYTES = 32;
const SIGNATURE_BYTES = 64;

const NATIVE: SolanaAsset = {
  address: SYSTEM_PROGRAM,
  name: 'SOL',
  symbol: 'SOL',
  decimals: SOL_DECIMALS,
  mint: undefined,
  program: TOKEN_PROGRAM,
};
const ASSETS: readonly SolanaAsset[] = [
  NATIVE,
  ...MINTS.map(({ address, name, symbol, decimals, program }) => ({
    address,
    name,
    symbol,
    decimals,
    mint: address,
    program,
  })),
  {
    address: NATIVE_MINT,
    name: 'Wrapped SOL',
    symbol: 'WSOL',
    decimals: SOL_DECIMALS,
    mint: NATIVE_MINT,
    program: TOKEN_PROGRAM,
  },
];

interface SignatureStatus {
  readonly err: unknown;
  readonly confirmationStatus: string;
}

/**
 * LI.FI's view of the local mainnet cluster. A market maker swaps at the sandbox's prices: it signs a transaction with both
 * transfers, which expires with its blockhash. All methods may throw a refusal.
 */
export function openSolanaLifiNetwork({ rpcUrl }: SandboxChain<string>) {
  const ask = <T>(method: string, ...params: readonly unknown[]) => askCluster<T>(rpcUrl, method, ...params);

  /** The market maker's stock of an asset. */
  async function stockOf({ mint, program }: SolanaAsset): Promise<bigint> {
    // It pays SOL from its wrapped SOL.
    const account = associatedTokenAddress(MAKER_ADDRESS, mint ?? NATIVE_MINT, program);
    const { value } = await ask<{ value: { amount: string } }>('getTokenAccountBalance', account, COMMITMENT);
    return BigInt(value.amount);
  }

  async function exist(accounts: readonly string[]): Promise<boolean[]> {
    const options = { ...COMMITMENT, encoding: 'base64' };
    const { value } = await ask<{ value: readonly unknown[] }>('getMultipleAccounts', accounts, options);
    return value.map((account) => account !== null);
  }

  async function quote(query: LifiCall['query']) {
    const [sold, bought] = [assetIn(query.get('fromToken')), assetIn(query.get('toToken'))];
    const asked = readQuoteQuery(query, readAddress);
    const { fromAmount, fromAddress, toAddress, slippage, integrator } = asked;
    if (sold === bought) throw invalid('The same token cannot be used as both the source and destination');
    const toAmount = boughtFor(sold, fromAmount, bought);
    if (toAmount === 0n || toAmount > (await stockOf(bought))) throw noQuote();
    const [{ value: latest }, [hasWrapped = false, hasTokenAccount = false]] = await Promise.all([
      ask<{ value: { blockhash: string } }>('getLatestBlockhash', COMMITMENT),
      exist([
        wrappedOf(fromAddress),
        associatedTokenAddress(toAddress, bought.mint ?? NATIVE_MINT, bought.program),
      ]),
    ]);
    const { bytes, message } = buildSolanaSwap({
      account: fromAddress,
      recipient: toAddress,
      sold,
      soldAmount: fromAmount,
      bought,
      boughtAmount: toAmount,
      blockhash: latest.blockhash,
      hasWrapped,
    });
    const encoded = Buffer.from(message).toString('base64');
    const { value: fee } = await ask<{ value: number }>('getFeeForMessage', encoded, COMMITMENT);
    const rent =
      bought.mint === undefined || hasTokenAccount
        ? 0n
        : BigInt(
            await ask<number>('getMinimumBalanceForRentExemption', ASSOCIATED_BYTES.get(bought.program)),
          );
    const action = {
      fromChainId: SOLANA_ID,
      toChainId: SOLANA_ID,
      fromToken: describe(sold),
      toToken: describe(bought),
      fromAmount: `${fromAmount}`,
      slippage: writeSlippage(slippage),
      fromAddress,
      toAddress,
    };
    const estimate = {
      tool: TOOL.key,
      fromAmount: `${fromAmount}`,
      fromAmountUSD: writeDollars(sold, fromAmount),
      toAmount: `${toAmount}`,
      toAmountMin: `${leastOf(toAmount, slippage)}`,
      toAmountUSD: writeDollars(bought, toAmount),
      executionDuration: 1,
      feeCosts: rent > 0n ? [rentCost(rent)] : [],
      gasCosts: [{ type: 'SEND', ...costOf(BigInt(fee)) }],
    };
    return {
      ...writeStep('swap', { tool: TOOL, action, estimate, integrator }),
      transactionRequest: { data: Buffer.from(bytes).toString('base64') },
    };
  }

  async function status(signature: string) {
    if (!isSignature(signature)) return undefined;
    const options = { searchTransactionHistory: true };
    const { value } = await ask<{ value: readonly (SignatureStatus | null)[] }>(
      'getSignatureStatuses',
      [signature],
      options,
    );
    const [found] = value;
    if (!found) return undefined;
    const side = { chainId: SOLANA_ID, txHash: signature };
    if (found.err !== null) return { status: 'FAILED', sending: side, receiving: side };
    if (found.confirmationStatus === 'processed') return { status: 'PENDING', sending: side };
    return { status: 'DONE', substatus: 'COMPLETED', sending: side, receiving: side };
  }

  return {
    id: SOLANA_ID,
    chain: {
      id: SOLANA_ID,
      key: 'sol',
      name: 'Solana',
      chainType: 'SVM',
      coin: 'SOL',
      mainnet: true,
      nativeToken: describe(NATIVE),
    },
    tokens: () => ASSETS.map(describe),
    token: (value: string | undefined) => describe(assetIn(value)),
    quote,
    isTransactionId: isSignature,
    status,
  };
}

/** Finds an asset by address, or by symbol, which LI.FI also accepts. */
function assetIn(value = ''): SolanaAsset {
  const found = ASSETS.find(({ address, symbol }) => address === value || symbol === value.toUpperCase());
  if (!found) throw notFound(`Token ${value} not found on chain ${SOLANA_ID}`);
  return found;
}

function boughtFor(sold: SolanaAsset, amount: bigint, bought: SolanaAsset): bigint {
  const worth = amount * priceInCents(sold) * 10n ** BigInt(bought.decimals) * (ALL - MARGIN);
  return worth / (priceInCents(bought) * 10n ** BigInt(sold.decimals) * ALL);
}

const describe = (asset: SolanaAsset) => ({
  chainId: SOLANA_ID,
  address: asset.address,
  symbol: asset.symbol,
  name: asset.name,
  decimals: asset.decimals,
  coinKey: asset.symbol,
  logoURI: iconOf(asset),
  priceUSD: `${priceOf(asset)}`,
});

const costOf = (lamports: bigint) => ({
  amount: `${lamports}`,
  amountUSD: writeDollars(NATIVE, lamports),
  token: describe(NATIVE),
});

/** LI.FI lists the cost of a new token account as a fee, on top of the amount. */
const rentCost = (lamports: bigint) => ({
  name: 'ATA rent',
  description: 'Rent of a new associated token account',
  percentage: '0',
  included: false,
  ...costOf(lamports),
});

const readAddress = (text: string) => (fromBase58(text)?.length === ADDRESS_BYTES ? text : undefined);

const isSignature = (text: string) => fromBase58(text)?.length === SIGNATURE_BYTES;
