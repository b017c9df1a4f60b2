import type { SignClient } from '@walletconnect/sign-client';

type Options = NonNullable<Parameters<typeof SignClient.init>[0]>;
type Logger = Exclude<Options['logger'], string | undefined>;

/** A logger that drops everything. The client's own logger stores every line, even when set to silent. */
export function silentLogger(): Logger {
  const drop = () => undefined;
  const methods = { fatal: drop, error: drop, warn: drop, info: drop, debug: drop, trace: drop };
  // The client uses no other part of this type, which is pino's.
  return { ...methods, level: 'silent', child: silentLogger } as unknown as Logger;
}
