import { useState } from 'react';
import { Wallet } from './Wallet';

export function App() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <h1>wallet-modal with wagmi</h1>
      <label>
        <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} /> Wallet
      </label>
      {shown && <Wallet />}
    </>
  );
}
