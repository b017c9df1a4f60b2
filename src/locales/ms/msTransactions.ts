import type { enTransactions } from '../en/enTransactions.js';
import type { Translation } from '../translation.js';

export const msTransactions: Translation<typeof enTransactions> = {
  'transaction.doing.any': 'Transaksi anda',
  'transaction.doing.send': 'Penghantaran {amount} {symbol}',
  'transaction.doing.approve': 'Kelulusan {symbol}',
  'transaction.doing.swap': 'Pertukaran {symbol} kepada {bought} {boughtSymbol}',
  'transaction.doing.buy': 'Pembelian {amount} {symbol}',
  'transaction.doing.name': 'Pendaftaran {recipient}',
  'transaction.done.any': 'Transaksi disahkan',
  'transaction.done.send': '{amount} {symbol} telah dihantar',
  'transaction.done.approve': 'Sehingga {amount} {symbol} telah diluluskan untuk perkhidmatan pertukaran',
  'transaction.done.approveAny': '{symbol} telah diluluskan untuk perkhidmatan pertukaran',
  'transaction.done.takeBack':
    'Kebenaran perkhidmatan pertukaran untuk mengambil {symbol} telah ditarik balik',
  'transaction.done.swap': '{symbol} telah ditukar kepada {bought} {boughtSymbol}',
  'transaction.done.swapSome': '{symbol} telah ditukar kepada {boughtSymbol}',
  'transaction.done.buy': '{amount} {symbol} telah dibeli',
  'transaction.done.name': '{recipient} telah didaftarkan',
  'transaction.about': 'kira-kira {amount}',
  'transaction.unknown.any': 'Kami belum tahu sama ada transaksi anda telah dilaksanakan',
  'transaction.unknown.send': 'Kami belum tahu sama ada {amount} {symbol} telah dihantar',
  'transaction.unknown.approve': 'Kami belum tahu sama ada {symbol} telah diluluskan',
  'transaction.unknown.swap': 'Kami belum tahu sama ada {amount} {symbol} telah ditukar',
  'transaction.unknown.buy': 'Kami belum tahu sama ada {amount} {symbol} telah dibeli',
  'transaction.unknown.name': 'Kami belum tahu sama ada {recipient} telah didaftarkan',
  'transaction.asked': 'Menunggu dompet anda…',
  'transaction.declined':
    'Anda menolak ini dalam dompet anda. Kami tidak dapat menyemak sama ada ia tetap dihantar.',
  'transaction.pending': '{doing} sedang diproses…',
  'transaction.failed': '{doing} gagal. Paling banyak, hanya yuran rangkaian yang dikenakan.',
  'transaction.failedReason':
    '{doing} gagal. Paling banyak, hanya yuran rangkaian yang dikenakan. Butiran: “{reason}”',
  'transaction.dropped':
    '{doing}: tiada di rangkaian. Transaksi ini masih boleh dilaksanakan sehingga anda membatalkannya dalam dompet anda atau transaksi lain mengambil tempatnya.',
  'transaction.expired':
    '{doing} tidak dilaksanakan, dan tidak boleh dilaksanakan lagi. Tiada apa-apa dihantar.',
  'transaction.failedInPart': '{doing}: sebahagiannya gagal',
  'transaction.says.done':
    '{doing}: dompet anda menyatakan ia telah dilaksanakan. Kami tidak dapat menyemaknya.',
  'transaction.says.failed': '{doing}: dompet anda menyatakan ia gagal. Kami tidak dapat menyemaknya.',
  'transaction.says.failed_in_part':
    '{doing}: dompet anda menyatakan sebahagiannya gagal. Kami tidak dapat menyemaknya.',
  'transaction.says.given_up':
    '{doing}: dompet anda menyatakan ia telah berhenti mencuba. Kami tidak dapat menyemaknya, jadi kami terus mencari.',
  'transaction.awaitingSignatures': '{doing}: menunggu tandatangan, atau seseorang untuk melaksanakannya',
  'transaction.done.unseen':
    'Transaksi disahkan. Kami tidak dapat menyemak sama ada terdapat {symbol} yang tiba.',
  'transaction.done.unchecked':
    'Transaksi disahkan. Kami tidak dapat menyemak sama ada ia melakukan apa yang diminta.',
  'transaction.movedNothing': 'Transaksi disahkan, tetapi tiada {symbol} yang berpindah',
  'transaction.movedNothing.any': 'Transaksi disahkan, tetapi tiada apa-apa yang berpindah',
  'transaction.movedPart': 'Transaksi disahkan, tetapi yang berpindah kurang daripada {amount} {symbol}',
  'transaction.movedPart.any': 'Transaksi disahkan, tetapi bukan semuanya berpindah',
  'transaction.mismatched': 'Dompet anda menghantar sesuatu yang lain: {sent}. Anda meminta: {asked}.',
  'transaction.mismatchedFailed':
    'Dompet anda menghantar sesuatu yang lain, dan ia gagal: {sent}. Anda meminta: {asked}.',
  'transaction.amountTo': '{amount} {symbol} kepada {recipient}',
  'transaction.anythingTo': 'transaksi kepada {recipient}',
  'transaction.tokensTo': '{symbol} kepada {recipient}',
  'transaction.tokensOf': 'token (kontrak {token})',
  'transaction.allows.amount': 'kebenaran untuk {recipient} mengambil sehingga {amount} {symbol}',
  'transaction.allows.more':
    'kebenaran untuk {recipient} mengambil {amount} {symbol} lebih banyak daripada sebelumnya',
  'transaction.allows.less':
    'kebenaran untuk {recipient} mengambil {amount} {symbol} kurang daripada sebelumnya',
  'transaction.allows.any': 'kebenaran tanpa had untuk {recipient} mengambil {symbol}',
  'transaction.allows.all': 'kebenaran untuk {recipient} mengambil semua {symbol}',
  'transaction.allows.none': 'penarikan balik kebenaran untuk {recipient} mengambil {symbol}',
  'transaction.allows.some': 'kebenaran untuk {recipient} mengambil {symbol}',
  'transaction.asked.approve': 'kebenaran untuk mengambil sehingga {amount} {symbol}',
  'transaction.another': 'transaksi lain',
  'transaction.anotherCall': '{sent}, dengan panggilan kontrak yang berbeza',
  'transaction.cancelled': '{doing} telah dibatalkan',
  'transaction.replaced': '{doing} telah digantikan dengan transaksi lain',
  'transaction.notPermitted': 'Dompet anda tidak membenarkan akaun ini di sini',
  'transaction.notPermittedText': 'Putuskan sambungan, kemudian sambungkan semula akaun ini.',
  'transaction.otherOwners':
    '{doing}: belum ada di rangkaian. Jika akaun ini ada pemilik lain, mereka mungkin masih perlu menandatangani.',
  'transaction.elsewhere': 'Dompet anda menghantar ini di {network}, bukan di {asked}.',
  'transaction.absent':
    'Akaun ini ialah kontrak di {other}, tetapi bukan di {network}. Dompet anda mungkin tidak dapat menghantar dari sini.',
  'transaction.moved': 'Dompet anda menukar akaun atau rangkaian',
  'transaction.movedText': 'Tiada apa-apa dihantar. Kembali dan semak semula.',
};
