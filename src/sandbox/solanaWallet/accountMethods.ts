import type { Call, Methods } from '../wallet/context.js';
import type { SolanaContext } from './context.js';
import { sharedOf } from './solanaMemory.js';
import type { SolanaScriptStep } from './types.js';

/** The methods for connecting and disconnecting. */
export function accountMethods(context: SolanaContext): Methods<SolanaScriptStep> {
  const { memory, keys } = context;

  const unlock = async (call: Call<SolanaScriptStep>) => {
    if (!memory.get().locked) return;
    await call.ask({ kind: 'unlock' });
    memory.set({ locked: false });
  };

  const connect = async (call: Call<SolanaScriptStep>) => {
    const { selected } = memory.get();
    const accounts = keys.map(({ address }) => address);
    const approval = await call.ask({ kind: 'connect', accounts, preselected: [selected] });
    const allowed = accounts.filter((address) => approval.accounts?.includes(address));
    const shared = allowed.length ? allowed : [selected];
    const [first = selected] = shared;
    context.spoilAccounts(call.step?.spoil);
    memory.set({ shared, selected: shared.includes(selected) ? selected : first });
  };

  return {
    async 'standard:connect'(params, call) {
      const { silent } = (params ?? {}) as { silent?: unknown };
      if (!silent) {
        await unlock(call);
        if (sharedOf(memory.get()).length === 0) await connect(call);
      }
      const accounts = context.accounts();
      return { accounts: call.step?.spoil === 'no-array' ? { ...accounts } : accounts };
    },
    'standard:disconnect'() {
      context.spoilAccounts(undefined);
      memory.set({ shared: [] });
    },
  };
}
