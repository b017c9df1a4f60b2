import { type Hex, namehash } from 'viem';
import { mainnet } from 'viem/chains';
import { normalize } from 'viem/ens';
import type { EvmAddress } from '../../lib/networks/caip.js';
import type { SandboxChain } from '../chains.js';
import { sandboxEns } from '../contracts/sandboxEns.js';
import { localClient, mined } from './rpc.js';

/** The records of one name. */
export interface EnsRecord {
  /** For example `alice.eth`; normalised before it is written. */
  readonly name: string;
  readonly address?: EvmAddress;
  /** The account whose primary name this is. Default: `address`; null for no account. */
  readonly primaryOf?: EvmAddress | null;
  /** For example `{ avatar: 'data:image/svg+xml;base64,…' }`. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** The universal resolver's address on chain 1. */
const RESOLVER: EvmAddress = mainnet.contracts.ensUniversalResolver.address;
const WRITER: EvmAddress = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f';

/**
 * Installs a resolver with these records at the address of the ENS universal resolver, so that names, addresses and
 * texts resolve on a local chain with id 1. Later calls add or replace records.
 */
export async function installEns(chain: Pick<SandboxChain, 'rpcUrl'>, records: readonly EnsRecord[]) {
  const client = localClient(chain.rpcUrl);
  await client.setCode({ address: RESOLVER, bytecode: sandboxEns.deployedBytecode });
  const contract = { address: RESOLVER, abi: sandboxEns.abi, account: WRITER, chain: null } as const;
  const hashes: Hex[] = [];
  for (const record of records) {
    const name = normalize(record.name);
    const node = namehash(name);
    const { address, primaryOf = address } = record;
    if (address) {
      hashes.push(
        await client.writeContract({ ...contract, functionName: 'setAddress', args: [node, address] }),
      );
    }
    if (primaryOf) {
      hashes.push(
        await client.writeContract({
          ...contract,
          functionName: 'setPrimaryName',
          args: [primaryOf, name, node],
        }),
      );
    }
    for (const [key, value] of Object.entries(record.texts ?? {})) {
      hashes.push(
        await client.writeContract({ ...contract, functionName: 'setText', args: [node, key, value] }),
      );
    }
  }
  for (const hash of hashes) await mined(client, hash);
}
