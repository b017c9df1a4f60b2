import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const msWatch: Translation<typeof enWatch> = {
  'watch.lead': 'Lihat kandungan akaun dan aktivitinya, tanpa menyambungkan dompet.',
  'watch.field': 'Alamat atau nama',
  'watch.start': 'Pantau',
  'watch.mark': 'Memantau sahaja. Tiada apa-apa boleh ditandatangani.',
  'watch.notConnected': 'Tidak disambungkan',
  'watch.stop': 'Berhenti memantau',
  'watch.place.contract': 'Ini kontrak pintar',
  'watch.placeText.contract': 'Anda boleh memantaunya. Kandungannya mungkin milik orang lain.',
  'watch.place.tokens': 'Ini bukan dompet',
  'watch.placeText.tokens':
    'Alamat ini milik token dan tidak menyimpan dana mana-mana akaun. Masukkan alamat dompet.',
  'watch.place.program': 'Alamat ini milik sebuah program',
  'watch.placeText.program':
    'Anda boleh memantaunya. Hanya program itu boleh memindahkan apa yang ada di sana.',
  'watch.place.unused': 'Alamat ini belum digunakan',
  'watch.placeText.unused': 'Pastikan alamat ini betul. Belum ada apa-apa di sana.',
  'watch.none': 'Anda tidak memantau sebarang akaun',
  'watch.noneText': 'Masukkan alamat atau nama untuk dipantau.',
  'watch.unavailable': 'Pemantauan tidak tersedia di sini',
  'watch.unavailableText': 'Sambungkan dompet untuk melihat akaunnya.',
};
