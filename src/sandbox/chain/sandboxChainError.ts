/**
 * - `chain_invalid`: an option cannot be used.
 * - `chain_taken`: another chain of this page already has the URL.
 * - `chain_stopped`: the chain was stopped.
 * - `fetch_locked`: the page does not allow `fetch` to be replaced.
 */
export type SandboxChainErrorCode = 'chain_invalid' | 'chain_taken' | 'chain_stopped' | 'fetch_locked';

/** An error in the use of a chain in the page. */
export class SandboxChainError extends Error {
  override readonly name = 'SandboxChainError';
  readonly code: SandboxChainErrorCode;

  constructor(code: SandboxChainErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export const invalidError = (what: string) => new SandboxChainError('chain_invalid', what);
