import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const msDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': '{amount} {symbol} telah meninggalkan {from}. Dijangka tiba di {to}.',
  'delivery.underway':
    '{amount} {symbol} telah meninggalkan {from} dan sedang menuju ke {to} melalui {bridge}',
  'delivery.refunding': '{bridge} sedang memulangkan {amount} {symbol} kepada anda di {from}',
  'delivery.told.arrived':
    '{bridge} menyatakan bahawa {boughtSymbol} anda telah tiba di {to}. Kami tidak dapat menyemaknya.',
  'delivery.told.refunded':
    '{bridge} menyatakan bahawa {symbol} anda telah dipulangkan di {from}. Kami tidak dapat menyemaknya.',
  'delivery.told.failed':
    '{bridge} menyatakan bahawa ini gagal. Kami tidak dapat memastikan di mana {amount} {symbol} anda sekarang.',
  'delivery.paid.arrived': '{got} {gotSymbol} telah tiba di {to}',
  'delivery.paid.less':
    'Hanya {got} {gotSymbol} tiba di {to}. {bridge} telah menjanjikan sekurang-kurangnya {least} {boughtSymbol}.',
  'delivery.paid.other': 'Yang tiba di {to} ialah {got} {gotSymbol}, bukan {boughtSymbol}',
  'delivery.paid.refunded': '{got} {gotSymbol} telah dipulangkan kepada anda di {from}',
  'delivery.takesMinutes': {
    other:
      'Ini boleh mengambil masa kira-kira {count} minit. Jambatan kadangkala lambat, jadi mungkin lebih lama.',
  },
  'delivery.takesHours': {
    other:
      'Ini boleh mengambil masa kira-kira {count} jam. Jambatan kadangkala lambat, jadi mungkin lebih lama.',
  },
  'delivery.takesUnknown': 'Jambatan kadangkala lambat.',
  'delivery.closable': 'Anda boleh menutup ini. Kami akan terus memantau dan menunjukkan hasilnya di sini.',
  'delivery.late':
    'Ini mengambil masa lebih lama daripada jangkaan, dan kami tidak dapat memastikan di mana ia sekarang. ID transaksi anda ada di bawah: pihak jambatan boleh menjejakinya.',
  'delivery.old': 'Kami tidak lagi mencarinya secara automatik. Anda masih boleh menyemaknya.',
  'delivery.silent':
    'Perkhidmatan yang memberitahu lokasinya tidak menjawab. Kami akan bertanya lagi, tetapi lebih jarang.',
  'delivery.help': 'ID transaksi anda ada di bawah: pihak jambatan boleh menjejakinya.',
  'delivery.bridge': 'Jambatan',
  'delivery.to': 'Tiba di',
  'delivery.token': 'Token yang tiba',
  'delivery.hash': 'ID transaksi di {network}',
  'delivery.copyHash': 'Salin ID transaksi di {network}',
  'delivery.page': 'Ikuti di halaman lain',
  'delivery.explorer': 'Lihat dalam penjelajah {network}',
};
