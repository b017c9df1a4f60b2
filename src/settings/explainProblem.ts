import { WalletModalError } from '../lib/errors.js';
import { nearestName } from '../lib/text/nearestName.js';
import { shorten } from '../lib/text/shorten.js';
import { ownValue } from '../lib/untrusted/ownValue.js';

/** An unusable setting, with the value found. */
export type ConfigProblem =
  | { readonly what: 'choice'; readonly name: string; readonly value: string; readonly of: readonly string[] }
  | { readonly what: 'link'; readonly name: string; readonly value: string }
  | {
      readonly what: 'frame' | 'locale' | 'relay' | 'network' | 'namespace' | 'swapFee';
      readonly value: string;
    }
  | { readonly what: 'defaultNetwork' | 'token' | 'text' | 'themeVariable'; readonly id: string }
  | {
      readonly what: 'textKey' | 'themeName';
      readonly id: string;
      /** The most similar existing name. */
      readonly near: string | undefined;
    }
  | { readonly what: 'chain'; readonly id: string; readonly field: string }
  | {
      readonly what: 'fields';
      /** The entry, as a developer would write it. */
      readonly where: string;
      readonly unknown: readonly string[];
      /** The known fields that the entry lacks. */
      readonly missing: readonly string[];
    }
  | { readonly what: 'customWallet'; readonly index: number; readonly field: string }
  | { readonly what: 'accountSource' | 'walletSource' | 'onRamp' | 'connector'; readonly index: number }
  | { readonly what: 'tooLong' | 'unset'; readonly name: string }
  | {
      readonly what:
        | 'chains'
        | 'customWallets'
        | 'walletSources'
        | 'connectors'
        | 'texts'
        | 'storage'
        | 'accountSources'
        | 'quoteSource'
        | 'onRamps'
        | 'themeVariables'
        | 'tokens'
        | 'signInNetworks'
        | 'siwe'
        | 'untakenSwapFee';
    }
  | { readonly what: 'feature' | 'group' | 'view'; readonly value: string; readonly of: readonly string[] };

/** Reports an unusable setting. */
export type Complain = (problem: ConfigProblem) => void;

/** Turns a problem into an error whose details explain the fix. Loads on demand, as most pages have no problem. */
export function explainProblem(problem: ConfigProblem): WalletModalError {
  const [shortMessage, details] = wordsFor(shortened(problem));
  return new WalletModalError('config_invalid', shortMessage, { details });
}

/** Whether to report it. Objects may hold other data, so only fields that resemble a known one count. */
export const isMistake = (problem: ConfigProblem): boolean =>
  problem.what !== 'fields' || misspelt(problem) !== undefined;

/** The value found may be very long. */
function shortened(problem: ConfigProblem): ConfigProblem {
  const fields = Object.entries(problem).map(([key, value]) => [
    key,
    typeof value === 'string' ? shorten(value, 80, 10) : value,
  ]);
  return Object.fromEntries(fields) as ConfigProblem;
}

