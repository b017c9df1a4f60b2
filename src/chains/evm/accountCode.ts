/** Some nodes write it as a number. Whole bytes are code, even if they are zero. */
const NO_CODE = /^0x0?$/;
/** The code of an ordinary account that lets a contract act for it (EIP-7702): it is still somebody's own. */
const DELEGATED = /^0xef0100[0-9a-f]{40}$/i;

/** Whether what a node tells of an account is code: something runs when it is called. */
export const isCode = (code: string): boolean => !NO_CODE.test(code);

/** Whether code is that of a contract, and not of an ordinary account that lets one act for it. */
export const isContractCode = (code: string): boolean => isCode(code) && !DELEGATED.test(code);
