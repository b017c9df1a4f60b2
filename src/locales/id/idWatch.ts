import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const idWatch: Translation<typeof enWatch> = {
  'watch.lead': 'Lihat isi dan aktivitas sebuah akun, tanpa menghubungkan dompet.',
  'watch.field': 'Alamat atau nama',
  'watch.start': 'Pantau',
  'watch.mark': 'Hanya memantau. Tidak ada yang bisa ditandatangani.',
  'watch.notConnected': 'Tidak terhubung',
  'watch.stop': 'Berhenti memantau',
  'watch.place.contract': 'Ini kontrak pintar',
  'watch.placeText.contract': 'Anda bisa memantaunya. Isinya mungkin milik orang lain.',
  'watch.place.tokens': 'Ini bukan dompet',
  'watch.placeText.tokens':
    'Alamat ini milik token dan tidak menyimpan dana akun mana pun. Masukkan alamat dompet.',
  'watch.place.program': 'Alamat ini milik sebuah program',
  'watch.placeText.program': 'Anda bisa memantaunya. Hanya program itu yang dapat memindahkan isinya.',
  'watch.place.unused': 'Alamat ini belum digunakan',
  'watch.placeText.unused': 'Pastikan alamatnya benar. Belum ada apa pun di sana.',
  'watch.none': 'Anda tidak sedang memantau akun',
  'watch.noneText': 'Masukkan alamat atau nama untuk dipantau.',
  'watch.unavailable': 'Pemantauan tidak tersedia di sini',
  'watch.unavailableText': 'Hubungkan dompet untuk melihat akunnya.',
};