function wordsFor(problem: ConfigProblem): readonly [shortMessage: string, details: string] {
  switch (problem.what) {
    case 'choice':
      return [
        `The attribute "${problem.name}" cannot be read.`,
        `${problem.name}="${problem.value}" is unknown. Choose one of ${problem.of.join(', ')}; "${problem.of[0]}" is used.`,
      ];
    case 'link':
      return [
        `The attribute "${problem.name}" cannot be used.`,
        `"${problem.value}" must be an https URL without a password.`,
      ];
    case 'locale':
      return [
        'The language cannot be read.',
        `"${problem.value}" is not a language tag such as "de" or "pt-BR". English is used.`,
      ];
    case 'relay':
      return [
        'The relay cannot be used.',
        `relay-url="${problem.value}" must be a wss:// URL without a password.`,
      ];
    case 'frame':
      return [
        'The sign-in frame cannot be used.',
        `frame-url="${problem.value}" has the origin of the page, which could read its keys.`,
      ];
    case 'signInNetworks':
      return [
        'Signing in is not offered.',
        'The hosted frame knows none of the site\'s "networks". Set "frame-url" to one that does.',
      ];
    case 'network':
      return [
        'A network id cannot be read.',
        `"${problem.value}" is not a network id. ${networkHint(problem.value)}`,
      ];
    case 'defaultNetwork':
      return [
        'The default network is not in "networks".',
        `Add "${problem.id}" to the "networks" attribute.`,
      ];
    case 'namespace':
      return [
        'A network cannot be used.',
        `"${problem.value}" is of a kind that is not supported. Use eip155 and solana networks.`,
      ];
    case 'chain':
      return [
        'An entry of "chains" is invalid.',
        `The ${problem.field} of ${problem.id} must be ${ownValue(CHAIN_FIELDS, problem.field) ?? 'text'}.`,
      ];
    case 'fields': {
      const [field, near] = misspelt(problem) ?? [problem.unknown[0]];
      return ['A setting has an unknown field.', `"${field}" of ${problem.where} is not used.${meant(near)}`];
    }
    case 'customWallet':
      return [
        'A wallet of "customWallets" cannot be used.',
        `The ${problem.field} of customWallets[${problem.index}] cannot be used. It is left out.`,
      ];
    case 'customWallets':
      return [
        'The "customWallets" setting cannot be read.',
        'It must be a list of objects with an "id" and a "name".',
      ];
    case 'walletSource':
      return [
        'A source of "walletSource" cannot be used.',
        `Source ${problem.index + 1} must have a "name" and the method wallets, or be the name list. It is left out.`,
      ];
    case 'walletSources':
      return ['There are too many sources in "walletSource".', 'Give up to five. The others are not asked.'];
    case 'connector':
      return [
        'An entry of "connectors" cannot be used.',
        `connectors[${problem.index}] must have an "id" of its own, a "name", and a "provider" with the method request, or the function getProvider. It is left out.`,
      ];
    case 'connectors':
      return [
        'The "connectors" setting cannot be read.',
        'It must be a list of objects with an "id", a "name" and a "provider".',
      ];
    case 'text':
      return [
        'A text cannot be used.',
        `texts["${problem.id}"] must be text of up to 2,000 letters, or {one, other} of them.`,
      ];
    case 'texts':
      return ['The "texts" setting cannot be read.', 'It must be an object of texts by their keys.'];
    case 'textKey':
      return ['A text has an unknown key.', `texts["${problem.id}"] is not used.${meant(problem.near)}`];
    case 'themeName':
      return [
        'A theme variable is unknown.',
        `themeVariables["${problem.id}"] is not used.${meant(problem.near)}`,
      ];
    case 'themeVariable':
      return [
        'A theme variable cannot be used.',
        `themeVariables["${problem.id}"] must be text of up to 2,000 letters, or a number.`,
      ];
    case 'themeVariables':
      return [
        'The "themeVariables" setting cannot be read.',
        'It must be an object of values by their names.',
      ];
    case 'tokens':
      return ['The "tokens" setting cannot be read.', 'It must be an object of tokens by network id.'];
    case 'storage':
      return [
        'The "storage" setting cannot be used.',
        'It must have the methods getItem, setItem and removeItem. Nothing is remembered.',
      ];
    case 'accountSource':
      return [
        'A source of "accountSource" cannot be used.',
        `Source ${problem.index + 1} must have a "name" and at least one of the methods balances, history, nfts, price and profile, or be one of the names blockscout, lifi and node. It is left out.`,
      ];
    case 'accountSources':
      return ['There are too many sources in "accountSource".', 'Give up to five. The others are not asked.'];
    case 'quoteSource':
      return [
        'The "quoteSource" setting cannot be used.',
        'It must have the methods tokens, quote, buildApproval and buildSwap, and slippageStep, a whole number, or be the name lifi. Nothing can be swapped.',
      ];
    case 'swapFee':
      return [
        'The fee for swaps cannot be used.',
        `swap-fee="${problem.value}" must be basis points from 1 to 500 and an address, such as "50 0x…" for 0.5 %. No fee is asked for.`,
      ];
    case 'untakenSwapFee':
      return [
        'The fee for swaps is not used.',
        'The chain API takes no fee for sites, and neither does a source with takesFees: false. "swap-fee" works with a "quoteSource" that takes it.',
      ];
    case 'siwe':
      return [
        'The "siwe" setting cannot be used.',
        'It must have the methods verifyMessage, getSession and signOut, unless there is "siwe-url". Nobody can sign in.',
      ];
    case 'onRamp':
      return [
        'An entry of "onRamps" cannot be used.',
        `onRamps[${problem.index}] must have an "id" of its own, a "name", "hosts" such as ["pay.example"] and the method buildUrl. It is left out.`,
      ];
    case 'onRamps':
      return [
        'The "onRamps" setting cannot be read.',
        'It must be a list of objects with an "id", a "name", "hosts" and the method buildUrl.',
      ];
    case 'tooLong':
      return [
        `The attribute "${problem.name}" is too long.`,
        'Texts have up to 2,000 letters, lists up to 50,000. It counts as absent.',
      ];
    case 'unset':
      return [
        'The tag did not get what the page has set on it.',
        `React and Preact pass ${problem.name} neither to a tag that a server has rendered nor, before React 19, to any other. Use <WalletModal> of wallet-modal/react, or set properties and add listeners in an effect.`,
      ];
    case 'token':
      return [
        'A token cannot be read.',
        `Give tokens["${problem.id}"] as {address: "0x…"}, under a network id such as "eip155:1".`,
      ];
    case 'chains':
      return ['The "chains" setting cannot be read.', 'It must be a list of objects with an "id".'];
    case 'feature':
      return [
        'A feature is unknown.',
        `"${problem.value}" in "features" is not one. Choose from ${problem.of.join(', ')}.`,
      ];
    case 'group':
      return [
        'A group of wallets is unknown.',
        `"${problem.value}" in "wallet-order" is not one. Choose from ${problem.of.join(', ')}.`,
      ];
    case 'view':
      return [
        'The modal cannot open with this view.',
        `"${problem.value}" is not a view. Choose one of ${problem.of.join(', ')}.`,
      ];
  }
}

/** The first unknown field that resembles a missing one, and that missing one. */
function misspelt({ unknown, missing }: Extract<ConfigProblem, { what: 'fields' }>) {
  for (const field of unknown) {
    const near = nearestName(field, missing);
    if (near) return [field, near] as const;
  }
  return undefined;
}

const meant = (near: string | undefined) => (near === undefined ? '' : ` Did you mean "${near}"?`);

const CHAIN_FIELDS: Readonly<Record<string, string>> = {
  name: 'text',
  nativeCurrency: '{name, symbol, decimals}',
  rpcUrl: 'an http(s) address',
  explorerUrl: 'an https address',
  imageUrl: 'an https or data: address',
  color: 'a CSS colour',
  testnet: 'true or false',
};

function networkHint(value: string): string {
  return /^\d+$/.test(value) ? `Write "eip155:${value}".` : 'Write CAIP-2 ids such as "eip155:1".';
}
