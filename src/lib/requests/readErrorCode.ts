/** The numeric code of an untrusted error. Some wallets write it as text. Undefined for anything else. */
export function readErrorCode(code: unknown): number | undefined {
  const isNumber = typeof code === 'number' || (typeof code === 'string' && /^-?\d{1,9}$/.test(code));
  return isNumber && Number.isInteger(Number(code)) ? Number(code) : undefined;
}
