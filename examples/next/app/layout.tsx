import type { ReactNode } from 'react';

export const metadata = { title: 'wallet-modal in Next' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
