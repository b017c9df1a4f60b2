import { type CaipNetworkId, chainIdOf } from '../../../lib/networks/caip.js';

/** Exchanges with the same address on all of their networks. No other contract can be deployed there. */
const EVERYWHERE: readonly string[] = [
  '0x1111111254eeb25477b68fb85ed929f73a960582', // 1inch AggregationRouterV5
  '0x111111125421ca6dc452d289314280a0f8842a65', // 1inch AggregationRouterV6
  '0xdef171fe48cf0115b1d80b88dc8eab59176fee57', // Paraswap Augustus V5
  '0x6a000f20005980200259b80c5102003040001068', // Paraswap Augustus V6
  '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae', // LI.FI
];

const UNISWAP = [
  '0xe592427a0aece92de3edee1f18e0157c05861564', // SwapRouter
  '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45', // SwapRouter02
  '0x3fc91a3afd70395cd496c647d5a6cc9d4b2b7fad', // Universal Router
];
const ZERO_EX = '0xdef1c0ded9bec7f1a1670819833240f027b25eff';

/** Others, by the chain id of their network. */
const ON_NETWORK: Readonly<Record<number, readonly string[]>> = {
  1: [
    ...UNISWAP,
    ZERO_EX,
    '0x7a250d5630b4cf539739df2c5dacb4c659f2488d', // Uniswap V2 Router02
    '0xef1c6e67703c7bd7107eed8303fbe6ec2554bf6b', // Universal Router, the first one
    '0x66a9893cc07d91d95644aedd05d03f95e1dba8af', // Universal Router for V4
    '0xd9e1ce17f2641f24ae83637ab66a2cca9c378b9f', // Sushi
    '0xcf5540fffcdc3d510b18bfca6d2b9987b0772559', // Odos Router V2
  ],
  10: [...UNISWAP, '0x851116d9223fabed8e56c0e6b8ad0c31d98b3507'],
  56: [
    ZERO_EX,
    '0x10ed43c718714eb63d5aa57b78b54704e256024e', // PancakeSwap V2
    '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24', // Uniswap V2 Router02
    '0xb971ef87ede563556b2ed4b1c0b0019111dd85d2', // SwapRouter02
    '0x1906c1d672b88cd1b9ac7593301ca990f94eae07',
  ],
  137: [...UNISWAP, ZERO_EX, '0x1095692a6237d83c6a72f3f5efedb9a670c49223'],
  // 1inch. This network derives contract addresses in its own way.
  324: ['0x6fd4383cb451173d5f9304f041c7bcbf27d561ff'],
  8453: [
    '0x3fc91a3afd70395cd496c647d5a6cc9d4b2b7fad',
    '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24', // Uniswap V2 Router02
    '0x2626664c2603336e57b271c5c0b26f421741e481', // SwapRouter02
    '0x6ff5693b99212da76ad316178a184ab56d299b43',
  ],
  42161: [...UNISWAP, ZERO_EX, '0xa51afafe0263b40edaef0df8781ea9aa03e381a3'],
  43114: ['0x94b75331ae8d42c1b61065089b7d48fe14aa73b7'],
  // The exchange of the sandbox's local chains, whose keys are public.
  31337: ['0xef11d1c2aa48826d4c41e54ab82d1ff5ad8a64ca'],
  31338: ['0xef11d1c2aa48826d4c41e54ab82d1ff5ad8a64ca'],
};

/** The contracts that wrap the native currency, one for one. */
const WRAPPED: Readonly<Record<number, string>> = {
  1: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  10: '0x4200000000000000000000000000000000000006',
  56: '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c',
  100: '0xe91d153e0b41518a2ce8dd3d7944fa863463a97d',
  137: '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270',
  250: '0x21be370d5312f44cb42ce377bc9b8a0cef1a4c83',
  8453: '0x4200000000000000000000000000000000000006',
  42161: '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
  43114: '0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7',
};

/** Whether a contract is an exchange with known code, which honours the minimum amount in its call. */
export function isKnownExchange(network: CaipNetworkId, address: string): boolean {
  const one = address.toLowerCase();
  return EVERYWHERE.includes(one) || (ON_NETWORK[chainIdOf(network)] ?? []).includes(one);
}

/** Whether a contract wraps the network's native currency, one for one. */
export const isWrapper = (network: CaipNetworkId, address: string): boolean =>
  WRAPPED[chainIdOf(network)] === address.toLowerCase();
