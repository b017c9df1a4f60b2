import { fromBase58 } from '../../../lib/solana/base58.js';
import type { LookupTable } from '../../lookupTable.js';

export interface AccountMeta {
  readonly address: string;
  readonly isSigner?: boolean;
  readonly isWritable?: boolean;
}

export interface Instruction {
  readonly program: string;
  readonly accounts: readonly AccountMeta[];
  readonly data: Uint8Array;
}

export interface MessageParts {
  /** Pays the fee and signs first. */
  readonly payer: string;
  readonly blockhash: string;
  readonly instructions: readonly Instruction[];
  /** A table whose addresses are left out of the message, except for signers and programs. */
  readonly table: LookupTable;
}

/** The bytes of a version 0 message, and its signers in the order of their signatures. */
export function compileMessage({ payer, blockhash, instructions, table }: MessageParts) {
  const metas = mergedMetas(payer, instructions);
  const programs = new Set(instructions.map(({ program }) => program));
  const isLoaded = ({ address, isSigner }: AccountMeta) =>
    !isSigner && !programs.has(address) && table.addresses.includes(address);
  const pick = (wanted: Omit<AccountMeta, 'address'>, loaded: boolean) =>
    metas
      .filter((meta) => isLoaded(meta) === loaded)
      .filter(({ isSigner, isWritable }) => isSigner === wanted.isSigner && isWritable === wanted.isWritable)
      .map(({ address }) => address);

  const writableSigners = pick({ isSigner: true, isWritable: true }, false);
  const readonlySigners = pick({ isSigner: true, isWritable: false }, false);
  const writable = pick({ isSigner: false, isWritable: true }, false);
  const readonly = pick({ isSigner: false, isWritable: false }, false);
  const loadedWritable = pick({ isSigner: false, isWritable: true }, true);
  const loadedReadonly = pick({ isSigner: false, isWritable: false }, true);
  const signers = [...writableSigners, ...readonlySigners];
  const written = [...signers, ...writable, ...readonly];
  const accounts = [...written, ...loadedWritable, ...loadedReadonly];
  const places = (addresses: readonly string[]) =>
    list(addresses.map((one) => [table.addresses.indexOf(one)]));

  const bytes = Uint8Array.from([
    0x80,
    signers.length,
    readonlySigners.length,
    readonly.length,
    ...list(written.map(bytesOf)),
    ...bytesOf(blockhash),
    ...list(
      instructions.map(({ program, accounts: used, data }) => [
        accounts.indexOf(program),
        ...list(used.map(({ address }) => [accounts.indexOf(address)])),
        ...length(data.length),
        ...data,
      ]),
    ),
    ...list([[...bytesOf(table.address), ...places(loadedWritable), ...places(loadedReadonly)]]),
  ]);
  return { bytes, signers };
}

/** Every account once, with all of its rights combined; the payer first. */
function mergedMetas(payer: string, instructions: readonly Instruction[]) {
  const metas = new Map([[payer, { address: payer, isSigner: true, isWritable: true }]]);
  const called = instructions.map(({ program }) => ({ address: program }));
  for (const meta of [...instructions.flatMap(({ accounts }) => accounts), ...called]) {
    const { address, isSigner = false, isWritable = false }: AccountMeta = meta;
    const known = metas.get(address);
    metas.set(address, {
      address,
      isSigner: isSigner || known?.isSigner === true,
      isWritable: isWritable || known?.isWritable === true,
    });
  }
  return [...metas.values()];
}

const list = (items: readonly (readonly number[])[]) => [...length(items.length), ...items.flat()];

/** A count of less than 2^14, seven bits per byte, lowest first. */
const length = (count: number) => (count < 0x80 ? [count] : [(count & 0x7f) | 0x80, count >> 7]);

const bytesOf = (address: string) => [...(fromBase58(address) ?? [])];
