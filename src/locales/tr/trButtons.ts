import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const trButtons: Translation<typeof enButtons> = {
  'button.connect': 'Cüzdan bağla',
  'button.connecting': 'Bağlanıyor…',
  'button.loadFailed':
    'Bu yüklenemedi. İnternet bağlantınızı kontrol edip yeniden deneyin. Sorun sürerse sayfayı yenileyin.',
  'button.failed': 'Bir sorun oluştu. Sayfayı yenileyin.',
  'button.account': 'Hesap {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Hesap {balance} · {name}',
  'button.switchNetwork': 'Ağ değiştir',
  'button.selectNetwork': 'Ağ seç',
  'button.network': 'Ağ {name}',
  'onRamp.getQuotes': 'Teklif al',
  'onRamp.amount': 'Tutar',
  'onRamp.currency': 'Para birimi',
  'network.unknown': 'Bilinmeyen ağ ({id})',
};
