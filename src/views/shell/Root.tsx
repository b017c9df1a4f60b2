import { Provider } from 'jotai';
import type { Store } from '../../atoms/util/store.js';
import { Modal } from './Modal.js';

/** The interface of one element, on the store of its session. */
export function Root({ store }: { store?: Store | undefined }) {
  return store ? (
    <Provider store={store}>
      <Modal />
    </Provider>
  ) : null;
}
