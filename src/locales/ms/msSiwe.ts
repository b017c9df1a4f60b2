import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const msSiwe: Translation<typeof enSiwe> = {
  'siwe.lead': 'Log masuk ke {site}',
  'siwe.text':
    'Tandatangani mesej untuk membuktikan anda memiliki dompet ini. Ia percuma dan tidak menghantar transaksi.',
  'siwe.leaving': 'Jika anda membatalkan, sambungan dompet anda akan diputuskan.',
  'siwe.drafting': 'Mendapatkan mesej…',
  'siwe.ready': 'Baca mesej di bawah sebelum anda menandatangani.',
  'siwe.asking': 'Teruskan dalam {name}',
  'siwe.verifying': 'Menyemak tandatangan anda…',
  'siwe.done': 'Anda telah log masuk',
  'siwe.message': 'Mesej untuk ditandatangani',
  'siwe.sign': 'Tandatangani',
  'siwe.signing': 'Menandatangani…',
  'siwe.cancel': 'Batal',
  'siwe.none': 'Tiada log masuk di sini',
  'siwe.noneText': 'Laman ini tidak meminta anda log masuk dengan dompet anda.',
  'siwe.failed.declined': 'Tandatangan ditolak',
  'siwe.failed.declinedText': 'Anda belum log masuk. Cuba lagi apabila anda bersedia.',
  'siwe.failed.smartAccount': 'Aplikasi ini mungkin tidak menyokong akaun pintar',
  'siwe.failed.smartAccountText': 'Anda belum log masuk. Tukar ke akaun standard anda, kemudian cuba lagi.',
  'siwe.failed.refused': 'Ralat semasa mengesahkan tandatangan SIWE',
  'siwe.failed.refusedText': '{site} tidak menerima tandatangan itu. Cuba lagi.',
  'siwe.failed.noSession': 'Anda belum log masuk',
  'siwe.failed.noSessionText':
    'Tandatangan anda sah, tetapi {site} tidak mengekalkan log masuk anda. Benarkan kukinya, kemudian cuba lagi.',
  'siwe.failed.server': 'Tidak dapat log masuk ke {site}',
  'siwe.failed.serverText':
    'Log masuknya tidak memberikan respons. Semak sambungan internet anda dan cuba lagi.',
  'siwe.failed.message': 'Mesej ini tidak boleh ditandatangani',
  'siwe.failed.messageText':
    'Mesej ini bukan untuk laman, akaun dan rangkaian ini. Minta bantuan daripada laman itu.',
  'siwe.failed.otherSigned': '{name} menandatangani sesuatu yang lain',
  'siwe.failed.otherSignedText': 'Anda belum log masuk. Kemas kini dompet atau pilih yang lain.',
  'siwe.failed.onChain': 'Akaun ini tidak boleh log masuk di sini',
  'siwe.failed.onChainText':
    'Anda belum log masuk. {site} memerlukan tandatangan yang tidak boleh diberikan akaun ini. Sambungkan akaun lain.',
  'siwe.failed.unsupported': '{name} tidak boleh menandatangani ini',
  'siwe.failed.unsupportedText': 'Sambungkan dompet yang boleh menandatangani mesej, kemudian cuba lagi.',
  'siwe.failed.wallet': '{name} tidak dapat menandatangani',
  'siwe.failed.walletText': 'Anda belum log masuk. Butiran: “{reason}”',
  'siwe.failed.waiting': '{name} sedang menunggu anda',
  'siwe.failed.waitingText':
    'Buka dompet itu dan buka kuncinya, atau jawab permintaan di sana. Kemudian cuba lagi.',
  'siwe.failed.changed': 'Akaun atau rangkaian anda telah berubah',
  'siwe.failed.changedText': 'Anda belum log masuk. Baca mesej baharu, kemudian tandatangani lagi.',
  'siwe.failed.other': 'Ada sesuatu yang tidak kena',
  'siwe.failed.otherText': 'Anda belum log masuk. Cuba lagi.',
};
