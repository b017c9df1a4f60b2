import { VERSION } from '../lib/version.js';

const TYPE = 'w3m';
const SDK_VERSION = `html-multichain-${VERSION}`;

/** Identifies the SDK to hosted services (behaviour 12.1). */
export const SDK_HEADERS = { 'x-sdk-type': TYPE, 'x-sdk-version': SDK_VERSION } as const;

/** The same as query parameters: a custom header would need a CORS preflight. */
export const SDK_PARAMS = { st: TYPE, sv: SDK_VERSION } as const;
