import type { enRecipients } from '../en/enRecipients.js';
import type { Translation } from '../translation.js';

export const msRecipients: Translation<typeof enRecipients> = {
  'send.recipient.hidden': 'Teks ini mengandungi aksara tersembunyi. Taip alamat itu, atau salin semula.',
  'send.recipient.otherChain': 'Alamat ini tidak berfungsi di {network}.',
  'send.recipient.noNames': 'Nama tidak boleh digunakan di sini. Masukkan alamat.',
  'send.recipient.form': 'Ini bukan alamat di {network}.',
  'send.recipient.checksum': 'Ada kesilapan menaip dalam alamat ini. Salin semula.',
  'send.recipient.near.missing': 'Ini alamat {address} yang anda kenal, tetapi kurang satu aksara.',
  'send.recipient.near.extra': 'Ini alamat {address} yang anda kenal, tetapi terlebih satu aksara.',
  'send.recipient.near.changed': 'Ini alamat {address} yang anda kenal, tetapi satu aksaranya berubah.',
  'send.recipient.near.swapped':
    'Ini alamat {address} yang anda kenal, tetapi dua aksaranya bertukar tempat.',
  'send.recipient.near.several':
    'Ini hampir sama dengan alamat {address} yang anda kenal. Beberapa aksaranya berbeza.',
  'send.recipient.unknownName': 'Tiada sesiapa mendaftarkan nama ini.',
  'send.recipient.otherService': 'Hanya nama ENS dicari, dan ini bukan salah satu daripadanya.',
  'send.warn.burned': 'Tiada sesiapa memiliki alamat ini',
  'send.warn.burnedText': 'Apa-apa yang dihantar ke sana akan hilang.',
  'send.warn.tokenContract': 'Ini alamat token itu sendiri',
  'send.warn.tokenContractText': 'Token yang dihantar ke sana akan hilang. Masukkan alamat dompet seseorang.',
  'send.warn.tokenPaid': 'Ini kontrak token itu sendiri',
  'send.warn.tokenPaidText':
    'Ada yang memberi anda token mereka sebagai ganti hantaran anda, ada yang menyimpannya begitu sahaja. Teruskan hanya jika anda tahu apa yang dilakukan kontrak ini.',
  'send.warn.tokenAccount': 'Ini bukan dompet',
  'send.warn.tokenAccountText': 'Alamat ini milik token. Masukkan alamat dompet pemiliknya.',
  'send.warn.lookAlike': 'Alamat ini mungkin palsu',
  'send.warn.lookAlikeText':
    'Alamat ini serupa dengan alamat yang anda kenal tetapi berbeza. Bandingkan setiap aksara.',
  'send.warn.nameMoved': '{name} mempunyai alamat baharu',
  'send.warn.nameMovedText': 'Kali terakhir, alamatnya ialah {address}. Tanya pemiliknya sebelum menghantar.',
  'send.warn.self': 'Ini alamat anda sendiri',
  'send.warn.selfText': 'Anda hanya akan membayar yuran rangkaian.',
  'send.warn.contract': 'Ini kontrak pintar',
  'send.warn.contractText':
    'Pastikan kontrak ini boleh menerima apa yang anda hantar. Jika tidak, ia akan hilang.',
  'send.warn.keepsPart': 'Penerima mendapat kurang',
  'send.warn.keepsPartText': 'Token ini menyimpan sebahagian daripada setiap pemindahan.',
  'send.warn.comesBack': 'Sebahagiannya kembali: {amount}',
  'send.warn.comesBackText':
    'Hanya selebihnya keluar daripada akaun anda. Jualan yang memulangkan wang baki berfungsi begini.',
  'send.warn.allComesBack': 'Semuanya kembali',
  'send.warn.allComesBackText': 'Anda hanya akan membayar yuran rangkaian.',
  'send.warn.passesOn': 'Apa yang anda hantar tidak kekal di alamat ini',
  'send.warn.passesOnText':
    'Semua atau sebahagiannya terus berpindah ke tempat lain. Alamat deposit bursa kripto memajukan apa yang diterimanya. Jika ini bukan alamat sedemikian, jangan hantar.',
  'send.warn.firstTime': 'Kali pertama',
  'send.warn.firstTimeText':
    'Kami tidak mengetahui sebarang pemindahan terdahulu daripada anda ke alamat ini. Pastikan alamat ini betul.',
  'send.warn.unconfirmed': 'Belum disahkan',
  'send.warn.unconfirmedText':
    'Pemindahan anda yang terdahulu ke alamat ini mungkin masih akan dilaksanakan.',
  'send.warn.twins': 'Anda kenal dua alamat yang serupa',
  'send.warn.twinsText':
    'Salah satunya mungkin palsu. Bandingkan setiap aksara dengan yang diberikan penerima kepada anda.',
  'send.warn.program': 'Alamat ini milik sebuah program',
  'send.warn.programText': 'Hanya program itu boleh memindahkan apa yang anda hantar ke sana.',
  'send.warn.unused': 'Alamat ini belum digunakan',
  'send.warn.unusedText': 'Pastikan alamat ini betul. Belum ada apa-apa di sana.',
  'send.warn.unusedCreateText':
    'Pastikan alamat ini betul. Penghantaran akan mewujudkannya, dan ini memerlukan sekurang-kurangnya {least}.',
  'send.warn.tooLittleToCreate': 'Terlalu sedikit untuk alamat baharu',
  'send.warn.tooLittleToCreateText':
    'Alamat ini belum digunakan. Rangkaian menolak pemindahan pertama yang kurang daripada {least}.',
  'send.warn.noGasLeft': 'Tinggal sedikit untuk yuran',
  'send.warn.noGasLeftText': 'Selepas ini, anda mungkin tidak dapat membayar transaksi lain.',
  'send.known': 'Anda pernah menghantar ke sini',
  'send.typed': 'Alamat ini',
};
