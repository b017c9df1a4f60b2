import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const msUnclear: Translation<typeof enUnclear> = {
  'unclear.text':
    'Kami sedang mencarinya. Dompet anda mungkin masih akan menghantarnya, jadi semak di sana juga.',
  'unclear.lost':
    'Kami tidak dapat mencarinya. Semak aktiviti dalam dompet anda sebelum melakukan perkara lain.',
  'unclear.reason': 'Dompet anda menyatakan: “{reason}”.',
  'unclear.check': 'Semak apa yang berlaku',
  'unclear.looked': 'Kami baru sahaja menyemak dan tidak menemui apa-apa yang baharu.',
  'unclear.unreachable': 'Kami tidak dapat menghubungi rangkaian. Semak sambungan internet anda.',
  'unclear.overText': 'Semak aktiviti dalam dompet anda sebelum mencuba lagi.',
  'earlier.asked': 'Permintaan terdahulu masih menunggu',
  'earlier.askedText':
    'Dompet anda belum menjawabnya. Semak di sana dahulu. Jika tidak, kedua-duanya mungkin dilaksanakan.',
  'earlier.text': 'Jika anda teruskan, kedua-duanya mungkin dilaksanakan.',
  'earlier.confirm': 'Teruskan juga. Kedua-duanya mungkin dilaksanakan.',
  'earlier.send': '{when}: {amount} {symbol} kepada {recipient}.',
  'earlier.swap': '{when}: pertukaran {amount} {symbol} kepada {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
