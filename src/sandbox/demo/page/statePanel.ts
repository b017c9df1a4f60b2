import { find } from './find.js';
import { theModal } from './modal.js';

type State = ReturnType<typeof theModal>['state'];

const FIELDS: Readonly<Record<string, (state: State) => string | undefined>> = {
  status: ({ status }) => status,
  account: ({ address }) => address,
  name: ({ name }) => name,
  network: ({ network, networkName, isUnsupportedNetwork }) =>
    network &&
    [networkName, `(${network})`, isUnsupportedNetwork && 'not supported by this site']
      .filter(Boolean)
      .join(' '),
  balance: ({ balance }) => balance,
  wallet: ({ connector }) => connector && [connector.name, `(${connector.type})`].filter(Boolean).join(' '),
  modal: ({ open, view }) => (open ? ['open', view].filter(Boolean).join(', at ') : 'closed'),
};

/** Shows the state that `subscribe` reports. */
export function showState(): void {
  const fields = Object.entries(FIELDS).map(
    ([name, read]) => [find(`#state-${name}`, HTMLElement), read] as const,
  );
  theModal().subscribe((state) => {
    for (const [field, read] of fields) {
      const text = read(state);
      field.textContent = text ?? '—';
      field.classList.toggle('none', text === undefined);
    }
    document.documentElement.dataset.status = state.status;
  });
}
