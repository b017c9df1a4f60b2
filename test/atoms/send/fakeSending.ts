import type { TokenBalance } from '../../../src/lib/account/tokenBalance.js';
import { toCaipAddress } from '../../../src/lib/networks/caip.js';
import type { FoundRecipient, Sending } from '../../../src/lib/send/sending.js';
import type { SendRequest, WantedTransfer } from '../../../src/lib/send/sendRequest.js';
import { type Deferred, deferred } from '../../support/promises.js';
import { ALICE, ONE } from '../fakes.js';

export const COIN: TokenBalance = {
  network: ONE,
  address: undefined,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  amount: 3n * 10n ** 18n,
  price: '2000',
  icon: undefined,
};
export const DOLLARS: TokenBalance = {
  network: ONE,
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  name: 'Sandbox Dollar',
  symbol: 'SUSD',
  decimals: 6,
  amount: 250_000_000n,
  price: '1',
  icon: undefined,
};
export const FEE = 42_000_000_000_000n;

/** The request for a transfer. */
export function requestFor(wanted: WantedTransfer, more: Partial<SendRequest> = {}): SendRequest {
  const { account, token, recipient } = wanted;
  const amount = wanted.amount === 'max' ? token.amount - FEE : wanted.amount;
  return {
    account,
    token,
    amount,
    received: amount,
    recipient,
    fee: FEE,
    nativeLeft: 10n ** 18n,
    passesOn: false,
    check: 'simulated',
    content: {
      namespace: 'eip155',
      to: recipient,
      value: amount,
      data: '0x',
      gas: 21_000n,
      price: { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 1n },
    },
    ...more,
  };
}

export interface FakeSending extends Sending {
  /** Look-ups, prepared requests and sent requests, as text and as objects. */
  readonly log: string[];
  readonly prepared: (Deferred<SendRequest> & { readonly wanted: WantedTransfer })[];
  readonly sent: (Deferred<string> & { readonly request: SendRequest })[];
  /** Whether requests reach the wallet. */
  isReached: boolean;
}

/** Sending that the test answers. `found` maps typed recipients to results; all other recipients are wallets. */
export function fakeSending(found: Readonly<Record<string, FoundRecipient>> = {}): FakeSending {
  const log: string[] = [];
  const prepared: FakeSending['prepared'] = [];
  const sent: FakeSending['sent'] = [];
  const fake: FakeSending = {
    log,
    prepared,
    sent,
    isReached: true,
    readFee: async () => FEE,
    async findRecipient(typed) {
      const text = typed.kind === 'name' ? typed.name : typed.address;
      log.push(`find ${text}`);
      const isName = typed.kind === 'name';
      const usual: FoundRecipient = isName
        ? { problem: 'unknownName' }
        : { address: typed.address, name: undefined, place: 'wallet' };
      return found[text] ?? usual;
    },
    prepare(wanted) {
      const question = { ...deferred<SendRequest>(), wanted };
      prepared.push(question);
      return question.promise;
    },
    send(request, asking) {
      const question = { ...deferred<string>(), request };
      sent.push(question);
      if (fake.isReached) asking.handOver();
      return question.promise;
    },
  };
  return fake;
}

/** The account that owns these tokens. */
export const ACCOUNT = toCaipAddress(ONE, ALICE);
