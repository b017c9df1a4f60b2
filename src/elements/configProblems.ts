import { WalletModalError } from '../lib/errors.js';

/** A setting that cannot be used, with what was seen there. */
export type ConfigProblem =
  | { readonly what: 'choice'; readonly name: string; readonly value: string; readonly of: readonly string[] }
  | { readonly what: 'link'; readonly name: string; readonly value: string }
  | { readonly what: 'frame' | 'locale' | 'relay' | 'network'; readonly value: string }
  | { readonly what: 'defaultNetwork' | 'currency' | 'rpcUrl' | 'token'; readonly id: string }
  | { readonly what: 'chains' }
  | { readonly what: 'feature' | 'view'; readonly value: string; readonly of: readonly string[] };

/** Told of every setting that cannot be used. */
export type Complain = (problem: ConfigProblem) => void;

/** The problem as an error; its details say how to mend it. Loaded where there is one: most pages have none. */
export function explainProblem(problem: ConfigProblem): WalletModalError {
  const [shortMessage, details] = wordsFor(problem);
  return new WalletModalError('config_invalid', shortMessage, { details });
}

function wordsFor(problem: ConfigProblem): readonly [shortMessage: string, details: string] {
  switch (problem.what) {
    case 'choice':
      return [
        `The attribute "${problem.name}" cannot be read.`,
        `${problem.name}="${problem.value}" is unknown. Choose one of ${problem.of.join(', ')}; "${problem.of[0]}" is used.`,
      ];
    case 'link':
      return [`The attribute "${problem.name}" cannot be used.`, `"${problem.value}" is no https address.`];
    case 'locale':
      return [
        'The language cannot be read.',
        `"${problem.value}" is no language tag such as "de" or "pt-BR". English is used.`,
      ];
    case 'relay':
      return ['The relay cannot be used.', `relay-url="${problem.value}" is no wss:// address.`];
    case 'frame':
      return [
        'The sign-in frame cannot be used.',
        `frame-url="${problem.value}" has the origin of the page, which could read its keys.`,
      ];
    case 'network':
      return [
        'A network id cannot be read.',
        `"${problem.value}" is no network id. ${networkHint(problem.value)}`,
      ];
    case 'defaultNetwork':
      return [
        'The default network is none of the networks.',
        `Add "${problem.id}" to the "networks" attribute.`,
      ];
    case 'currency':
      return ['The currency of a network cannot be read.', `Give ${problem.id} {name, symbol, decimals}.`];
    case 'rpcUrl':
      return ['An RPC address cannot be used.', `The rpcUrl of ${problem.id} must be an http(s) address.`];
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
        `"${problem.value}" in "features" names nothing. Choose among ${problem.of.join(', ')}.`,
      ];
    case 'view':
      return [
        'The modal cannot open with this view.',
        `"${problem.value}" is no view. Choose one of ${problem.of.join(', ')}.`,
      ];
  }
}

function networkHint(value: string): string {
  return /^\d+$/.test(value) ? `Write "eip155:${value}".` : 'Write CAIP-2 ids such as "eip155:1".';
}
