import { useWalletAccount } from 'wallet-modal/react';

export default function Page() {
  const { address } = useWalletAccount();
  return (
    <p>
      Account: <output>{address ?? 'none'}</output>
    </p>
  );
}
