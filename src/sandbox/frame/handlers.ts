import type { MessageName, Payload, Reply } from '../../bridge/protocol.js';

/** What answers each question; it throws in the words of the answer. */
export type Handlers = {
  readonly [Name in MessageName]: (payload: Payload<Name>) => Reply<Name> | Promise<Reply<Name>>;
};
