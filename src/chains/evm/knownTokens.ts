import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { ownValue } from '../../lib/untrusted/ownValue.js';

export type KnownToken = readonly [symbol: string, name: string, decimals: number, address: `0x${string}`];

/**
 * The stablecoins and wrapped tokens that most accounts hold. Each address and its decimals are in at least two of the token
 * lists of Uniswap, SushiSwap, Sonar Watch and the Aave address book. Tokens in only one of them are left out.
 */
const TOKENS: Readonly<Record<CaipNetworkId, readonly KnownToken[]>> = {
  'eip155:1': [
    ['USDC', 'USD Coin', 6, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
    ['USDT', 'Tether USD', 6, '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
    ['DAI', 'Dai', 18, '0x6B175474E89094C44Da98b954EedeAC495271d0F'],
    ['WETH', 'Wrapped Ether', 18, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
    ['WBTC', 'Wrapped Bitcoin', 8, '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'],
    ['wstETH', 'Wrapped Staked Ether (Lido)', 18, '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0'],
    ['cbBTC', 'Coinbase Wrapped BTC', 8, '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf'],
    ['USDe', 'Ethena USDe', 18, '0x4c9EDD5852cd905f086C759E8383e09bff1E68B3'],
    ['PYUSD', 'PayPal USD', 6, '0x6c3ea9036406852006290770BEdFcAbA0e23A0e8'],
    ['EURC', 'Euro Coin', 6, '0x1aBaEA1f7C830bD89Acc67eC4af516284b1bC33c'],
  ],
  'eip155:10': [
    ['USDC', 'USD Coin', 6, '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'],
    ['USDC.e', 'Bridged USD Coin', 6, '0x7F5c764cBc14f9669B88837ca1490cCa17c31607'],
    ['USDT', 'Tether USD', 6, '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58'],
    ['DAI', 'Dai', 18, '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'],
    ['WETH', 'Wrapped Ether', 18, '0x4200000000000000000000000000000000000006'],
    ['WBTC', 'Wrapped Bitcoin', 8, '0x68f180fcCe6836688e9084f035309E29Bf0A2095'],
    ['wstETH', 'Wrapped Staked Ether (Lido)', 18, '0x1F32b1c2345538c0c6f582fCB022739c4A194Ebb'],
  ],
  'eip155:56': [
    ['USDT', 'Tether USD', 18, '0x55d398326f99059fF775485246999027B3197955'],
    ['USDC', 'USD Coin', 18, '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'],
    ['FDUSD', 'First Digital USD', 18, '0xc5f0f7b66764F6ec8C8Dff7BA683102295E16409'],
    ['DAI', 'Dai', 18, '0x1AF3F329e8BE154074D8769D1FFa4eE058B1DBc3'],
    ['WBNB', 'Wrapped BNB', 18, '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c'],
    ['ETH', 'Binance-Peg Ether', 18, '0x2170Ed0880ac9A755fd29B2688956BD959F933F8'],
    ['BTCB', 'Binance-Peg Bitcoin', 18, '0x7130d2A12B9BCbFAe4f2634d864A1Ee1Ce3Ead9c'],
  ],
  'eip155:100': [
    ['USDC.e', 'Bridged USD Coin', 6, '0x2a22f9c3b484c3629090FeED35F17Ff8F88f76F0'],
    ['USDC', 'USD Coin', 6, '0xDDAfbb505ad214D7b80b1f830fcCc89B60fb7A83'],
    ['USDT', 'Tether USD', 6, '0x4ECaBa5870353805a9F068101A40E0f32ed605C6'],
    ['EURe', 'Monerium EUR', 18, '0xcB444e90D8198415266c6a2724b7900fb12FC56E'],
    ['WXDAI', 'Wrapped xDAI', 18, '0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d'],
    ['WETH', 'Wrapped Ether', 18, '0x6A023CCd1ff6F2045C3309768eAd9E68F978f6e1'],
    ['GNO', 'Gnosis Token', 18, '0x9C58BAcC331c9aa871AFD802DB6379a98e80CEdb'],
  ],
  'eip155:137': [
    ['USDC', 'USD Coin', 6, '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'],
    ['USDC.e', 'Bridged USD Coin', 6, '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'],
    ['USDT', 'Tether USD', 6, '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'],
    ['DAI', 'Dai', 18, '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063'],
    ['WPOL', 'Wrapped POL', 18, '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270'],
    ['WETH', 'Wrapped Ether', 18, '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619'],
    ['WBTC', 'Wrapped Bitcoin', 8, '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6'],
  ],
  'eip155:324': [['WETH', 'Wrapped Ether', 18, '0x5AEa5775959fBC2557Cc8789bC1bf90A239D9a91']],
  'eip155:8453': [
    ['USDC', 'USD Coin', 6, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
    ['USDbC', 'Bridged USD Coin', 6, '0xd9aAEc86B65D86f6A7B5B1b0c42FFA531710b6CA'],
    ['EURC', 'Euro Coin', 6, '0x60a3E35Cc302bFA44Cb288Bc5a4F316Fdb1adb42'],
    ['DAI', 'Dai', 18, '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb'],
    ['WETH', 'Wrapped Ether', 18, '0x4200000000000000000000000000000000000006'],
    ['cbBTC', 'Coinbase Wrapped BTC', 8, '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf'],
    ['cbETH', 'Coinbase Wrapped Staked ETH', 18, '0x2Ae3F1Ec7F1F5012CFEab0185bfc7aa3cf0DEc22'],
    ['wstETH', 'Wrapped Staked Ether (Lido)', 18, '0xc1CBa3fCea344f92D9239c08C0568f6F2F0ee452'],
  ],
  'eip155:42161': [
    ['USDC', 'USD Coin', 6, '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'],
    ['USDC.e', 'Bridged USD Coin', 6, '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8'],
    ['USDT0', 'Tether USD', 6, '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'],
    ['DAI', 'Dai', 18, '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'],
    ['WETH', 'Wrapped Ether', 18, '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1'],
    ['WBTC', 'Wrapped Bitcoin', 8, '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f'],
    ['wstETH', 'Wrapped Staked Ether (Lido)', 18, '0x5979D7b546E38E414F7E9822514be443A4800529'],
  ],
  'eip155:42220': [
    ['USDC', 'USD Coin', 6, '0xcebA9300f2b948710d2653dD7B07f33A8B32118C'],
    ['USDT', 'Tether USD', 6, '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e'],
    ['cUSD', 'Celo Dollar', 18, '0x765DE816845861e75A25fCA122bb6898B8B1282a'],
    ['cEUR', 'Celo Euro', 18, '0xD8763CBa276a3738E6DE85b4b3bF5FDed6D6cA73'],
  ],
  'eip155:43114': [
    ['USDC', 'USD Coin', 6, '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E'],
    ['USDC.e', 'Bridged USD Coin', 6, '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664'],
    ['USDT', 'Tether USD', 6, '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7'],
    ['EURC', 'Euro Coin', 6, '0xC891EB4cbdEFf6e073e859e987815Ed1505c2ACD'],
    ['DAI.e', 'Bridged Dai', 18, '0xd586E7F844cEa2F87f50152665BCbc2C279D8d70'],
    ['WAVAX', 'Wrapped AVAX', 18, '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7'],
    ['WETH.e', 'Wrapped Ether', 18, '0x49D5c2BdFfac6CE2BFdB6640F4F80f226bc10bAB'],
    ['BTC.b', 'Bridged Bitcoin', 8, '0x152b9d0FdC40C096757F570A51E494bd4b943E50'],
  ],
  'eip155:59144': [
    ['USDC', 'USD Coin', 6, '0x176211869cA2b568f2A7D4EE941E073a821EE1ff'],
    ['USDT', 'Tether USD', 6, '0xA219439258ca9da29E9Cc4cE5596924745e12B93'],
    ['WETH', 'Wrapped Ether', 18, '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f'],
    ['WBTC', 'Wrapped Bitcoin', 8, '0x3aAB2285ddcDdaD8edf438C1bAB47e1a9D05a9b4'],
    ['wstETH', 'Wrapped Staked Ether (Lido)', 18, '0xB5beDd42000b71FddE22D3eE8a79Bd49A568fC8F'],
  ],
};

/** The tokens to look for in every account of a network. */
export function knownTokens(network: CaipNetworkId): readonly KnownToken[] {
  return ownValue(TOKENS, network) ?? [];
}
