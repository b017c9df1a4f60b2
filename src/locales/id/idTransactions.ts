import type { enTransactions } from '../en/enTransactions.js';
import type { Translation } from '../translation.js';

export const idTransactions: Translation<typeof enTransactions> = {
  'transaction.doing.any': 'Transaksi Anda',
  'transaction.doing.send': 'Pengiriman {amount} {symbol}',
  'transaction.doing.approve': 'Persetujuan {symbol}',
  'transaction.doing.swap': 'Penukaran {symbol} menjadi {bought} {boughtSymbol}',
  'transaction.doing.buy': 'Pembelian {amount} {symbol}',
  'transaction.doing.name': 'Pendaftaran {recipient}',
  'transaction.done.any': 'Transaksi terkonfirmasi',
  'transaction.done.send': '{amount} {symbol} terkirim',
  'transaction.done.approve': 'Hingga {amount} {symbol} disetujui untuk layanan penukaran',
  'transaction.done.approveAny': '{symbol} disetujui untuk layanan penukaran',
  'transaction.done.takeBack': 'Izin layanan penukaran untuk mengambil {symbol} dicabut',
  'transaction.done.swap': '{symbol} ditukar ke {bought} {boughtSymbol}',
  'transaction.done.swapSome': '{symbol} ditukar ke {boughtSymbol}',
  'transaction.done.buy': '{amount} {symbol} dibeli',
  'transaction.done.name': '{recipient} terdaftar',
  'transaction.about': 'sekitar {amount}',
  'transaction.unknown.any': 'Kami belum tahu apakah transaksi Anda sudah terlaksana',
  'transaction.unknown.send': 'Kami belum tahu apakah {amount} {symbol} sudah terkirim',
  'transaction.unknown.approve': 'Kami belum tahu apakah {symbol} sudah disetujui',
  'transaction.unknown.swap': 'Kami belum tahu apakah {amount} {symbol} sudah ditukar',
  'transaction.unknown.buy': 'Kami belum tahu apakah {amount} {symbol} sudah dibeli',
  'transaction.unknown.name': 'Kami belum tahu apakah {recipient} sudah terdaftar',
  'transaction.asked': 'Menunggu dompet Anda…',
  'transaction.declined': 'Anda menolak ini di dompet. Kami tidak dapat memeriksa apakah ini tetap terkirim.',
  'transaction.pending': '{doing} sedang diproses…',
  'transaction.failed': '{doing} gagal. Paling banyak hanya biaya jaringan yang dikenakan.',
  'transaction.failedReason':
    '{doing} gagal. Paling banyak hanya biaya jaringan yang dikenakan. Detail: “{reason}”',
  'transaction.dropped':
    '{doing}: tidak ada di jaringan. Transaksi ini masih bisa terlaksana sampai Anda membatalkannya di dompet atau transaksi lain menggantikannya.',
  'transaction.expired': '{doing} tidak terlaksana, dan tidak bisa lagi. Tidak ada yang dikirim.',
  'transaction.failedInPart': '{doing}: sebagian gagal',
  'transaction.says.done': '{doing}: dompet Anda mengatakan ini terlaksana. Kami tidak dapat memeriksanya.',
  'transaction.says.failed': '{doing}: dompet Anda mengatakan ini gagal. Kami tidak dapat memeriksanya.',
  'transaction.says.failed_in_part':
    '{doing}: dompet Anda mengatakan sebagian gagal. Kami tidak dapat memeriksanya.',
  'transaction.says.given_up':
    '{doing}: dompet Anda mengatakan sudah berhenti mencoba. Kami tidak dapat memeriksanya, jadi kami terus mencari.',
  'transaction.awaitingSignatures': '{doing}: menunggu tanda tangan, atau seseorang untuk mengeksekusinya',
  'transaction.done.unseen':
    'Transaksi terkonfirmasi. Kami tidak dapat memeriksa apakah ada {symbol} yang tiba.',
  'transaction.done.unchecked':
    'Transaksi terkonfirmasi. Kami tidak dapat memeriksa apakah hasilnya sesuai permintaan.',
  'transaction.movedNothing': 'Transaksi terkonfirmasi, tetapi tidak ada {symbol} yang berpindah',
  'transaction.movedNothing.any': 'Transaksi terkonfirmasi, tetapi tidak ada yang berpindah',
  'transaction.movedPart': 'Transaksi terkonfirmasi, tetapi yang berpindah kurang dari {amount} {symbol}',
  'transaction.movedPart.any': 'Transaksi terkonfirmasi, tetapi tidak semuanya berpindah',
  'transaction.mismatched': 'Dompet Anda mengirim hal lain: {sent}. Yang Anda minta: {asked}.',
  'transaction.mismatchedFailed':
    'Dompet Anda mengirim hal lain, dan itu gagal: {sent}. Yang Anda minta: {asked}.',
  'transaction.amountTo': '{amount} {symbol} ke {recipient}',
  'transaction.anythingTo': 'transaksi ke {recipient}',
  'transaction.tokensTo': '{symbol} ke {recipient}',
  'transaction.tokensOf': 'token (kontrak {token})',
  'transaction.allows.amount': 'izin bagi {recipient} untuk mengambil hingga {amount} {symbol}',
  'transaction.allows.more':
    'izin bagi {recipient} untuk mengambil {amount} {symbol} lebih banyak dari sebelumnya',
  'transaction.allows.less':
    'izin bagi {recipient} untuk mengambil {amount} {symbol} lebih sedikit dari sebelumnya',
  'transaction.allows.any': 'izin tanpa batas bagi {recipient} untuk mengambil {symbol}',
  'transaction.allows.all': 'izin bagi {recipient} untuk mengambil semua {symbol}',
  'transaction.allows.none': 'pencabutan izin bagi {recipient} untuk mengambil {symbol}',
  'transaction.allows.some': 'izin bagi {recipient} untuk mengambil {symbol}',
  'transaction.asked.approve': 'izin untuk mengambil hingga {amount} {symbol}',
  'transaction.another': 'transaksi lain',
  'transaction.anotherCall': '{sent}, dengan panggilan kontrak yang berbeda',
  'transaction.cancelled': '{doing} dibatalkan',
  'transaction.replaced': '{doing} digantikan oleh transaksi lain',
  'transaction.notPermitted': 'Dompet Anda tidak mengizinkan akun ini di sini',
  'transaction.notPermittedText': 'Putuskan koneksi, lalu hubungkan lagi akun ini.',
  'transaction.otherOwners':
    '{doing}: belum ada di jaringan. Jika akun ini punya pemilik lain, mereka mungkin masih harus menandatangani.',
  'transaction.elsewhere': 'Dompet Anda mengirim ini di {network}, bukan di {asked}.',
  'transaction.absent':
    'Akun ini adalah kontrak di {other}, tetapi bukan di {network}. Dompet Anda mungkin tidak bisa mengirim dari sini.',
  'transaction.moved': 'Dompet Anda berganti akun atau jaringan',
  'transaction.movedText': 'Tidak ada yang dikirim. Kembali dan tinjau lagi.',
};
