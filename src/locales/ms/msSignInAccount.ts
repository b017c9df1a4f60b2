import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const msSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'Mula-mula kami akan menghantar kod ke {email}, kemudian ke e-mel baharu anda.',
  'updateEmail.one': 'Kami akan menghantar kod ke e-mel baharu anda.',
  'updateEmail.cancel': 'Batal',
  'updateEmail.save': 'Simpan',
  'updateEmail.startOver': 'Mula semula',
  'updateEmail.startOverIn': { other: 'Mula semula dalam {count} s' },
  'updateEmail.done': 'E-mel telah ditukar',
  'upgradeWallet.kept': 'Perkhidmatan menyimpan kunci anda',
  'upgradeWallet.keptText':
    'Perkhidmatan log masuk memegang kunci akaun ini, jadi anda boleh log masuk di mana-mana sahaja.',
  'upgradeWallet.own': 'Anda boleh memegangnya sendiri',
  'upgradeWallet.ownText': 'Beralih kepada dompet yang hanya dikawal oleh anda, di laman perkhidmatan itu.',
  'upgradeWallet.open': 'Buka {host}',
  'selectAccounts.intro': 'Pilih akaun untuk dikongsi dengan {app}.',
  'selectAccounts.introSite': 'Pilih akaun untuk dikongsi dengan laman ini.',
  'selectAccounts.all': 'Pilih semua',
  'selectAccounts.count': { other: '{count} daripada {all} dipilih' },
  'selectAccounts.cancel': 'Batal',
  'selectAccounts.continue': 'Teruskan',
  'selectAccounts.none': 'Pilih akaun',
  'smartAccount.stepsText': 'Gabungkan beberapa langkah dalam satu kelulusan.',
  'smartAccount.fees': 'Yuran boleh ditanggung',
  'smartAccount.feesText': 'Laman boleh menanggung yuran rangkaian anda.',
  'smartAccount.address': 'Alamat baharu',
  'smartAccount.addressText':
    'Aset anda kekal dalam akaun standard anda. Anda boleh bertukar kembali pada bila-bila masa.',
  'smartAccount.continue': 'Teruskan',
  'smartAccount.later': 'Bukan sekarang',
  'smartAccount.more': 'Apakah itu akaun pintar?',
};
