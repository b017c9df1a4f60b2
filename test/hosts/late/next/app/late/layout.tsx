'use client';

import type { ReactNode } from 'react';
import { WalletButton, WalletModalProvider } from 'wallet-modal/react';
import { chains } from '../chains';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <WalletModalProvider appName="Example" networks="eip155:31337" chains={chains}>
      <WalletButton />
      {children}
    </WalletModalProvider>
  );
}
