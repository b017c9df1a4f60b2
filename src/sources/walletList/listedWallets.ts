import { ownValue } from '../../lib/untrusted/ownValue.js';
import type { SourceWallet } from '../../lib/wallets/walletSource.js';

export type LocalWallet = SourceWallet & { readonly namespaces: readonly string[] };

// As published in November 2026 by the wallets themselves (home pages, app stores, the Chrome Web Store, their documented
// links), compared with the open wallet lists of RainbowKit 2.2.11 (MIT) and ConnectKit (BSD-2-Clause). Uncertain values are
// left out, because a wrong link is worse than none. Roughly sorted by use.
//
// Name | reverse domain name | home page | App Store | Google Play | Chrome Web Store | link of the app on phones | on
// computers | in the browser | e: Ethereum networks, s: Solana. A wallet with a link is paired, so `s` then means by pairing.
const TABLE = `
MetaMask|io.metamask|metamask.io|1438144202|io.metamask|nkbihfbeogaeaoehlefnkodbefgpgknn|https://metamask.app.link/|||e
Trust Wallet|com.trustwallet.app|trustwallet.com|1288339409|com.wallet.crypto.trustapp|egjidjbpglichdcondbcbdnbeeppgdph|trust://|||es
Phantom|app.phantom|phantom.com|1598432977|app.phantom|bfnaelmomeimhlpmgjnjophhpkkoljpa||||es
Coinbase Wallet|com.coinbase.wallet|www.coinbase.com/wallet|1278383455|org.toshi|hnfanknocfeofbddgcijnmhnfnkdnaad||||es
OKX Wallet|com.okex.wallet|www.okx.com/download|1327268470|com.okinc.okex.gp|mcohilncbfahbmgdjkbpemcciiolgcge|okex://main/|||es
Bitget Wallet|com.bitget.web3|web3.bitget.com|1395301115|com.bitkeep.wallet|jiidiaalihmmhddjgbnbgdfflelocpak|bitkeep://|||es
Binance Wallet|com.binance.wallet|www.binance.com/en/download|1436799971|com.binance.dev|cadiboklkpojfamcoggejbbdjcoiljjk|bnc://app.binance.com/cedefi/|||e
Rainbow|me.rainbow|rainbow.me|1457119021|me.rainbow|opfgelmcmbiajamepnmloijbpoleiama|rainbow://|||e
Rabby Wallet|io.rabby|rabby.io|6474381673|com.debank.rabbymobile|acmacodkjbdgmoleebolmdjonilkdbch||||e
Solflare||solflare.com|1580902717|com.solflare.mobile|bhhhlbepdkbapadjdnnojkbgioiodbic||||s
Backpack|app.backpack|backpack.app|6445964121|app.backpack.mobile|aflkmfhebedbjioipglgcbcmnbpgliof||||es
Uniswap Wallet|org.uniswap.app|wallet.uniswap.org|6443944476|com.uniswap.mobile|nnpmfplkfogfpmcngplhnbdnnilmcdcg|uniswap://|||e
Ledger||www.ledger.com|1361671700|com.ledger.live||ledgerlive://|ledgerlive://||e
Safe{Wallet}||safe.global|1515759131|io.gnosis.safe||||https://app.safe.global/|e
Zerion|io.zerion.wallet|zerion.io|1456732565|io.zerion.android|klghhnkeealcohjjanjjdaeeggmfmlpl|zerion://|||e
Brave Wallet|com.brave.wallet|brave.com/wallet|1052879175|com.brave.browser|||||es
Exodus|com.exodus.web3-wallet|www.exodus.com|1414384820|exodusmovement.exodus|aholpfdialjgjfhomihkjbmgjidlcdno||||es
Kraken Wallet||www.kraken.com/wallet|1626327149|||krakenwallet://|||e
imToken||token.im|1384798940|im.token.app||imtokenv2://|||e
SafePal||www.safepal.com|1548297139|io.safepal.wallet|lgmpcpglpngdoalbgeoldeajfclnhafa|safepalwallet://|||e
TokenPocket|pro.tokenpocket|www.tokenpocket.pro|6444625622|vip.mytokenpocket|mfgccjchihfkkindfppnaooecgfneiii|tpoutside://|||e
1inch Wallet||1inch.io/wallet|1546049391|io.oneinch.android||oneinch://|||e
OneKey|so.onekey.app.wallet|onekey.so|1609559473|so.onekey.app.wallet|jnmbobjmhlngoefaiojfljckilhhlhcj||||e
Core|app.core.extension|core.app|6443685999|com.avaxwallet|agoakfejjabomempkjlepdflaleeobhb||||e
Ronin Wallet|com.roninchain.wallet|wallet.roninchain.com|1592675001|com.skymavis.genesis|fnjhmkhhmkbjkkabndcnnogagogbneec|roninwallet://|||e
Bybit Wallet|com.bybit|www.bybit.com/en/web3|1488296980|com.bybit.app|pdliaogehgdbhbnmkklieghmmjkpigpa||||e
Gate Wallet|io.gate.wallet|www.gate.io/web3|1294998195|com.gateio.gateio|cpmkedoipcpimgecpmgpldfpohjplkpp|gtweb3wallet://|||e
Coin98 Wallet|com.coin98|coin98.com/wallet|1561969966|coin98.crypto.finance.media|aeachknmefphepccionboohckonoeemg||||e
MEW wallet||www.mewwallet.com|1464614025|com.myetherwallet.mewwallet||https://mewwallet.com/|||e
Enkrypt|com.enkrypt|www.enkrypt.com|||kkpllkodjeloidieedojogacfhpaihoh||||e
Keplr|app.keplr|www.keplr.app||com.chainapsis.keplr|dmkamcknogkgcdfhhbddcghachkejeap||||e
Talisman|xyz.talisman|talisman.xyz|||fijngjgcjhjmmpcmkeiomlglpeiijkld||||e
SubWallet|app.subwallet|www.subwallet.app|1633050285|app.subwallet.mobile|onhogfjeacnfoofkfgppdlbmlmnplgbn|subwallet://|||e
Nova Wallet|io.novawallet|novawallet.io|1597119355|io.novafoundation.nova.market||novawallet://|||e
Ctrl Wallet|xyz.ctrl|ctrl.xyz|||hmeobnfnfcmdkdcmlblgagmfpfboieaf||||es
Frame|sh.frame|frame.sh|||ldcoohedfbjoobcadoglnnmmfbdlmmhf||||e
Kaia Wallet||app.kaiawallet.io|6502896387|io.klutch.wallet|jblndlipeogpafnldhgmapagcccfchpi||||e
Zeal|app.zeal|zeal.app||app.zeal.wallet|heamnjbnflcikcggoiplibfommfbkjpj|zeal://|||e
Unstoppable||unstoppable.money|1447619907|io.horizontalsystems.bankwallet||https://unstoppable.money/|||e
Bifrost Wallet|com.bifrostwallet|bifrostwallet.com|1577198351|com.bifrostwallet.app||https://app.bifrostwallet.com/|||e
xPortal|com.elrond.maiar.wallet|xportal.com|1519405832|com.elrond.maiar.wallet||xportal://|||e
FoxWallet||foxwallet.com|1590983231|com.foxwallet.play||foxwallet://|||e
ioPay||iopay.me|1478086371|io.iotex.iopay.gp||iopay://|||e
ONTO||onto.app|1436009823|com.github.ontio.onto||https://onto.app/|||e
ZilPay|io.zilpay|zilpay.io|1547105860|com.zilpaymobile||zilpay://|||e
Wigwam|com.wigwam.wallet|wigwam.app|||lccbohhgfkdikahanoclbdmaolidjdfl||||e
BeraSig|app.berasig|berasig.com|6502052535|io.berasig.ios|ckedkkegjbflcfblcjklibnedmfjppbj||||e
Universal Profiles|io.universaleverything.universalprofiles|my.universalprofile.cloud|6702018631|io.universaleverything.universalprofiles|abpickdkkbnbcoepogfhkhennhfhehfn||||e
Gemini Wallet|com.gemini.wallet|keys.gemini.com|||||||e`;

const NAMESPACES: Readonly<Record<string, string>> = { e: 'eip155', s: 'solana' };

/** The wallets of the list. Their ids are their names in lower case, with letters and digits only. */
export const LISTED_WALLETS: readonly LocalWallet[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', rdns, home, apple, play, chrome, mobile, desktop, web, networks = ''] = line.split('|');
    return {
      id: name.toLowerCase().replace(/[^a-z\d]/g, ''),
      name,
      homepage: `https://${home}`,
      ...(rdns && { rdns }),
      ...(apple && { app_store: `https://apps.apple.com/app/id${apple}` }),
      ...(play && { play_store: `https://play.google.com/store/apps/details?id=${play}` }),
      ...(chrome && { chrome_store: `https://chromewebstore.google.com/detail/${chrome}` }),
      ...(mobile && { mobile_link: mobile }),
      ...(desktop && { desktop_link: desktop }),
      ...(web && { webapp_link: web }),
      namespaces: [...networks].flatMap((letter) => ownValue(NAMESPACES, letter) ?? []),
    };
  });
