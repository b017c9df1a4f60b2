import { invalidParamsError } from '../rpcError.js';
import type { Methods } from '../wallet/context.js';
import { domainWarning, textOf } from '../wallet/messageText.js';
import { asObject } from '../wallet/params.js';
import { permittedKey, type SolanaContext } from './context.js';
import { asBytes, inputsOf } from './inputs.js';
import { spoiledList, spoiledSignature } from './spoil.js';
import type { SolanaScriptStep, SolanaSpoil } from './types.js';
import { isTransaction } from './wire.js';
import { writeSignInText } from './writeSignInText.js';

/** The methods that sign messages and sign in; each input has its own prompt. */
export function messageMethods(context: SolanaContext): Methods<SolanaScriptStep> {
  /** The shared account that signs in: the given one, otherwise the selected one. */
  const signerOf = (input: Readonly<Record<string, unknown>>, spoil: SolanaSpoil | undefined) => {
    const shared = context.accounts();
    const named = permittedKey(context, input.address ?? shared[0]?.address);
    const other = context.keys.find(({ address }) => address !== named.address);
    return spoil === 'other-account' && other ? other : named;
  };
  return {
    async 'solana:signIn'(params, call) {
      const spoil = call.step?.spoil;
      const host = URL.canParse(context.origin) ? new URL(context.origin).host : '';
      const inputs = inputsOf(params).map((input) => {
        const key = signerOf(input, spoil);
        const said = spoil === 'other-transaction' ? { ...input, nonce: 'another0nonce' } : input;
        return { key, text: writeSignInText(said, key.address, host) };
      });
      const outputs: { account: object; signedMessage: Uint8Array; signature: Uint8Array }[] = [];
      for (const { key, text } of inputs) {
        const warning = domainWarning(text, context.origin);
        await call.ask({ kind: 'message', account: key.address, text, warning });
        const signedMessage = new TextEncoder().encode(text);
        const [shared] = context.accounts();
        outputs.push({
          account: { ...shared, address: key.address, publicKey: key.publicKey.slice() },
          signedMessage,
          signature: spoiledSignature(signedMessage, key, spoil),
        });
      }
      return spoiledList(outputs, spoil);
    },
    async 'solana:signMessage'(params, call) {
      const spoil = call.step?.spoil;
      const inputs = inputsOf(params).map(({ account, message }) => {
        const key = permittedKey(context, asObject(account, '"account"').address);
        const bytes = asBytes(message, '"message"');
        // Wallets refuse transactions, because a signed one could be sent to the network.
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
