import type { MessageName, Payload, Reply } from '../../bridge/protocol.js';

/** The handler of each message. The text of a thrown error becomes the answer. */
export type Handlers = {
  readonly [Name in MessageName]: (payload: Payload<Name>) => Reply<Name> | Promise<Reply<Name>>;
};
