import { after, afterEach, before, beforeEach, describe, it } from 'node:test';

// What tests in browsers find as globals, for those that run in Node.
Object.assign(globalThis, { describe, it, before, after, beforeEach, afterEach });
