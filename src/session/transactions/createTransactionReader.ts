import { servicesAtom } from '../../atoms/hostServices.js';
import { describeNetworkAtom, requestedNetworksAtom } from '../../atoms/siteConfig.js';
import type { TransactionReader } from '../../atoms/transactions/tracker.js';
import type { Store } from '../../atoms/util/store.js';
import {
  addressOf,
  namespaceOf,
  networkOf,
  spokenNamespaceOf,
  toCaipAddress,
} from '../../lib/networks/caip.js';
import { type BlockQuestion, isPossibleTime } from '../../lib/transactions/blockFacts.js';
import type { TrackedEvmTransaction } from '../../lib/transactions/trackedTransaction.js';
import { MOST_ELSEWHERE } from '../../lib/transactions/transactionConstants.js';
import { walletOf } from './walletOf.js';

/** Reads the outcome of transactions, from nodes, and from the connected wallet if there is no other way. */
export function createTransactionReader(store: Store): TransactionReader {
  const { clock } = store.get(servicesAtom);
  const proven = new Map<string, number>();
  const describe = (network: TrackedEvmTransaction['network']) => store.get(describeNetworkAtom)(network);

  async function evmOptions(
    { account, network }: Pick<TrackedEvmTransaction, 'account' | 'network'>,
    signal: AbortSignal,
  ) {
    return { network: describe(network), wallet: await walletOf(store, account), clock, signal, proven };
  }

  /** The site's other EVM networks that can be read. */
  async function elsewhere(
    { account, network }: Pick<TrackedEvmTransaction, 'account' | 'network'>,
    signal: AbortSignal,
  ) {
    const others = store
      .get(requestedNetworksAtom)
      .filter(({ id }) => id !== network && namespaceOf(id) === 'eip155')
      .map(({ id }) => evmOptions({ account: toCaipAddress(id, addressOf(account)), network: id }, signal));
    const readable = (await Promise.all(others)).filter(
      ({ network: { rpcUrl }, wallet }) => rpcUrl || wallet,
    );
    return readable.slice(0, MOST_ELSEWHERE);
  }

  async function readFacts({ account, hashes }: Omit<BlockQuestion, 'askedAt'>, signal: AbortSignal) {
    const network = networkOf(account);
    const address = addressOf(account);
    if (spokenNamespaceOf(network) === 'solana') {
      const { readSlotFacts } = await import('../../chains/solana/transactions/readSlotFacts.js');
      const options = { network: describe(network), clock, signal, proven };
      return readSlotFacts(hashes[0] ?? '', address, options);
    }
    const [{ readBlockFacts }, options] = await Promise.all([
      import('../../chains/evm/transactions/readBlockFacts.js'),
      evmOptions({ account, network }, signal),
    ]);
    return readBlockFacts(hashes, address, options);
  }

  return {
    async readStart(transaction, signal) {
      if (transaction.namespace === 'solana') {
        const { readSlot } = await import('../../chains/solana/signatureEvidence.js');
        return { slot: await readSlot({ network: describe(transaction.network), clock, signal }) };
      }
      const [{ readStartingPoint }, options] = await Promise.all([
        import('../../chains/evm/transactions/readTransactionStatus.js'),
        evmOptions(transaction, signal),
      ]);
      return readStartingPoint(addressOf(transaction.account), options);
    },
    async look(transaction, { signal, taken, takenBefore, nonceFloor }) {
      if (transaction.namespace === 'solana') {
        const { readSignatureStatus } = await import(
          '../../chains/solana/transactions/readSignatureStatus.js'
        );
        const options = { network: describe(transaction.network), clock, signal, taken, proven };
        return { ...transaction, ...(await readSignatureStatus(transaction, options)) };
      }
      const [{ readTransactionStatus }, options] = await Promise.all([
        import('../../chains/evm/transactions/readTransactionStatus.js'),
        evmOptions(transaction, signal),
      ]);
      return {
        ...transaction,
        ...(await readTransactionStatus(transaction, {
          ...{ ...options, taken, takenBefore, nonceFloor },
          elsewhere: () => elsewhere(transaction, signal),
        })),
      };
    },
    async readBlockFacts({ account, hashes, askedAt }, signal) {
      const facts = await readFacts({ account, hashes }, signal);
      const { minedAt } = facts ?? {};
      if (minedAt === undefined || isPossibleTime(minedAt, clock.now(), askedAt)) return facts;
      return facts && { ...facts, minedAt: undefined };
    },
    async findContract(account, signal) {
      const network = networkOf(account);
      if (spokenNamespaceOf(network) !== 'eip155') return undefined;
      const [{ findContractElsewhere }, here, others] = await Promise.all([
        import('../../chains/evm/sending/findContractElsewhere.js'),
        evmOptions({ account, network }, signal),
        elsewhere({ account, network }, signal),
      ]);
      return findContractElsewhere(addressOf(account), here, others);
    },
    async readLeftApproval(approval, signal) {
      const { account } = approval;
      const [{ readLeftApproval }, options] = await Promise.all([
        import('../../chains/evm/together/readLeftApproval.js'),
        evmOptions({ account, network: networkOf(account) }, signal),
      ]);
      return readLeftApproval(approval, options);
    },
  };
}
