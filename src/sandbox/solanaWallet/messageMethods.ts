import { invalidParamsError } from '../rpcError.js';
import type { Methods } from '../wallet/context.js';
import { domainWarning, textOf } from '../wallet/messageText.js';
import { asObject } from '../wallet/params.js';
import { permittedKey, type SolanaContext } from './context.js';
import { asBytes, inputsOf } from './inputs.js';
import { spoiledList, spoiledSignature } from './spoil.js';
import type { SolanaScriptStep } from './types.js';
import { isTransaction } from './wire.js';

/** Signing messages; each has its own prompt. */
export function messageMethods(context: SolanaContext): Methods<SolanaScriptStep> {
  return {
    async 'solana:signMessage'(params, call) {
      const spoil = call.step?.spoil;
      const inputs = inputsOf(params).map(({ account, message }) => {
        const key = permittedKey(context, asObject(account, '"account"').address);
        const bytes = asBytes(message, '"message"');
        // Wallets refuse these, because a signed one could be sent to the network.
        if (isTransaction(bytes)) throw invalidParamsError('expected "message" to be no transaction');
        return { key, message: bytes };
      });
      const outputs: { signedMessage: Uint8Array; signature: Uint8Array }[] = [];
      for (const { key, message } of inputs) {
        const text = textOf(message);
        const warning = domainWarning(text, context.origin);
        await call.ask({ kind: 'message', account: key.address, text, warning });
        const signedMessage =
          spoil === 'other-transaction' ? Uint8Array.from([...message, 0x2e]) : message.slice();
        outputs.push({ signedMessage, signature: spoiledSignature(signedMessage, key, spoil) });
      }
      return spoiledList(outputs, spoil);
    },
  };
}
