import { VERSION } from '../lib/version.js';

/** How hosted services know who asks (behaviour 12.1). */
export const SDK_HEADERS = { 'x-sdk-type': 'w3m', 'x-sdk-version': `html-multichain-${VERSION}` } as const;
