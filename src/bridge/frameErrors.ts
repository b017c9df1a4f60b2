import { WalletModalError } from '../lib/errors.js';
import { safeName } from '../lib/untrusted/sanitize.js';

/** Errors of the frame, in the words of spec §8. */

/** The frame was not there in time: blocked, offline, or no page that speaks this protocol. */
export function notLoadedError(origin: string): WalletModalError {
  return new WalletModalError('load_failed', 'Unable to load email login dependency', {
    details: `Nothing at ${origin} answered. Look at frame-url, and at frame-src in the policy of the page.`,
  });
}

/** The frame went away with a question: nobody knows whether it was answered. */
export function lostError(): WalletModalError {
  return new WalletModalError('frame_lost', 'The connection to the sign-in service was lost. Try again.');
}

export function notSetError(): WalletModalError {
  return new WalletModalError('frame_lost', 'W3mFrame: iframe is not set');
}

/** What the frame answered instead of an answer. */
export function frameError(message: string | undefined): WalletModalError {
  return new WalletModalError('frame_failed', safeName(message, 200) ?? 'An error occurred');
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
  return new WalletModalError('login_too_soon', `Please try again after ${seconds} seconds`);
}

/** A switch that was agreed to and did not happen. */
export function stayedError(): WalletModalError {
  return new WalletModalError('switch_failed', 'The account is still on another network.');
}

/** A network on which smart accounts cannot be used. */
export function noSmartAccountError(network: string): WalletModalError {
  return new WalletModalError(
    'chain_not_supported',
    'Your smart account is not on this network. Use your standard account for it.',
    { details: `The frame makes no smart accounts on ${network}.` },
  );
}

/** An account that the person does not have. */
export function noAccountError(): WalletModalError {
  return new WalletModalError('not_connected', 'There is no such account.');
}
