import { WalletModalError } from '../../../src/lib/errors.js';
import type { NameSuggestion, Naming, RegistrationOutcome } from '../../../src/lib/names/naming.js';
import { type Deferred, deferred } from '../../support/promises.js';

export interface FakeNaming extends Naming {
  /** Look-ups, as text. */
  readonly log: string[];
  /** Names whose look-up the test answers itself. */
  readonly held: Map<string, Deferred<boolean>>;
  readonly taken: Set<string>;
  suggestions: readonly NameSuggestion[] | WalletModalError;
  /** Pending registrations, the latest last. `sign` simulates the wallet's signature. */
  readonly asked: (Deferred<RegistrationOutcome> & { readonly what: string; sign(): void })[];
}

/** A fake name service. Names are free unless they are in `taken`. */
export function fakeNaming(...taken: readonly string[]): FakeNaming {
  const naming: FakeNaming = {
    log: [],
    held: new Map(),
    taken: new Set(taken),
    suggestions: [
      { name: 'taken', isRegistered: true },
      { name: 'taken-too', isRegistered: true },
      { name: 'free-one', isRegistered: false },
      { name: 'abc', isRegistered: false },
      { name: 'free-two', isRegistered: false },
      { name: 'free-two', isRegistered: false },
    ],
    asked: [],
    async isRegistered(name) {
      naming.log.push(`look up ${name}`);
      return naming.held.get(name)?.promise ?? naming.taken.has(name);
    },
    async suggest(name) {
      naming.log.push(`suggest ${name}`);
      if (naming.suggestions instanceof WalletModalError) throw naming.suggestions;
      return naming.suggestions;
    },
    register(name, account, { signal, onSigned }) {
      const question = { ...deferred<RegistrationOutcome>(), what: `${name} ${account}`, sign: onSigned };
      signal.addEventListener('abort', () =>
        question.reject(new WalletModalError('aborted', 'Request was aborted')),
      );
      naming.asked.push(question);
      return question.promise;
    },
  };
  return naming;
}
