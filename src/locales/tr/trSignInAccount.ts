import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const trSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'Önce {email} adresine, sonra yeni e-postanıza birer kod göndereceğiz.',
  'updateEmail.one': 'Yeni e-postanıza bir kod göndereceğiz.',
  'updateEmail.cancel': 'İptal',
  'updateEmail.save': 'Kaydet',
  'updateEmail.startOver': 'Baştan başla',
  'updateEmail.startOverIn': { one: '{count} sn sonra baştan başla', other: '{count} sn sonra baştan başla' },
  'updateEmail.done': 'E-posta değiştirildi',
  'upgradeWallet.kept': 'Anahtarlarınız sizin için saklanıyor',
  'upgradeWallet.keptText':
    'Bu hesabın anahtarlarını oturum açma hizmeti tutar, böylece her yerden oturum açabilirsiniz.',
  'upgradeWallet.own': 'Kendiniz de tutabilirsiniz',
  'upgradeWallet.ownText': 'Hizmetin sitesinde, yalnızca sizin kontrol ettiğiniz bir cüzdana geçin.',
  'upgradeWallet.open': '{host} sitesini aç',
  'selectAccounts.intro': '{app} ile hangi hesapların paylaşılacağını seçin.',
  'selectAccounts.introSite': 'Bu siteyle hangi hesapların paylaşılacağını seçin.',
  'selectAccounts.all': 'Tümünü seç',
  'selectAccounts.count': { one: '{count}/{all} seçildi', other: '{count}/{all} seçildi' },
  'selectAccounts.cancel': 'İptal',
  'selectAccounts.continue': 'Devam et',
  'selectAccounts.none': 'Bir hesap seçin',
  'smartAccount.stepsText': 'Birkaç adımı tek bir onayda birleştirin.',
  'smartAccount.fees': 'Ücretler karşılanabilir',
  'smartAccount.feesText': 'Bir site ağ ücretlerinizi karşılayabilir.',
  'smartAccount.address': 'Yeni bir adres',
  'smartAccount.addressText':
    'Varlıklarınız standart hesabınızda kalır. İstediğiniz zaman geri dönebilirsiniz.',
  'smartAccount.continue': 'Devam et',
  'smartAccount.later': 'Şimdi değil',
  'smartAccount.more': 'Akıllı hesap nedir?',
};
