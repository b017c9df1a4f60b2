import { isEvmChain, type SandboxChain } from '../../chains.js';
import { jsonAnswer, type ServiceAnswer, type ServiceRequest } from '../../services/service.js';
import { referenceOf } from '../failures.js';
import { BlockscoutRefusal, pageOfList } from './blockscoutAnswer.js';
import { type BlockscoutLedger, createBlockscoutLedger } from './blockscoutLedger.js';

/** A stand-in for a Blockscout instance of each local EVM chain. */
export interface Blockscout {
  /** Answers a request below `/blockscout/`. */
  answer(request: ServiceRequest): Promise<ServiceAnswer>;
}

/** The parts of a path: the chain's number, account or token, its address, and the list. */
const PATH = /^\/blockscout\/(\d+)\/api\/v2\/(?:(addresses|tokens)\/([^/]+)(?:\/([a-z-]+))?|(stats))$/;

/** The name of a path's call in failures. */
export function blockscoutCall(path: string): string {
  const [, , subject, , list, stats] = PATH.exec(path) ?? [];
  return list ?? subject ?? stats ?? '';
}

export function createBlockscout(chains: readonly SandboxChain<string>[]): Blockscout {
  const ledgers = new Map(
    chains.filter(isEvmChain).map((chain) => [referenceOf(chain.id), createBlockscoutLedger(chain)]),
  );
  return {
    async answer({ method, url }) {
      const [, chain = '', subject, address = '', list] = PATH.exec(url.pathname) ?? [];
      const ledger = ledgers.get(chain);
      if (method !== 'GET' || !ledger) return jsonAnswer({ error: 'Page not found' }, 404);
      try {
        return jsonAnswer(await answerTo(ledger, subject, address, list, new Map(url.searchParams)));
      } catch (error) {
        if (error instanceof BlockscoutRefusal) return error.answer;
        return jsonAnswer({ message: `A local chain does not answer: ${error}` }, 500);
      }
    },
  };
}

async function answerTo(
  ledger: BlockscoutLedger,
  subject: string | undefined,
  address: string,
  list: string | undefined,
  query: ReadonlyMap<string, string>,
): Promise<object> {
  if (subject === undefined) return ledger.stats();
  if (!/^0x[0-9a-f]{40}$/i.test(address))
    throw new BlockscoutRefusal(422, 'Invalid format. Expected ~r/^0x/');
  if (subject === 'tokens') return ledger.token(address);
  switch (list) {
    case undefined:
      return ledger.account(address);
    case 'token-balances':
      return ledger.tokenBalances(address);
    case 'transactions':
      return pageOfList(await ledger.transactions(address), query);
    case 'token-transfers':
      return pageOfList(await ledger.tokenTransfers(address), query);
    case 'internal-transactions':
      return pageOfList(await ledger.internalTransactions(address), query);
    case 'nft':
      return pageOfList(await ledger.nfts(address, query.get('type')?.split(',')), query);
    default:
      throw new BlockscoutRefusal(404, 'Not found');
  }
}
