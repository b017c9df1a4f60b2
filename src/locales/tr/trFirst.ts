import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { trButtons } from './trButtons.js';

export const trFirst: Translation<typeof enFirst> = {
  ...trButtons,

  'dialog.back': 'Geri',
  'dialog.close': 'Kapat',
  'dialog.loading': 'Yükleniyor…',
  'dialog.retry': 'Yeniden dene',
  'dialog.newTab': '(yeni sekmede açılır)',
  'dialog.broken': 'Bir sorun oluştu',
  'dialog.brokenText': 'Yeniden deneyin veya sayfayı yenileyin.',
  'dialog.failed': 'Bu bölüm yüklenemedi',
  'dialog.failedText': 'İnternet bağlantınızı kontrol edip yeniden deneyin. Sorun sürerse sayfayı yenileyin.',
  'search.clear': 'Aramayı temizle',

  'connect.title': 'Cüzdan bağla',
  'connect.intro': '{app} ile kullanmak için bir cüzdan seçin.',
  'connect.wallets': 'Cüzdanlar',
  'connect.search': 'Cüzdan ara',
  'connect.found': { one: '{count} cüzdan bulundu', other: '{count} cüzdan bulundu' },
  'connect.noMatch': '“{query}” ile eşleşen cüzdan yok',
  'connect.installed': 'Yüklü',
  'connect.recent': 'Son kullanılan',
  'connect.popular': 'Popüler',
  'connect.more': 'Diğer cüzdanlar',
  'connect.missing': 'Yukarıdaki cüzdanları yine de kullanabilirsiniz.',
  'connect.unnamed': 'Tarayıcı cüzdanı',
  'connect.late': '{name} listeye eklendi',
  'connect.namesake': 'Başka bir cüzdan da kendini {name} olarak tanıtıyor',
  'connect.noWallet': 'Cüzdanım yok',
  'connect.empty': 'Bu tarayıcıda cüzdan yok',
  'connect.emptyText':
    'Cüzdan, kriptonuzu tutan ve oturum açmanızı sağlayan bir uygulama veya tarayıcı uzantısıdır.',
  'connect.emptyMobileText':
    'Bu sayfayı cüzdan uygulamanızın kendi tarayıcısında veya cüzdanı olan bir bilgisayarda açın.',
  'connect.legal': 'Bağlanarak {terms} ve {privacy} metinlerini kabul etmiş olursunuz.',
  'connect.legalTerms': 'Bağlanarak {terms} metnini kabul etmiş olursunuz.',
  'connect.legalPrivacy': 'Bağlanarak {privacy} metnini kabul etmiş olursunuz.',
  'connect.terms': 'Hizmet Şartları',
  'connect.privacy': 'Gizlilik Politikası',

  'connect.needed': '{chain} için bir cüzdan seçin.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Ağ seç',
  'activeChain.title': 'Ağ değiştir',

  'pairing.tag': 'QR kodu',
  'pairing.title': 'Telefonunuzla tarayın',

  'allWallets.title': 'Tüm cüzdanlar',
  'wallets.slow': 'Diğer cüzdanlar hâlâ yükleniyor…',
  'wallets.failed': 'Diğer cüzdanlar yüklenemedi',

  'downloads.title': 'Bu cüzdanı edin',
  'downloads.get': '{name} edin',

  'account.title': 'Hesap',
  'account.accounts': 'Hesaplar',
  'account.settings': 'Hesap ayarları',

  'networks.title': 'Ağ seç',
  'switch.title': 'Ağ değiştir',
  'unsupported.title': 'Ağ değiştir',

  'whatIsAWallet.title': 'Cüzdan nedir?',
  'whatIsAWallet.more': 'Daha fazla bilgi',
  'whatIsANetwork.title': 'Ağ nedir?',
  'getWallet.title': 'Cüzdan edin',

  'watch.title': 'Adres izle',
  'watch.account': 'İzlenen hesap',

  'email.title': 'E-postanızı onaylayın',
  'device.title': 'Bu cihazı onaylayın',
  'socials.title': 'Oturum açma yolları',
  'social.title': 'Oturum aç',
  'farcaster.title': 'Farcaster ile oturum aç',
  'approve.title': 'Onayla',
  'confirm.title': 'Cüzdanınızda onaylayın',

  'snackbar.actionNotAllowed': 'Bu eyleme izin verilmiyor',
  'snackbar.codeResent': 'E-posta yeniden gönderildi',
  'network.unit': 'ana coin',
  'snackbar.copied': 'Kopyalandı',
  'snackbar.declined': 'Reddedildi',
  'snackbar.failedToCopy': 'Kopyalanamadı',
  'snackbar.failedToDisconnect': 'Bağlantı kesilemedi',
  'snackbar.somethingWentWrong': 'Bir sorun oluştu',
};
