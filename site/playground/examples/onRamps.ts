import type { OnRampProvider } from 'wallet-modal';

export const onRamps: readonly OnRampProvider[] = [
  {
    id: 'example',
    name: 'Example Pay',
    hosts: ['pay.example.com'],
    buildUrl: ({ account }) => `https://pay.example.com/?to=${encodeURIComponent(account)}`,
  },
];
