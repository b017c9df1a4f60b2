import { bytesToHex, createAddressFromString, hexToBytes } from '@ethereumjs/util';
import { numberWord, toHex } from '../../../lib/evm/hex.js';
import { asAddress, asQuantity, at } from '../../wallet/params.js';
import type { Ledger } from '../createLedger.js';
import type { Pool } from '../createPool.js';
import { existingBlock } from '../findBlock.js';
import type { GasBudget } from '../machine/createGasBudget.js';
import type { TryOut } from '../machine/createTrials.js';
import { estimateGas } from '../machine/estimateGas.js';
import { listAccess } from '../machine/listAccess.js';
import { overrideState } from '../machine/overrideState.js';
import { runCall } from '../machine/runCall.js';
import { trialBlock } from '../machine/trialBlock.js';
import { readBlockOverrides } from '../readBlockOverrides.js';
import { readCall } from '../readCall.js';
import type { RpcMethods } from './rpcMethods.js';

/** The methods for the state of accounts, and for trying calls. */
export function stateMethods(ledger: Ledger, pool: Pool): RpcMethods {
  const addressIn = (params: unknown) => createAddressFromString(asAddress(at(params, 0), 'the account'));
  const stateIn = (params: unknown, index: number) =>
    ledger.stateAfter(existingBlock(ledger, at(params, index)).block);
  const accountIn = async (params: unknown) => (await stateIn(params, 1)).getAccount(addressIn(params));

  /** The block of a call, the call itself, and a function that tries it with the requested changes. */
  function setting(params: unknown, gas: GasBudget) {
    const { block: known } = existingBlock(ledger, at(params, 1));
    const asked = at(params, 3);
    const block = asked ? trialBlock(ledger, known, readBlockOverrides(asked)) : known;
    const tryOut: TryOut = (work) =>
      ledger.tryAfter(known, gas, async (machine) => {
        await overrideState(machine, at(params, 2));
        return work(machine);
      });
    return { block, tryOut, call: readCall(at(params, 0)) };
  }

  return {
    eth_getBalance: async (params) => toHex((await accountIn(params))?.balance ?? 0n),
    async eth_getTransactionCount(params) {
      if (at(params, 1) === 'pending') return toHex(await pool.nextNonce(addressIn(params).toString()));
      return toHex((await accountIn(params))?.nonce ?? 0n);
    },
    eth_getCode: async (params) => bytesToHex(await (await stateIn(params, 1)).getCode(addressIn(params))),
    async eth_getStorageAt(params) {
      const slot = numberWord(asQuantity(at(params, 1), 'the slot') ?? 0n);
      const value = await (await stateIn(params, 2)).getStorage(addressIn(params), hexToBytes(`0x${slot}`));
      return `0x${bytesToHex(value).slice(2).padStart(64, '0')}`;
    },
    async eth_call(params, gas) {
      const { block, tryOut, call } = setting(params, gas);
      return tryOut((machine) => runCall(machine, block, call, gas));
    },
    async eth_estimateGas(params, gas) {
      const { block, tryOut, call } = setting(params, gas);
      return toHex(await estimateGas(tryOut, block, call, gas));
    },
    async eth_createAccessList(params, gas) {
      const { block, tryOut, call } = setting(params, gas);
      return listAccess(tryOut, block, call, gas);
    },
  };
}
