import backpack from '@web3icons/core/svgs/wallets/background/backpack.svg.js';
import coin98 from '@web3icons/core/svgs/wallets/background/coin98.svg.js';
import coinbase from '@web3icons/core/svgs/wallets/background/coinbase.svg.js';
import enkrypt from '@web3icons/core/svgs/wallets/background/enkrypt.svg.js';
import exodus from '@web3icons/core/svgs/wallets/background/exodus.svg.js';
import imtoken from '@web3icons/core/svgs/wallets/background/imtoken.svg.js';
import keplr from '@web3icons/core/svgs/wallets/background/keplr.svg.js';
import kraken from '@web3icons/core/svgs/wallets/background/kraken.svg.js';
import ledger from '@web3icons/core/svgs/wallets/background/ledger.svg.js';
import metamask from '@web3icons/core/svgs/wallets/background/metamask.svg.js';
import myEtherWallet from '@web3icons/core/svgs/wallets/background/my-ether-wallet.svg.js';
import okx from '@web3icons/core/svgs/wallets/background/okx.svg.js';
import phantom from '@web3icons/core/svgs/wallets/background/phantom.svg.js';
import rabby from '@web3icons/core/svgs/wallets/background/rabby.svg.js';
import rainbow from '@web3icons/core/svgs/wallets/background/rainbow.svg.js';
import ronin from '@web3icons/core/svgs/wallets/background/ronin.svg.js';
import safe from '@web3icons/core/svgs/wallets/background/safe.svg.js';
import solflare from '@web3icons/core/svgs/wallets/background/solflare.svg.js';
import tokenPocket from '@web3icons/core/svgs/wallets/background/token-pocket.svg.js';
import trust from '@web3icons/core/svgs/wallets/background/trust.svg.js';
import zerion from '@web3icons/core/svgs/wallets/background/zerion.svg.js';

/** The icons of the most used wallets of the list, as SVG text, by the wallets' ids. */
export const WALLET_PICTURES: Readonly<Record<string, string>> = {
  metamask,
  trustwallet: trust,
  phantom,
  coinbasewallet: coinbase,
  okxwallet: okx,
  rainbow,
  rabbywallet: rabby,
  solflare,
  backpack,
  ledger,
  safewallet: safe,
  zerion,
  exodus,
  krakenwallet: kraken,
  imtoken,
  tokenpocket: tokenPocket,
  roninwallet: ronin,
  coin98wallet: coin98,
  mewwallet: myEtherWallet,
  enkrypt,
  keplr,
};

/** The icon of a wallet as a `data:` URL, if there is one. */
export const walletPicture = (id: string): string | undefined =>
  Object.hasOwn(WALLET_PICTURES, id)
    ? `data:image/svg+xml,${encodeURIComponent(WALLET_PICTURES[id] ?? '')}`
    : undefined;
