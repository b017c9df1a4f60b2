import type { EvmAddress } from '../../lib/networks/caip.js';
import { uuid } from '../../lib/uuid.js';
import { invalidParamsError, unsupportedError } from '../rpcError.js';
import type { Call, Methods, WalletContext } from './context.js';
import { asObject, at, sameAddress } from './params.js';
import { writeAddress } from './quirks.js';

/** Connecting: accounts, and the permissions of EIP-2255. */
export function accountMethods(context: WalletContext): Methods {
  const { memory, quirks, origin } = context;
  const written = () => context.visible().map((address) => writeAddress(address, quirks));
  const granted = { id: uuid(), date: Date.now() };

  const unlock = async (call: Call) => {
    if (!memory.get().locked) return;
    await call.ask({ kind: 'unlock' });
    memory.set({ locked: false });
  };

  const connect = async (call: Call) => {
    const { selected, shared } = memory.get();
    const all = context.accounts.map((account) => account.address);
    const preselected = shared.length > 0 ? shared : [selected];
    const approval = await call.ask({ kind: 'connect', accounts: all, preselected });
    const allowed = all.filter((address) => approval.accounts?.some((other) => sameAddress(other, address)));
    const chosen = allowed.length ? allowed : preselected;
    const [first = selected] = chosen;
    memory.set({
      shared: chosen,
      selected: chosen.some((address) => sameAddress(address, selected)) ? selected : first,
    });
  };

  const permissions = () => {
    const accounts: readonly EvmAddress[] = memory.get().shared;
    if (accounts.length === 0) return [];
    const value = accounts.map((address) => writeAddress(address, quirks));
    return [
      {
        ...granted,
        invoker: origin,
        parentCapability: 'eth_accounts',
        caveats: [{ type: 'restrictReturnedAccounts', value }],
      },
    ];
  };

  const onlyAccounts = (params: unknown, call: Call) => {
    if (quirks.noPermissions) throw unsupportedError(call.method);
    const names = Object.keys(asObject(at(params, 0), 'the permissions'));
    if (names.length === 0) throw invalidParamsError('expected at least one permission');
    const unknown = names.find((name) => name !== 'eth_accounts');
    if (unknown) throw invalidParamsError(`there is no permission "${unknown}"`);
  };

  return {
    eth_accounts: written,
    eth_coinbase: () => written()[0] ?? null,
    async eth_requestAccounts(_params, call) {
      await unlock(call);
      if (context.visible().length === 0) await connect(call);
      return written();
    },
    async wallet_requestPermissions(params, call) {
      onlyAccounts(params, call);
      await unlock(call);
      await connect(call);
      return permissions();
    },
    wallet_getPermissions(_params, call) {
      if (quirks.noPermissions) throw unsupportedError(call.method);
      return permissions();
    },
    wallet_revokePermissions(params, call) {
      onlyAccounts(params, call);
      memory.set({ shared: [] });
      return null;
    },
  };
}
