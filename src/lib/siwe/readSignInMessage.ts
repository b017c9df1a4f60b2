/** The fields of a sign-in message, as text. */
export interface SignInMessage {
  readonly domain: string;
  /** The name of the account's chain family, such as `Ethereum`. */
  readonly family: string;
  readonly address: string;
  readonly statement: string | undefined;
  readonly uri: string;
  readonly version: string;
  readonly chainId: string;
  readonly nonce: string;
  readonly issuedAt: string | undefined;
  readonly expirationTime: string | undefined;
  readonly notBefore: string | undefined;
  readonly requestId: string | undefined;
  readonly resources: readonly string[];
}

/** Longer than any honest message, in characters. */
const LONGEST = 10_000;
const HEAD = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your (\S+) account:$/i;
/** In this order. */
const FIELDS = [
  'URI',
  'Version',
  'Chain ID',
  'Nonce',
  'Issued At',
  'Expiration Time',
  'Not Before',
  'Request ID',
] as const;

/** The field lines of a message, and the statement before them. Undefined if the blank lines are in the wrong places. */
function splitBody(lines: readonly string[]): { statement?: string; fields: readonly string[] } | undefined {
  const [blank, first, second, third] = lines;
  if (blank !== '' || first === undefined) return undefined;
  // Without a statement, messages for Solana have one blank line, those for Ethereum two.
  if (first.startsWith('URI: ') && second?.startsWith('Version: ')) return { fields: lines.slice(1) };
  if (first === '') return { fields: lines.slice(2) };
  return second === '' && third !== undefined ? { statement: first, fields: lines.slice(3) } : undefined;
}

/** Reads a message in the format of ERC-4361 or of Sign In With Solana. Never throws. Undefined for anything else. */
export function readSignInMessage(text: unknown): SignInMessage | undefined {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined;
  const [head = '', address = '', ...rest] = text.split('\n');
  const [, domain, family] = HEAD.exec(head) ?? [];
  const body = splitBody(rest);
  if (!domain || !family || !address || !body) return undefined;
  const lines = [...body.fields];
  const found = new Map<string, string>();
  for (const name of FIELDS) {
    const prefix = `${name}: `;
    if (lines[0]?.startsWith(prefix)) found.set(name, lines.shift()?.slice(prefix.length) ?? '');
  }
  const resources: string[] = [];
  if (lines[0] === 'Resources:') {
    lines.shift();
    while (lines[0]?.startsWith('- ')) resources.push(lines.shift()?.slice(2) ?? '');
  }
  const [uri, version, chainId, nonce] = ['URI', 'Version', 'Chain ID', 'Nonce'].map((name) =>
    found.get(name),
  );
  if (lines.length > 0 || !uri || !version || !chainId || !nonce) return undefined;
  return {
    domain,
    family,
    address,
    statement: body.statement,
    uri,
    version,
    chainId,
    nonce,
    issuedAt: found.get('Issued At'),
    expirationTime: found.get('Expiration Time'),
    notBefore: found.get('Not Before'),
    requestId: found.get('Request ID'),
    resources,
  };
}
