import { invalidParamsError } from '../rpcError.js';

/** The input fields of `solana:signIn`, with their labels, in the order of the message. */
const FIELDS = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
] as const;

type Input = Readonly<Record<string, unknown>>;

/** The message for an input, in the format of Sign In With Solana. Throws -32602 for fields that aren't a line of text. */
export function writeSignInText(input: Input, address: string, host: string): string {
  const { resources = [] } = input;
  if (!Array.isArray(resources)) throw invalidParamsError('expected "resources" to be a list');
  const domain = lineOf(input, 'domain') ?? host;
  const statement = lineOf(input, 'statement');
  const fields = FIELDS.flatMap(([name, label]) => {
    const value = lineOf(input, name);
    return value === undefined ? [] : [`${label}: ${value}`];
  });
  if (resources.length > 0) fields.push('Resources:', ...resources.map((resource) => `- ${resource}`));
  const parts = [`${domain} wants you to sign in with your Solana account:\n${address}`];
  if (statement !== undefined) parts.push(statement);
  if (fields.length > 0) parts.push(fields.join('\n'));
  return parts.join('\n\n');
}

function lineOf(input: Input, name: string): string | undefined {
  const value = input[name];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && !value.includes('\n')) return value;
  throw invalidParamsError(`expected "${name}" to be one line of text`);
}
