/** What a call does with a token, as far as its data says. Addresses are in lower case, amounts in base units. */
export type TokenCall =
  | {
      readonly does: 'transfer';
      /** Undefined if it is whoever calls. */
      readonly from: string | undefined;
      readonly receiver: string;
      readonly amount: bigint;
    }
  | {
      readonly does: 'allow';
      readonly spender: string;
      readonly amount: bigint;
      readonly how: 'set' | 'more' | 'less';
      /** Undefined if it is the contract that is called. */
      readonly token?: string | undefined;
    }
  | { readonly does: 'allow_all'; readonly spender: string; readonly isAllowed: boolean };

const SELECTOR_AND_WORDS = /^0x([0-9a-f]{8})([0-9a-f]{64})([0-9a-f]{64})([0-9a-f]{64})?/;
const ADDRESS_WORD = /^0{24}([0-9a-f]{40})$/;
/** A selector and three words. */
const LONGEST_READ = 202;

/** Reads what a call does with a token. Undefined for anything else. */
export function readTokenCall(data: string | undefined): TokenCall | undefined {
  const [, selector, ...words] =
    SELECTOR_AND_WORDS.exec((data ?? '').slice(0, LONGEST_READ).toLowerCase()) ?? [];
  const address = (at: number) => {
    const [, found] = ADDRESS_WORD.exec(words[at] ?? '') ?? [];
    return found === undefined ? undefined : `0x${found}`;
  };
  const amount = (at: number) => (words[at] === undefined ? undefined : BigInt(`0x${words[at]}`));
  switch (selector) {
    // transfer(address,uint256)
    case 'a9059cbb':
      return transfer(undefined, address(0), amount(1));
    // transferFrom(address,address,uint256)
    case '23b872dd':
      return address(0) === undefined ? undefined : transfer(address(0), address(1), amount(2));
    // approve(address,uint256)
    case '095ea7b3':
      return allow(address(0), amount(1), 'set');
    // increaseAllowance(address,uint256)
    case '39509351':
      return allow(address(0), amount(1), 'more');
    // decreaseAllowance(address,uint256)
    case 'a457c2d7':
      return allow(address(0), amount(1), 'less');
    // approve(address,address,uint160,uint48) of Permit2
    case '87517c45':
      return address(0) === undefined ? undefined : allow(address(1), amount(2), 'set', address(0));
    // setApprovalForAll(address,bool)
    case 'a22cb465': {
      const spender = address(0);
      return spender === undefined ? undefined : { does: 'allow_all', spender, isAllowed: amount(1) !== 0n };
    }
    default:
      return undefined;
  }
}

function transfer(
  from: string | undefined,
  receiver: string | undefined,
  amount: bigint | undefined,
): TokenCall | undefined {
  if (receiver === undefined || amount === undefined) return undefined;
  return { does: 'transfer', from, receiver, amount };
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
