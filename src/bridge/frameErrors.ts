import { WalletModalError } from '../lib/errors.js';
import { safeName } from '../lib/untrusted/sanitize.js';

/** Errors of the frame (behaviour 16.3). */

/** The frame did not load in time: it is blocked, offline, or doesn't use this protocol. */
export function notLoadedError(origin: string): WalletModalError {
  return new WalletModalError('load_failed', 'Unable to load email login dependency', {
    details: `Nothing at ${origin} answered. Check frame-url, and frame-src in the policy of the page.`,
  });
}

/** The frame was lost during a request, whose outcome is unknown. */
export function lostError(): WalletModalError {
  return new WalletModalError(
    'frame_lost',
    'The connection to the sign-in service was lost before it answered.',
  );
}

export function notSetError(): WalletModalError {
  return new WalletModalError('frame_lost', 'W3mFrame: iframe is not set');
}

/** The frame's error answer. */
export function frameError(message: string | undefined): WalletModalError {
  const said = safeName(message, 200);
  return new WalletModalError('frame_failed', said ?? 'An error occurred', { said });
}

export function invalidAnswerError(name: string): WalletModalError {
  return new WalletModalError('wallet_invalid_answer', 'An error occurred', {
    details: `The frame answered ${name} with something else.`,
  });
}

export function notAllowedError(method: string): WalletModalError {
  return new WalletModalError('rpc_not_allowed', 'Requested RPC call is not allowed', {
    details: `The account of a sign-in knows no ${method}.`,
  });
}

export function tooSoonError(seconds: number): WalletModalError {
  const text = `Please try again after ${seconds} seconds`;
  return Object.assign(new WalletModalError('login_too_soon', text), { waitSeconds: seconds });
}

/** The frame agreed to switch networks but did not. */
export function stayedError(): WalletModalError {
  return new WalletModalError('switch_failed', 'The account is still on another network.');
}

/** Smart accounts cannot be used on this network. */
export function noSmartAccountError(network: string): WalletModalError {
  return new WalletModalError(
    'chain_not_supported',
    'Your smart account is not on this network. Use your standard account for it.',
    { details: `The frame makes no smart accounts on ${network}.` },
  );
}

/** The user has no such account. */
export function noAccountError(): WalletModalError {
  return new WalletModalError('not_connected', 'There is no such account.');
}
