import type { SourceTransfer } from '../../../lib/account/accountSource.js';
import { toBase58 } from '../../../lib/solana/base58.js';
import { fromBase64 } from '../../../lib/solana/base64.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { attempt, readFields } from '../../../lib/untrusted/readFields.js';
import { readSymbol } from '../../../lib/untrusted/readSymbol.js';
import { safeName } from '../../../lib/untrusted/sanitize.js';
import type { AskNode } from '../createAsk.js';
import { METADATA_PROGRAM, metadataAddress } from './metadataAddress.js';

/** A token's name and symbol, as chosen by its issuer. */
export type MintName = Pick<SourceTransfer, 'symbol' | 'name'>;

/** Looks up the names of mints, each once. Unavailable names are missing from the result. Never rejects. */
export type MintNames = (mints: readonly string[], ask: AskNode) => Promise<ReadonlyMap<string, MintName>>;

/** Nodes return 100 accounts at once, and each mint may have two. */
const MOST_MINTS = 40;
/** The most names to cache. */
const MOST_NAMES = 500;
/** In characters of base64. Metaplex's accounts have less than 700 bytes. */
const LONGEST_ACCOUNT = 4_000;
const LONGEST_TEXT = 200;
/** The first byte of Metaplex's accounts for mints. */
const METADATA_KIND = 4;
/** The offset of the mint, after the kind and the update authority. The name and the symbol follow. */
const MINT_AT = 33;
const NAME_AT = 65;

export function createMintNames(): MintNames {
  const known = new Map<string, MintName>();
  return async (mints, ask) => {
    if (known.size > MOST_NAMES) known.clear();
    const unknown = mints.filter((mint) => !known.has(mint)).slice(0, MOST_MINTS);
    // Without them, entries have fewer details.
    const told = await askNames(unknown, ask).catch(() => undefined);
    for (const [mint, name] of told ?? []) known.set(mint, name);
    return known;
  };
}

async function askNames(
  mints: readonly string[],
  ask: AskNode,
): Promise<readonly (readonly [string, MintName])[]> {
  if (mints.length === 0) return [];
  const places = await Promise.all(mints.map((mint) => metadataAddress(mint).catch(() => undefined)));
  const kept = mints.flatMap((mint, index) => {
    const address = places[index];
    return address === undefined ? [] : [{ mint, address }];
  });
  const addresses = [...mints, ...kept.map(({ address }) => address)];
  const options = { commitment: 'confirmed', encoding: 'jsonParsed' };
  const accounts = readEntries(
    readFields(await ask('getMultipleAccounts', addresses, options), ['value']).value,
  );
  if (accounts?.length !== addresses.length) return [];
  const ofMetaplex = new Map(
    kept.map(({ mint }, index) => [mint, readMetadata(accounts[mints.length + index], mint)]),
  );
  return mints.map((mint, index) => {
    const told = readExtension(accounts[index]) ?? ofMetaplex.get(mint);
    const [symbol, name] = [readSymbol(told?.symbol), safeName(told?.name)];
    return [mint, { ...(symbol && { symbol }), ...(name && { name }) }];
  });
}

/** The unparsed names in a Token-2022 mint. Undefined if it has none. */
function readExtension(account: unknown): { readonly symbol: unknown; readonly name: unknown } | undefined {
  const { data } = readFields(account, ['data']);
  const { info } = readFields(readFields(data, ['parsed']).parsed, ['info']);
  const extensions = readEntries(readFields(info, ['extensions']).extensions) ?? [];
  const all = extensions.map((one) => readFields(one, ['extension', 'state']));
  const found = all.find(({ extension }) => extension === 'tokenMetadata');
  if (!found) return undefined;
  const { symbol, name } = readFields(found.state, ['symbol', 'name']);
  return { symbol, name };
}

/** The names in Metaplex's account for a mint. Undefined if the account isn't one. */
function readMetadata(account: unknown, mint: string): MintName | undefined {
  const { data, owner } = readFields(account, ['data', 'owner']);
  const [written] = readEntries(data, 1) ?? [];
  if (owner !== METADATA_PROGRAM || typeof written !== 'string' || written.length > LONGEST_ACCOUNT)
    return undefined;
  const bytes = attempt(() => fromBase64(written));
  if (typeof bytes === 'symbol' || bytes[0] !== METADATA_KIND) return undefined;
  if (toBase58(bytes.slice(MINT_AT, NAME_AT)) !== mint) return undefined;
  const name = readText(bytes, NAME_AT);
  const symbol = name && readText(bytes, name.end);
  return symbol && { name: name.text, symbol: symbol.text };
}

/** A text with its length in the four bytes before it. */
function readText(bytes: Uint8Array, start: number) {
  const begin = start + 4;
  if (begin > bytes.length) return undefined;
  const length = new DataView(bytes.buffer).getUint32(start, true);
  const end = begin + length;
  if (length > LONGEST_TEXT || end > bytes.length) return undefined;
  return { text: new TextDecoder().decode(bytes.slice(begin, end)), end };
}
