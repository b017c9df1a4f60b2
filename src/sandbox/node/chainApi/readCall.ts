import type { ServiceRequest } from '../../services/service.js';
import { Refusal } from './refusal.js';

/** The calls of the chain API, with their names in failures. */
export type CallName =
  | 'identity'
  | 'history'
  | 'balance'
  | 'price'
  | 'gas-price'
  | 'tokens'
  | 'quotes'
  | 'allowance'
  | 'build-approve'
  | 'build-transaction'
  | 'name'
  | 'reverse'
  | 'suggestions'
  | 'register'
  | 'onramp-options'
  | 'onramp-quote'
  | 'onramp-url';

interface Route {
  readonly name: CallName;
  readonly path: RegExp;
  readonly method: 'GET' | 'POST';
  /** The parameters in addition to those of every call. */
  readonly query: readonly string[];
  /** Most POST calls have the project id in their body instead. */
  readonly needsProject: boolean;
}

const get = (name: CallName, path: RegExp, ...query: readonly string[]): Route => ({
  name,
  path,
  method: 'GET',
  query: ['projectId', ...query],
  needsProject: true,
});

const post = (name: CallName, path: RegExp): Route => ({
  name,
  path,
  method: 'POST',
  query: [],
  needsProject: false,
});

/** A POST call with the project id in its URL. */
const postByQuery = (name: CallName, path: RegExp): Route => ({
  ...post(name, path),
  query: ['projectId'],
  needsProject: true,
});

const ROUTES: readonly Route[] = [
  get('identity', /^\/v1\/identity\/([^/]+)$/, 'sender'),
  get('history', /^\/v1\/account\/([^/]+)\/history$/, 'cursor', 'onramp', 'chainId'),
  get('balance', /^\/v1\/account\/([^/]+)\/balance$/, 'currency', 'chainId', 'forceUpdate'),
  get('tokens', /^\/v1\/convert\/tokens$/, 'chainId'),
  get('quotes', /^\/v1\/convert\/quotes$/, 'amount', 'userAddress', 'from', 'to', 'gasPrice'),
  get('allowance', /^\/v1\/convert\/allowance$/, 'tokenAddress', 'userAddress'),
  get('build-approve', /^\/v1\/convert\/build-approve$/, 'userAddress', 'from', 'to', 'amount'),
  post('build-transaction', /^\/v1\/convert\/build-transaction$/),
  get('gas-price', /^\/v1\/convert\/gas-price$/, 'chainId'),
  get('name', /^\/v1\/profile\/account\/([^/]+)$/, 'apiVersion'),
  get('reverse', /^\/v1\/profile\/reverse\/([^/]+)$/, 'sender', 'apiVersion'),
  get('suggestions', /^\/v1\/profile\/suggestions\/([^/]+)$/, 'zone'),
  post('register', /^\/v1\/profile\/account$/),
  post('price', /^\/v1\/fungible\/price$/),
  get('onramp-options', /^\/v1\/onramp\/options$/),
  postByQuery('onramp-quote', /^\/v1\/onramp\/quote$/),
  postByQuery('onramp-url', /^\/v1\/generators\/onrampurl$/),
];

/** `st` and `sv` replace the headers of the calling kit. */
const EVERYWHERE = ['clientId', 'st', 'sv'];

const DID_KEY = /^did:key:z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/;

/** A request with a valid path and valid parameters. */
export interface ChainApiCall {
  readonly name: CallName;
  /** The variable part of the path: an address or a name. */
  readonly subject: string;
  /** The parameters, each at most once. */
  readonly query: ReadonlyMap<string, string>;
  readonly request: ServiceRequest;
}

/** The name of the call at a path, for failures. */
export function callNameAt(path: string): CallName | undefined {
  return ROUTES.find((route) => route.path.test(path))?.name;
}

/** Reads a request. Throws a Refusal for requests that the hosted service would not answer. */
export function readCall(request: ServiceRequest): ChainApiCall {
  const { method, url, header } = request;
  // The hosted service does not allow this header from pages of other origins, and all callers are such pages.
  if (header('x-project-id') != null) {
    throw new Refusal(400, 'x-project-id', 'The project is named by "projectId", not by a header.');
  }
  const route = ROUTES.find(({ path }) => path.test(url.pathname));
  if (!route) throw new Refusal(404, '', 'There is no such call.');
  if (method !== route.method) throw new Refusal(405, '', `The call is made by ${route.method}.`);
  const query = new Map<string, string>();
  for (const [name, value] of url.searchParams) {
    if (![...route.query, ...EVERYWHERE].includes(name)) {
      throw new Refusal(400, name, `The call has no parameter "${name}".`);
    }
    if (query.has(name)) throw new Refusal(400, name, `"${name}" is given twice.`);
    query.set(name, value);
  }
  if (route.needsProject && !query.get('projectId')) {
    throw new Refusal(400, 'projectId', '"projectId" is missing.');
  }
  const clientId = query.get('clientId');
  if (clientId !== undefined && !DID_KEY.test(clientId)) {
    throw new Refusal(400, 'clientId', '"clientId" is no did:key of an Ed25519 key.');
  }
  return { name: route.name, subject: subjectOf(route, url.pathname), query, request };
}

function subjectOf({ path }: Route, pathname: string): string {
  try {
    return decodeURIComponent(path.exec(pathname)?.[1] ?? '');
  } catch {
    throw new Refusal(400, '', 'The path is not URL-encoded.');
  }
}

/** Reads an address of either namespace. Throws a Refusal for anything else. */
export function readAddress(
  text: string,
  field = 'address',
): { namespace: 'eip155' | 'solana'; address: string } {
  if (/^0x[0-9a-f]{40}$/i.test(text)) return { namespace: 'eip155', address: text };
  if (/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return { namespace: 'solana', address: text };
  throw new Refusal(400, field, `"${text}" is no address.`);
}

/** Reads a CAIP-10 account or token. Throws a Refusal for anything else. */
export function readCaip10(text: unknown, field: string): { chain: string; address: string } {
  const [, chain, namespace, address = ''] =
    /^(([-a-z0-9]{3,8}):[-_a-zA-Z0-9]{1,32}):(.+)$/.exec(typeof text === 'string' ? text : '') ?? [];
  if (!chain || readAddress(address, field).namespace !== namespace) {
    throw new Refusal(400, field, `"${text}" is no CAIP-10 address.`);
  }
  return { chain, address };
}
