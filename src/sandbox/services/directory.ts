import { svgFor } from '../icon.js';
import { type DirectoryWallet, directoryWallets } from './directoryWallets.js';
import { errorAnswer, jsonAnswer, namesMissing, type ServiceAnswer, type ServiceRequest } from './service.js';

export interface DirectoryOptions {
  /** Breaks every second entry of a list, and omits every second image. */
  readonly isHalfBroken?: boolean;
  /** The directory's answer about whether events may be sent. */
  readonly isAnalyticsEnabled: boolean;
}

const MAX_ENTRIES = 100;
const DEFAULT_ENTRIES = 40;

/** Pictures other than those of wallets. Any name has one. */
const PICTURE = /^\/public\/(?:getAssetImage|getCurrencyImage|getTokenImage)\/([\w.-]{1,64})$/;

/** The name of a call: the first word of its path. Undefined for other paths. */
export function directoryCall(path: string): string | undefined {
  return /^\/(?:public\/)?(getWallets|getWalletImage|getAnalyticsConfig|getAssetImage|getCurrencyImage|getTokenImage)(?:\/|$)/.exec(
    path,
  )?.[1];
}

/** The wallet directory: answers the calls that `directoryCall` recognises. */
export function answerDirectory(request: ServiceRequest, options: DirectoryOptions): ServiceAnswer {
  const { method, url } = request;
  if (method !== 'GET') return errorAnswer(405, 'The directory is asked by GET.');
  const refusal = namesMissing(request);
  if (refusal) return refusal;
  const name = PICTURE.exec(url.pathname)?.[1];
  if (name) return pictureAnswer(name, options);
  const imageId = /^\/getWalletImage\/([^/]+)$/.exec(url.pathname)?.[1];
  if (imageId) {
    const wallet = directoryWallets().find((candidate) => candidate.image_id === imageId);
    return wallet ? pictureAnswer(wallet.name, options) : errorAnswer(404, 'There is no such image.');
  }
  if (url.pathname === '/getWallets') return walletsAnswer(url.searchParams, options);
  if (url.pathname === '/getAnalyticsConfig') {
    return jsonAnswer({ isAnalyticsEnabled: options.isAnalyticsEnabled });
  }
  return errorAnswer(404, 'The directory has no such call.');
}

function walletsAnswer(query: URLSearchParams, { isHalfBroken }: DirectoryOptions): ServiceAnswer {
  const page = Number(query.get('page') ?? 1);
  const entries = Number(query.get('entries') ?? DEFAULT_ENTRIES);
  if (!Number.isInteger(page) || page < 1) return errorAnswer(400, '"page" is a number from 1 on.');
  if (!Number.isInteger(entries) || entries < 0 || entries > MAX_ENTRIES) {
    return errorAnswer(400, `"entries" is a number up to ${MAX_ENTRIES}.`);
  }
  const found = findWallets(query);
  const data = found.slice((page - 1) * entries, page * entries);
  return jsonAnswer({ data: isHalfBroken ? data.map(broken) : data, count: found.length });
}

function findWallets(query: URLSearchParams): DirectoryWallet[] {
  const list = (name: string) => query.get(name)?.split(',').filter(Boolean);
  const [include, exclude, chains] = [list('include'), list('exclude'), list('chains')];
  const search = plain(query.get('search') ?? '');
  return directoryWallets().filter(
    (wallet) =>
      (!include || include.includes(wallet.id)) &&
      !exclude?.includes(wallet.id) &&
      (!chains || wallet.chains.some((chain) => chains.includes(chain))) &&
      plain(wallet.name).includes(search),
  );
}

/** Removes accents and converts to lower case, to match typed text. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Typical faults of untrusted entries, used in turn. */
const FAULTS: readonly ((wallet: DirectoryWallet) => unknown)[] = [
  ({ name: _name, ...rest }) => rest,
  (wallet) => ({ ...wallet, id: 7 }),
  (wallet) => ({ ...wallet, mobile_link: 'javascript:alert(1)', webapp_link: 'data:text/html,' }),
  () => null,
  (wallet) => ({ ...wallet, name: { en: wallet.name }, image_id: '../../secret' }),
  (wallet) => ({ ...wallet, chains: 'eip155:1', injected: {}, app_store: 5 }),
];

function broken(wallet: DirectoryWallet, index: number): unknown {
  return index % 2 === 0 ? wallet : FAULTS[((index - 1) / 2) % FAULTS.length]?.(wallet);
}

function pictureAnswer(name: string, { isHalfBroken }: DirectoryOptions): ServiceAnswer {
  if (isHalfBroken && name.charCodeAt(name.length - 1) % 2 === 1)
    return errorAnswer(404, 'There is no such image.');
  return { status: 200, type: 'image/svg+xml; charset=utf-8', body: svgFor(name) };
}
