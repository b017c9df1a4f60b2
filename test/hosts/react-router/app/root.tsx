import type { ReactNode } from 'react';
import { Outlet, Scripts } from 'react-router';
import { WalletButton, WalletModalProvider } from 'wallet-modal/react';
import { chains } from './chains';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>wallet-modal in React Router</title>
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <WalletModalProvider appName="Example" networks="eip155:31337" chains={chains}>
      <WalletButton />
      <Outlet />
    </WalletModalProvider>
  );
}
