import {
  APPROVE,
  APPROVE_ALL,
  INCREASE_ALLOWANCE,
  PERMIT2_APPROVE,
  TRANSFER,
  TRANSFER_FROM,
} from '../../../lib/evm/tokenFunctions.js';

/** The effect of a call on a token, according to its data. Addresses are in lower case, amounts in base units. */
export type TokenCall =
  | {
      readonly does: 'transfer';
      /** Undefined for the caller. */
      readonly from: string | undefined;
      readonly recipient: string;
      readonly amount: bigint;
    }
  | {
      readonly does: 'allow';
      readonly spender: string;
      readonly amount: bigint;
      readonly how: 'set' | 'more' | 'less';
      /** Undefined for the called contract. */
      readonly token?: string | undefined;
    }
  | { readonly does: 'allow_all'; readonly spender: string; readonly isAllowed: boolean };

const SELECTOR_AND_WORDS = /^(0x[0-9a-f]{8})([0-9a-f]{64})([0-9a-f]{64})([0-9a-f]{64})?/;
const ADDRESS_WORD = /^0{24}([0-9a-f]{40})$/;
/** A selector and three words. */
const LONGEST_READ = 202;

/** Reads the effect of a call on a token. Undefined for any other call. */
export function readTokenCall(data: string | undefined): TokenCall | undefined {
  const [, selector, ...words] =
    SELECTOR_AND_WORDS.exec((data ?? '').slice(0, LONGEST_READ).toLowerCase()) ?? [];
  const address = (at: number) => {
    const [, found] = ADDRESS_WORD.exec(words[at] ?? '') ?? [];
    return found === undefined ? undefined : `0x${found}`;
  };
  const amount = (at: number) => (words[at] === undefined ? undefined : BigInt(`0x${words[at]}`));
  switch (selector) {
    case TRANSFER:
      return transfer(undefined, address(0), amount(1));
    case TRANSFER_FROM:
      return address(0) === undefined ? undefined : transfer(address(0), address(1), amount(2));
    case APPROVE:
      return allow(address(0), amount(1), 'set');
    case INCREASE_ALLOWANCE:
      return allow(address(0), amount(1), 'more');
    // decreaseAllowance(address,uint256)
    case '0xa457c2d7':
      return allow(address(0), amount(1), 'less');
    case PERMIT2_APPROVE:
      return address(0) === undefined ? undefined : allow(address(1), amount(2), 'set', address(0));
    case APPROVE_ALL: {
      const spender = address(0);
      return spender === undefined ? undefined : { does: 'allow_all', spender, isAllowed: amount(1) !== 0n };
    }
    default:
      return undefined;
  }
}

function transfer(
  from: string | undefined,
  recipient: string | undefined,
  amount: bigint | undefined,
): TokenCall | undefined {
  if (recipient === undefined || amount === undefined) return undefined;
  return { does: 'transfer', from, recipient, amount };
}

function allow(
  spender: string | undefined,
  amount: bigint | undefined,
  how: 'set' | 'more' | 'less',
  token?: string,
): TokenCall | undefined {
  if (spender === undefined || amount === undefined) return undefined;
  return { does: 'allow', spender, amount, how, token };
}
