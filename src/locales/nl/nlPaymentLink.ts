import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const nlPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'Ingevuld vanuit een betaallink',
  'send.link.filledText': 'Controleer wie je om betaling vraagt, het bedrag en het adres.',
  'send.link.filledNoAmountText':
    'De link noemt geen bedrag. Controleer wie je om betaling vraagt, en het adres.',
  'send.link.label': 'De link noemt het “{label}”.',
  'send.link.waiting': 'Je tokens worden gelezen om deze betaallink in te vullen…',
  'send.link.waitingFailed':
    'Je tokens konden niet worden gelezen om deze betaallink in te vullen. We blijven het proberen.',
  'send.link.title': 'Deze betaallink is niet gebruikt',
  'send.link.fault.form': 'De link is onleesbaar. Vraag om een nieuwe.',
  'send.link.fault.server':
    'De link laat een website de transactie maken, wat wij niet doen. Vraag in plaats daarvan om een adres.',
  'send.link.fault.call': 'De link vraagt een contract om “{word}”. Hier kun je alleen betalen.',
  'send.link.fault.more':
    'De link vraagt ook om “{word}”, wat hier niet kan worden toegevoegd. De betaling wordt misschien niet herkend.',
  'send.link.fault.amount': 'Het bedrag in de link is ongeldig. Vraag om een nieuwe.',
  'send.link.fault.recipient': 'De link geeft niet aan wie je moet betalen. Vraag om een nieuwe.',
  'send.link.misfit.family':
    'De link is voor een ander soort netwerk dan dat van dit account. Wissel van account en plak de link opnieuw.',
  'send.link.misfit.network': 'De link is voor {network}. Wissel van netwerk en plak de link opnieuw.',
  'send.link.misfit.token': 'De link vraagt om een token die dit account niet heeft: {token}',
  'send.link.misfit.decimals': 'Het bedrag in de link heeft meer decimalen dan de token.',
  'send.link.misfit.checksum': 'Er zit een typefout in het adres in de link. Vraag om een nieuwe.',
  'send.link.lost':
    'Betaallinks konden niet worden geladen. Controleer je verbinding en laad de pagina opnieuw, of voer het adres in.',
};
