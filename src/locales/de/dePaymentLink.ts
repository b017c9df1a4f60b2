import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const dePaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'Aus einem Zahlungslink ausgefüllt',
  'send.link.filledText': 'Prüfen Sie, wer die Zahlung von Ihnen verlangt, den Betrag und die Adresse.',
  'send.link.filledNoAmountText':
    'Der Link nennt keinen Betrag. Prüfen Sie, wer die Zahlung von Ihnen verlangt, und die Adresse.',
  'send.link.label': 'Bezeichnung laut Link: „{label}“.',
  'send.link.waiting': 'Ihre Token werden gelesen, um diesen Zahlungslink auszufüllen…',
  'send.link.waitingFailed':
    'Ihre Token konnten nicht gelesen werden, um diesen Zahlungslink auszufüllen. Wir versuchen es weiter.',
  'send.link.title': 'Dieser Zahlungslink wurde nicht verwendet',
  'send.link.fault.form': 'Er ist nicht lesbar. Bitten Sie um einen neuen Link.',
  'send.link.fault.server':
    'Er lässt eine Website die Transaktion erstellen. Das unterstützen wir nicht. Bitten Sie stattdessen um eine Adresse.',
  'send.link.fault.call': 'Er verlangt von einem Contract „{word}“. Hier sind nur Zahlungen möglich.',
  'send.link.fault.more':
    'Er verlangt außerdem „{word}“, was hier nicht hinzugefügt werden kann. Die Zahlung wird möglicherweise nicht erkannt.',
  'send.link.fault.amount': 'Sein Betrag ist ungültig. Bitten Sie um einen neuen Link.',
  'send.link.fault.recipient': 'Er gibt nicht an, wer die Zahlung erhält. Bitten Sie um einen neuen Link.',
  'send.link.misfit.family':
    'Er ist für eine andere Art von Netzwerk als die dieses Kontos. Wechseln Sie das Konto und fügen Sie ihn erneut ein.',
  'send.link.misfit.network': 'Er ist für {network}. Wechseln Sie das Netzwerk und fügen Sie ihn erneut ein.',
  'send.link.misfit.token': 'Er verlangt einen Token, den dieses Konto nicht hat: {token}',
  'send.link.misfit.decimals': 'Sein Betrag hat mehr Nachkommastellen als der Token.',
  'send.link.misfit.checksum': 'Seine Adresse enthält einen Tippfehler. Bitten Sie um einen neuen Link.',
  'send.link.lost':
    'Zahlungslinks konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu oder geben Sie die Adresse ein.',
};
