import { toHex } from 'viem';
import { texts } from '../texts.js';

/** A message as readable text; hex if the bytes are not text. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return toHex(bytes);
  }
}

/** A sign-in message (EIP-4361) names its site; one that names another site is likely phishing. */
export function domainWarning(text: string, origin: string): string | undefined {
  const asked =
    /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your (?:Ethereum|Solana) account:\n/i.exec(
      text,
    )?.[1];
  if (!asked || !URL.canParse(origin)) return undefined;
  const site = new URL(origin).host;
  return asked === site ? undefined : texts.domainWarning(asked, site);
}
