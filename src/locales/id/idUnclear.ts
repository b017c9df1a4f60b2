import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const idUnclear: Translation<typeof enUnclear> = {
  'unclear.text':
    'Kami sedang mencarinya. Dompet Anda mungkin masih akan mengirimnya, jadi periksa juga di sana.',
  'unclear.lost': 'Kami tidak dapat mencarinya. Periksa aktivitas di dompet Anda sebelum melakukan hal lain.',
  'unclear.reason': 'Dompet Anda mengatakan: “{reason}”.',
  'unclear.check': 'Periksa apa yang terjadi',
  'unclear.looked': 'Kami baru saja memeriksa dan tidak menemukan hal baru.',
  'unclear.unreachable': 'Kami tidak dapat menghubungi jaringan. Periksa koneksi Anda.',
  'unclear.overText': 'Periksa aktivitas di dompet Anda sebelum mencoba lagi.',
  'earlier.asked': 'Permintaan sebelumnya masih menunggu',
  'earlier.askedText':
    'Dompet Anda belum menjawabnya. Periksa di sana dahulu. Jika tidak, keduanya mungkin terlaksana.',
  'earlier.text': 'Jika Anda melanjutkan, keduanya mungkin terlaksana.',
  'earlier.confirm': 'Tetap lanjutkan. Keduanya mungkin terlaksana.',
  'earlier.send': '{when}: {amount} {symbol} ke {recipient}.',
  'earlier.swap': '{when}: penukaran {amount} {symbol} ke {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
