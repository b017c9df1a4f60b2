import { decodeFunctionData, erc20Abi, formatUnits } from 'viem';
import { chainIdOf } from '../../lib/networks/caip.js';
import type { SandboxChain } from '../chains.js';
import { texts } from '../texts.js';
import type { Approval, ApprovalRequest, TransactionSummary } from '../wallet/approval.js';
import { sameAddress } from '../wallet/params.js';
import { el } from './dom.js';
import { block, rows } from './parts.js';
import { solanaContent } from './solanaContent.js';

export interface PromptBody {
  readonly content: readonly (Node | undefined)[];
  /** Returns the result of Approve, or a message if something is still missing. */
  approve(): Approval | string;
}

/** Describes the request in words. */
export function promptBody(request: ApprovalRequest): PromptBody {
  if (request.kind === 'connect') return chooser(request.accounts, request.preselected);
  return { content: contentOf(request), approve: () => ({}) };
}

function contentOf(request: Exclude<ApprovalRequest, { kind: 'connect' }>): (Node | undefined)[] {
  switch (request.kind) {
    case 'unlock':
      return [el('p', {}, texts.unlockExplain)];
    case 'message':
      return [
        rows([[texts.account, request.account]]),
        warning(request.warning),
        block(texts.message, request.text),
      ];
    case 'typed-data':
      return [
        rows([
          [texts.account, request.account],
          [texts.typedData.type, request.primaryType],
        ]),
        block(texts.typedData.domain, json(request.domain)),
        block(texts.typedData.content, json(request.message)),
      ];
    case 'transaction':
      return transactionContent(request.transaction, request.chain);
    case 'upgrade':
      return [
        el('p', {}, texts.upgradeExplain),
        rows([
          [texts.network, networkName(request.chain)],
          [texts.account, request.account],
        ]),
      ];
    case 'calls': {
      const { chain, account, calls, maxFee, warning: reason } = request;
      const { symbol, decimals } = chain.nativeCurrency;
      const amount = (value: bigint) => `${formatUnits(value, decimals)} ${symbol}`;
      return [
        rows([
          [texts.network, networkName(chain)],
          [texts.account, account],
          [texts.transaction.fee, maxFee === undefined ? undefined : amount(maxFee)],
        ]),
        warning(reason && texts.transaction.willFail(reason)),
        ...calls.flatMap(({ to, value, data }, at) => [
          rows([
            [texts.calls.count(at + 1, calls.length), to],
            [texts.transaction.value, amount(value)],
          ]),
          block(texts.transaction.data, data),
        ]),
      ];
    }
    case 'solana-sign':
    case 'solana-send':
      return solanaContent(request.transactions, request.network);
    case 'switch-network':
      return [
        rows([
          [texts.switchNetwork.from, networkName(request.from)],
          [texts.switchNetwork.to, networkName(request.to)],
        ]),
      ];
    case 'add-network': {
      const { chain } = request;
      return [
        rows([
          [texts.addNetwork.name, chain.name],
          [texts.addNetwork.chainId, `${chainIdOf(chain.id)}`],
          [texts.addNetwork.rpcUrl, chain.rpcUrl],
          [texts.addNetwork.currency, chain.nativeCurrency.symbol],
          [texts.addNetwork.explorer, chain.explorerUrl],
        ]),
      ];
    }
    case 'watch-asset':
      return [
        rows([
          [texts.asset.type, request.type],
          [texts.asset.symbol, request.token.symbol],
          [texts.asset.address, request.token.address],
          [texts.asset.decimals, `${request.token.decimals}`],
        ]),
      ];
  }
}

function chooser(accounts: readonly string[], preselected: readonly string[]): PromptBody {
  const boxes = accounts.map((account) => {
    const box = el('input', { type: 'checkbox', value: account });
    box.checked = preselected.some((address) => sameAddress(address, account));
    return { account, box };
  });
  const fieldset = el('fieldset', {}, el('legend', {}, texts.connect.choose));
  fieldset.append(...boxes.map(({ account, box }) => el('label', {}, box, account)));
  return {
    content: [el('p', {}, texts.connect.explain), fieldset],
    approve() {
      const chosen = boxes.filter(({ box }) => box.checked).map(({ account }) => account);
      return chosen.length > 0 ? { accounts: chosen } : texts.connect.none;
    },
  };
}

function transactionContent(transaction: TransactionSummary, chain: SandboxChain): (Node | undefined)[] {
  const { symbol, decimals } = chain.nativeCurrency;
  const amount = (value: bigint) => `${formatUnits(value, decimals)} ${symbol}`;
  const { from, to, value, data, maxFee } = transaction;
  return [
    rows([
      [texts.network, networkName(chain)],
      [texts.account, from],
      [texts.transaction.to, to ?? texts.transaction.creates],
      [texts.transaction.value, amount(value)],
      [texts.transaction.transfer, tokenTransfer(transaction, chain)],
      [texts.transaction.fee, maxFee === undefined ? undefined : amount(maxFee)],
    ]),
    warning(transaction.warning && texts.transaction.willFail(transaction.warning)),
    data ? block(texts.transaction.data, data) : undefined,
  ];
}

function tokenTransfer({ to, data }: TransactionSummary, chain: SandboxChain): string | undefined {
  const token = chain.tokens?.find(({ address }) => to && sameAddress(address, to));
  if (!token || !data) return undefined;
  try {
    const call = decodeFunctionData({ abi: erc20Abi, data: data as `0x${string}` });
    if (call.functionName !== 'transfer') return undefined;
    const [recipient, amount] = call.args;
    return texts.transaction.tokens(formatUnits(amount, token.decimals), token.symbol, recipient);
  } catch {
    return undefined;
  }
}

function networkName(chain: SandboxChain): string {
  return `${chain.name} (${chainIdOf(chain.id)})`;
}

function warning(text: string | undefined): HTMLElement | undefined {
  return text ? el('p', { class: 'warning' }, text) : undefined;
}

function json(value: unknown): string {
  return JSON.stringify(value, undefined, 2) ?? '';
}
