import { type Address, erc20Abi, erc721Abi } from 'viem';
import type { Asset, Picture } from './chainLedger.js';
import type { EvmIndex } from './evmIndex.js';

export interface EvmAssets {
  /** A token by its contract; undefined if the contract isn't a token. */
  token(contract: string): Promise<Asset | undefined>;
  picture(contract: Address, number: bigint): Promise<Picture>;
}

/** Reads unchanging data from contracts, once per contract. `spam` lists the contracts whose pictures are advertisements. */
export function createEvmAssets({ client }: EvmIndex, spam: readonly string[]): EvmAssets {
  const tokens = new Map<string, Promise<Asset | undefined>>();
  const pictures = new Map<string, Promise<Picture>>();

  async function readToken(address: Address): Promise<Asset | undefined> {
    const contract = { address, abi: erc20Abi } as const;
    try {
      const [name, symbol, decimals] = await Promise.all([
        client.readContract({ ...contract, functionName: 'name' }),
        client.readContract({ ...contract, functionName: 'symbol' }),
        client.readContract({ ...contract, functionName: 'decimals' }),
      ]);
      return { address, name, symbol, decimals };
    } catch {
      return undefined;
    }
  }

  async function readPicture(address: Address, number: bigint): Promise<Picture> {
    const isSpam = spam.includes(address.toLowerCase());
    try {
      const args = { address, abi: erc721Abi, functionName: 'tokenURI', args: [number] } as const;
      const { name, image } = parseTokenUri(await client.readContract(args));
      return { name: name ?? `#${number}`, image, isSpam };
    } catch {
      return { name: `#${number}`, image: undefined, isSpam };
    }
  }

  return {
    token(contract) {
      const key = contract.toLowerCase();
      const asked = tokens.get(key) ?? readToken(contract as Address);
      tokens.set(key, asked);
      return asked;
    },
    picture(contract, number) {
      const key = `${contract.toLowerCase()} ${number}`;
      const asked = pictures.get(key) ?? readPicture(contract, number);
      pictures.set(key, asked);
      return asked;
    },
  };
}

/** Reads the JSON of a `data:` token URI. Throws for any other URI. */
function parseTokenUri(uri: string): { name: string | undefined; image: string | undefined } {
  const json = /^data:application\/json;utf8,(.*)$/s.exec(uri)?.[1];
  const { name, image } = JSON.parse(json ?? '') as { name?: unknown; image?: unknown };
  const svg = /^data:image\/svg\+xml,(<svg .*)$/s.exec(`${image}`)?.[1];
  return {
    name: typeof name === 'string' ? name : undefined,
    image: svg && `data:image/svg+xml,${encodeURIComponent(svg)}`,
  };
}
