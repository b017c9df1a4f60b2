import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const trSiwe: Translation<typeof enSiwe> = {
  'siwe.lead': '{site} sitesinde oturum açın',
  'siwe.text':
    'Bu cüzdanın size ait olduğunu kanıtlamak için bir mesaj imzalayın. Ücretsizdir ve hiçbir işlem gönderilmez.',
  'siwe.leaving': 'İptal ederseniz cüzdanınızın bağlantısı kesilir.',
  'siwe.drafting': 'Mesaj alınıyor…',
  'siwe.ready': 'İmzalamadan önce aşağıdaki mesajı okuyun.',
  'siwe.asking': '{name} cüzdanında devam edin',
  'siwe.verifying': 'İmzanız kontrol ediliyor…',
  'siwe.done': 'Oturumunuz açıldı',
  'siwe.message': 'İmzalanacak mesaj',
  'siwe.sign': 'İmzala',
  'siwe.signing': 'İmzalanıyor…',
  'siwe.cancel': 'İptal',
  'siwe.none': 'Oturum açma isteği yok',
  'siwe.noneText': 'Bu site cüzdanınızla oturum açmanızı istemiyor.',
  'siwe.failed.declined': 'İmza reddedildi',
  'siwe.failed.declinedText': 'Oturumunuz açılmadı. Hazır olduğunuzda yeniden deneyin.',
  'siwe.failed.smartAccount': 'Bu uygulama akıllı hesapları desteklemiyor olabilir',
  'siwe.failed.smartAccountText': 'Oturumunuz açılmadı. Standart hesabınıza geçip yeniden deneyin.',
  'siwe.failed.refused': 'SIWE imzası doğrulanırken hata oluştu',
  'siwe.failed.refusedText': '{site} imzayı kabul etmedi. Yeniden deneyin.',
  'siwe.failed.noSession': 'Oturumunuz henüz açılmadı',
  'siwe.failed.noSessionText':
    'İmzanız geçerli ama {site} oturumunuzu açık tutmadı. Çerezlerine izin verip yeniden deneyin.',
  'siwe.failed.server': '{site} sitesinde oturum açılamadı',
  'siwe.failed.serverText':
    'Oturum açma hizmeti yanıt vermiyor. İnternet bağlantınızı kontrol edip yeniden deneyin.',
  'siwe.failed.message': 'Bu mesaj imzalanamaz',
  'siwe.failed.messageText': 'Mesaj bu siteye, hesaba ve ağa ait değil. Siteden yardım isteyin.',
  'siwe.failed.otherSigned': '{name} başka bir şey imzaladı',
  'siwe.failed.otherSignedText': 'Oturumunuz açılmadı. Cüzdanı güncelleyin veya başka bir tane seçin.',
  'siwe.failed.onChain': 'Bu hesap burada oturum açamaz',
  'siwe.failed.onChainText':
    'Oturumunuz açılmadı. {site}, bu hesabın veremediği bir imza istiyor. Başka bir hesap bağlayın.',
  'siwe.failed.unsupported': '{name} bunu imzalayamıyor',
  'siwe.failed.unsupportedText': 'Mesaj imzalayan bir cüzdan bağlayıp yeniden deneyin.',
  'siwe.failed.wallet': '{name} imzalayamadı',
  'siwe.failed.walletText': 'Oturumunuz açılmadı. Ayrıntılar: “{reason}”',
  'siwe.failed.waiting': '{name} sizi bekliyor',
  'siwe.failed.waitingText':
    'Cüzdanı açıp kilidini kaldırın veya oradaki isteği yanıtlayın. Sonra yeniden deneyin.',
  'siwe.failed.changed': 'Hesabınız veya ağınız değişti',
  'siwe.failed.changedText': 'Oturumunuz açılmadı. Yeni mesajı okuyup yeniden imzalayın.',
  'siwe.failed.other': 'Bir sorun oluştu',
  'siwe.failed.otherText': 'Oturumunuz açılmadı. Yeniden deneyin.',
};
