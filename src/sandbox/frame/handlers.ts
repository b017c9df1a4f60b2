import type { MessageName, Payload, Reply } from '../../bridge/protocol.js';

/** The handler of each question. The message of a thrown error becomes the answer. */
export type Handlers = {
  readonly [Name in MessageName]: (payload: Payload<Name>) => Reply<Name> | Promise<Reply<Name>>;
};
