import type { SiweSetting } from '../../lib/config.js';
import type { SiweFunctions } from '../../lib/siwe/siwe.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import type { Complain } from '../explainProblem.js';
import { readAddress, resolveAddress } from '../readAddress.js';
import { siweFlags } from './readSiwe.js';

const NEEDED = ['verifyMessage', 'getSession', 'signOut'] as const;
const FUNCTIONS = [
  ...NEEDED,
  'getNonce',
  'getMessageParams',
  'createMessage',
  'onSignIn',
  'onSignOut',
] as const;

/** The site's part in signing in with a wallet: functions of the page, and the address of a server. */
export interface SiweParts {
  readonly own: SiweFunctions;
  readonly url: string | undefined;
}

/**
 * Reads the sign-in functions. If they can't be used, reports it and returns undefined, so that nobody can sign in. Never
 * throws.
 */
export function readSiweSite(
  { own: given, url: value }: SiweSetting,
  complain: Complain,
): SiweParts | undefined {
  const fields = readFields(given, [...FUNCTIONS, ...siweFlags]);
  const own: Partial<Record<string, unknown>> = {};
  for (const name of FUNCTIONS) {
    const found = fields[name];
    if (typeof found === 'function') own[name] = found.bind(given);
  }
  const url = value ? readServer(value, complain) : undefined;
  if (value && !url) return undefined;
  const isUsable =
    (given === undefined || (typeof given === 'object' && given !== null)) &&
    FUNCTIONS.every((name) => fields[name] === undefined || own[name]) &&
    siweFlags.every((name) => ['undefined', 'boolean'].includes(typeof fields[name])) &&
    (url !== undefined || NEEDED.every((name) => own[name]));
  if (isUsable) return { own, url };
  complain({ what: 'siwe' });
  return undefined;
}

/** The page's own server is as safe as the page, even without `https:` in a private network. */
function readServer(value: string, complain: Complain): string | undefined {
  const url = URL.canParse(value, location.href) ? new URL(value, location.href) : undefined;
  const isOwn = url?.origin === location.origin && !url.username && !url.password;
  return isOwn && !resolveAddress(value) ? url.href : readAddress('siwe-url', value, complain);
}
