import type { OnRampOptions, PaymentCurrency, PaymentLimit } from './onRamp.js';

/** The limits of each payment method. */
const LIMITS: readonly PaymentLimit[] = [
  { method: 'card', min: '10.00', max: '7500.00' },
  { method: 'ach_bank_account', min: '10.00', max: '25000.00' },
];

const paidIn = (id: string): PaymentCurrency => ({ id, limits: LIMITS, icon: undefined });

const ETHEREUM = { name: 'ethereum-mainnet', displayName: 'Ethereum', id: 'eip155:1' } as const;
const POLYGON = { name: 'polygon-mainnet', displayName: 'Polygon', id: 'eip155:137' } as const;

/** The options when the service doesn't answer (behaviour 10.3). The ids are the provider's. */
export const ON_RAMP_DEFAULTS: OnRampOptions = {
  payment: [paidIn('USD'), paidIn('EUR')],
  purchase: [
    {
      id: '2b92315d-eab7-5bef-84fa-089a131333f5',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [
        { ...ETHEREUM, contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
        { ...POLYGON, contractAddress: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174' },
      ],
      icon: undefined,
    },
    {
      id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
      name: 'Ether',
      symbol: 'ETH',
      networks: [{ ...ETHEREUM, contractAddress: undefined }],
      icon: undefined,
    },
  ],
  source: 'defaults',
};
