import type { enReceipt } from '../en/enReceipt.js';
import type { Translation } from '../translation.js';

export const msReceipt: Translation<typeof enReceipt> = {
  'receipt.gone': 'Tiada lagi maklumat tentang transaksi ini',
  'receipt.goneText': 'Penjelajah blok menunjukkan semuanya.',
  'receipt.openText': 'Anda boleh menutup ini. Kami akan terus memantau dan menunjukkan hasilnya di sini.',
  'receipt.recordedText': 'Disahkan di {network}.',
  'receipt.buyingText':
    'Demikian menurut perkhidmatan pembelian. Anda boleh menutup ini: ia kekal dalam senarai pembelian anda.',
  'receipt.boughtText': 'Amaun dan status adalah menurut perkhidmatan pembelian.',
  'receipt.line.sent': 'Anda hantar',
  'receipt.line.received': 'Anda terima',
  'receipt.line.toSend': 'Anda minta hantar',
  'receipt.line.toReceive': 'Anda jangka terima',
  'receipt.to': 'Kepada',
  'receipt.from': 'Daripada',
  'receipt.account': 'Akaun anda',
  'receipt.fee': 'Yuran rangkaian',
  'receipt.feeByOther': 'Dibayar oleh akaun lain',
  'receipt.asked': 'Diminta',
  'receipt.minedAt': 'Disahkan',
  'receipt.hash': 'ID transaksi',
  'receipt.copyHash': 'Salin ID transaksi',
  'receipt.reading': 'Membaca…',
  'receipt.notYet': 'Belum diketahui',
  'receipt.notKnown': 'Tidak diketahui',
  'receipt.someOf': '{symbol}, amaun tidak diketahui',
  'receipt.left': 'Kontrak masih boleh mengambil sehingga {amount}',
  'receipt.leftAny': 'Kontrak masih boleh mengambil apa-apa amaun {symbol}',
  'receipt.leftText':
    'Kontrak di bawah masih mempunyai kebenaran anda. Pertukaran baharu boleh menggunakannya. Untuk menamatkannya, tarik balik kelulusan itu dalam dompet anda.',
  'receipt.leftTo': 'Kontrak yang mempunyai kebenaran anda',
  'receipt.done': 'Selesai',
  'receipt.sendAgain': 'Hantar lagi',
};
