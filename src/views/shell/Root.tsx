import { Provider } from 'jotai';
import type { Store } from '../../atoms/util/store.js';
import { Modal } from './Modal.js';

/** The interface of one element, on the store of its session. */
export function Root({ session }: { session?: { readonly store: Store } | undefined }) {
  return session ? (
    <Provider store={session.store}>
      <Modal />
    </Provider>
  ) : null;
}
