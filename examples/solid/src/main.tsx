import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { Wallet } from './Wallet';

function App() {
  const [shown, setShown] = createSignal(true);
  return (
    <>
      <h1>wallet-modal in Solid</h1>
      <label>
        <input type="checkbox" checked={shown()} onChange={({ target }) => setShown(target.checked)} /> Wallet
      </label>
      <Show when={shown()}>
        <Wallet />
      </Show>
    </>
  );
}

const app = document.querySelector('#app');
if (app) render(() => <App />, app);
