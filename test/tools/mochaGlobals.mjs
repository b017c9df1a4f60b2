import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { pace } from '../../scripts/lib/pace.mjs';

// The globals of browser tests, for tests that run in Node.
Object.assign(globalThis, { describe, it, before, after, beforeEach, afterEach, paceOfMachine: pace() });
