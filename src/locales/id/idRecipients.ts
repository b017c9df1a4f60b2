import type { enRecipients } from '../en/enRecipients.js';
import type { Translation } from '../translation.js';

export const idRecipients: Translation<typeof enRecipients> = {
  'send.recipient.hidden': 'Teks ini berisi karakter tersembunyi. Ketik alamatnya, atau salin lagi.',
  'send.recipient.otherChain': 'Alamat ini tidak berfungsi di {network}.',
  'send.recipient.noNames': 'Nama tidak bisa digunakan di sini. Masukkan alamat.',
  'send.recipient.form': 'Ini bukan alamat di {network}.',
  'send.recipient.checksum': 'Ada salah ketik di alamat ini. Salin lagi.',
  'send.recipient.near.missing': 'Ini alamat {address} yang Anda kenal, tetapi kurang satu karakter.',
  'send.recipient.near.extra': 'Ini alamat {address} yang Anda kenal, tetapi kelebihan satu karakter.',
  'send.recipient.near.changed': 'Ini alamat {address} yang Anda kenal, tetapi satu karakternya berubah.',
  'send.recipient.near.swapped': 'Ini alamat {address} yang Anda kenal, tetapi dua karakternya tertukar.',
  'send.recipient.near.several':
    'Ini hampir sama dengan alamat {address} yang Anda kenal. Beberapa karakternya berbeda.',
  'send.recipient.unknownName': 'Belum ada yang mendaftarkan nama ini.',
  'send.recipient.otherService': 'Hanya nama ENS yang dicari, dan ini bukan salah satunya.',
  'send.warn.burned': 'Tidak ada yang memiliki alamat ini',
  'send.warn.burnedText': 'Apa pun yang dikirim ke sana akan hilang.',
  'send.warn.tokenContract': 'Ini alamat milik token itu sendiri',
  'send.warn.tokenContractText': 'Token yang dikirim ke sana akan hilang. Masukkan alamat dompet seseorang.',
  'send.warn.tokenPaid': 'Ini kontrak milik token itu sendiri',
  'send.warn.tokenPaidText':
    'Ada yang memberi Anda tokennya sebagai ganti kiriman Anda, ada juga yang menyimpannya begitu saja. Lanjutkan hanya jika Anda tahu apa yang dilakukan kontrak ini.',
  'send.warn.tokenAccount': 'Ini bukan dompet',
  'send.warn.tokenAccountText': 'Alamat ini milik token. Masukkan alamat dompet pemiliknya.',
  'send.warn.lookAlike': 'Alamat ini mungkin palsu',
  'send.warn.lookAlikeText':
    'Mirip dengan alamat yang Anda kenal, tetapi berbeda. Bandingkan setiap karakter.',
  'send.warn.nameMoved': '{name} memiliki alamat baru',
  'send.warn.nameMovedText':
    'Terakhir kali alamatnya {address}. Tanyakan kepada pemiliknya sebelum mengirim.',
  'send.warn.self': 'Ini alamat Anda sendiri',
  'send.warn.selfText': 'Anda hanya akan membayar biaya jaringan.',
  'send.warn.contract': 'Ini kontrak pintar',
  'send.warn.contractText':
    'Pastikan kontrak ini dapat menerima kiriman Anda. Jika tidak, kirimannya hilang.',
  'send.warn.keepsPart': 'Penerima mendapat lebih sedikit',
  'send.warn.keepsPartText': 'Token ini mengambil sebagian dari setiap transfer.',
  'send.warn.comesBack': 'Sebagian kembali: {amount}',
  'send.warn.comesBackText':
    'Hanya sisanya yang keluar dari akun Anda. Penjualan yang memberi kembalian bekerja seperti ini.',
  'send.warn.allComesBack': 'Semuanya kembali',
  'send.warn.allComesBackText': 'Anda hanya akan membayar biaya jaringan.',
  'send.warn.passesOn': 'Kiriman Anda tidak menetap di alamat ini',
  'send.warn.passesOnText':
    'Semua atau sebagian langsung berpindah ke tempat lain. Alamat deposit bursa kripto meneruskan apa yang diterimanya. Jika ini bukan alamat seperti itu, jangan kirim.',
  'send.warn.firstTime': 'Pertama kali',
  'send.warn.firstTimeText':
    'Sejauh yang kami tahu, Anda belum pernah mengirim ke alamat ini. Pastikan alamatnya benar.',
  'send.warn.unconfirmed': 'Belum terkonfirmasi',
  'send.warn.unconfirmedText': 'Transfer Anda sebelumnya ke alamat ini mungkin masih akan terlaksana.',
  'send.warn.twins': 'Anda mengenal dua alamat yang mirip',
  'send.warn.twinsText':
    'Salah satunya mungkin palsu. Bandingkan setiap karakter dengan yang diberikan penerima.',
  'send.warn.program': 'Alamat ini milik sebuah program',
  'send.warn.programText': 'Hanya program itu yang dapat memindahkan kiriman Anda di sana.',
  'send.warn.unused': 'Alamat ini belum digunakan',
  'send.warn.unusedText': 'Pastikan alamatnya benar. Belum ada apa pun di sana.',
  'send.warn.unusedCreateText':
    'Pastikan alamatnya benar. Pengiriman akan membuat alamat ini, dan itu memerlukan paling sedikit {least}.',
  'send.warn.tooLittleToCreate': 'Terlalu sedikit untuk alamat baru',
  'send.warn.tooLittleToCreateText':
    'Alamat ini belum digunakan. Jaringan menolak transfer pertama yang kurang dari {least}.',
  'send.warn.noGasLeft': 'Sisa untuk biaya tinggal sedikit',
  'send.warn.noGasLeftText': 'Setelah ini, Anda mungkin tidak dapat membayar transaksi lain.',
  'send.known': 'Anda pernah mengirim ke sini',
  'send.typed': 'Alamat ini',
};
