import { VERSION } from '../lib/version.js';

const TYPE = 'w3m';
const SDK_VERSION = `html-multichain-${VERSION}`;

/** How hosted services know who asks (behaviour 12.1). */
export const SDK_HEADERS = { 'x-sdk-type': TYPE, 'x-sdk-version': SDK_VERSION } as const;

/** The same as query parameters: a header of ours makes browsers ask first whether they may send it. */
export const SDK_PARAMS = { st: TYPE, sv: SDK_VERSION } as const;
