import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const idDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': '{amount} {symbol} sudah keluar dari {from}. Diperkirakan akan tiba di {to}.',
  'delivery.underway': '{amount} {symbol} sudah keluar dari {from} dan sedang menuju {to} lewat {bridge}',
  'delivery.refunding': '{bridge} sedang mengembalikan {amount} {symbol} kepada Anda di {from}',
  'delivery.told.arrived':
    '{bridge} mengatakan bahwa {boughtSymbol} Anda tiba di {to}. Kami tidak dapat memeriksanya.',
  'delivery.told.refunded':
    '{bridge} mengatakan bahwa {symbol} Anda dikembalikan di {from}. Kami tidak dapat memeriksanya.',
  'delivery.told.failed':
    '{bridge} mengatakan bahwa ini gagal. Kami tidak tahu di mana {amount} {symbol} Anda sekarang.',
  'delivery.paid.arrived': '{got} {gotSymbol} tiba di {to}',
  'delivery.paid.less':
    'Hanya {got} {gotSymbol} yang tiba di {to}. {bridge} sebelumnya menjanjikan paling sedikit {least} {boughtSymbol}.',
  'delivery.paid.other': 'Yang tiba di {to} adalah {got} {gotSymbol}, bukan {boughtSymbol}',
  'delivery.paid.refunded': '{got} {gotSymbol} dikembalikan kepada Anda di {from}',
  'delivery.takesMinutes': {
    other: 'Ini bisa memakan waktu sekitar {count} menit. Bridge bisa lambat, jadi mungkin lebih lama.',
  },
  'delivery.takesHours': {
    other: 'Ini bisa memakan waktu sekitar {count} jam. Bridge bisa lambat, jadi mungkin lebih lama.',
  },
  'delivery.takesUnknown': 'Bridge bisa lambat.',
  'delivery.closable': 'Anda boleh menutup ini. Kami akan terus memantau dan menampilkan hasilnya di sini.',
  'delivery.late':
    'Ini lebih lama dari perkiraan, dan kami tidak tahu di mana posisinya sekarang. ID transaksi Anda ada di bawah: bridge dapat melacaknya.',
  'delivery.old': 'Kami tidak lagi mencarinya secara otomatis. Anda masih dapat memeriksanya.',
  'delivery.silent':
    'Layanan yang memberi tahu posisinya tidak menjawab. Kami akan bertanya lagi, tetapi lebih jarang.',
  'delivery.help': 'ID transaksi Anda ada di bawah: bridge dapat melacaknya.',
  'delivery.bridge': 'Bridge',
  'delivery.to': 'Tiba di',
  'delivery.token': 'Token yang tiba',
  'delivery.hash': 'ID transaksi di {network}',
  'delivery.copyHash': 'Salin ID transaksi di {network}',
  'delivery.page': 'Pantau di halaman lain',
  'delivery.explorer': 'Lihat di penjelajah {network}',
};
