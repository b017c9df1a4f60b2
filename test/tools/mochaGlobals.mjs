import { after, afterEach, before, beforeEach, describe, it } from 'node:test';

// The globals of browser tests, for those that run in Node.
Object.assign(globalThis, { describe, it, before, after, beforeEach, afterEach });
