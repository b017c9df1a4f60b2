/** Some nodes write empty code as a number. Whole bytes are code, even if they're zero. */
const NO_CODE = /^0x0?$/;
/** The code of an ordinary account that delegates to a contract (EIP-7702). Its own key still controls it. */
const DELEGATED = /^0xef0100[0-9a-f]{40}$/i;

/** Whether a node's answer is code, so that something runs when the account is called. */
export const isCode = (code: string): boolean => !NO_CODE.test(code);

/** Whether code is a contract's, and not that of an ordinary account that delegates to one. */
export const isContractCode = (code: string): boolean => isCode(code) && !DELEGATED.test(code);
