import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const itPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'Compilato da un link di pagamento',
  'send.link.filledText': 'Controlla chi ti chiede di pagare, l’importo e l’indirizzo.',
  'send.link.filledNoAmountText':
    'Il link non indica un importo. Controlla chi ti chiede di pagare e l’indirizzo.',
  'send.link.label': 'Nel link si chiama «{label}».',
  'send.link.waiting': 'Lettura dei tuoi token per compilare questo link di pagamento…',
  'send.link.waitingFailed':
    'Impossibile leggere i tuoi token per compilare questo link di pagamento. Continueremo a provare.',
  'send.link.title': 'Questo link di pagamento non è stato usato',
  'send.link.fault.form': 'Non si può leggere. Chiedine uno nuovo.',
  'send.link.fault.server':
    'Lascia che sia un sito web a creare la transazione, cosa che noi non facciamo. Chiedi invece un indirizzo.',
  'send.link.fault.call': 'Chiede «{word}» a un contratto. Qui si possono fare solo pagamenti.',
  'send.link.fault.more':
    'Chiede anche «{word}», che qui non si può aggiungere. Il pagamento potrebbe non essere riconosciuto.',
  'send.link.fault.amount': 'L’importo nel link non è valido. Chiedi un nuovo link.',
  'send.link.fault.recipient': 'Non dice chi pagare. Chiedine uno nuovo.',
  'send.link.misfit.family':
    'È per un tipo di rete diverso da quello di questo account. Cambia account e incollalo di nuovo.',
  'send.link.misfit.network': 'È per {network}. Cambia rete e incollalo di nuovo.',
  'send.link.misfit.token': 'Chiede un token che questo account non ha: {token}',
  'send.link.misfit.decimals': 'Il suo importo ha più decimali del token.',
  'send.link.misfit.checksum': 'C’è un errore di battitura nell’indirizzo del link. Chiedi un nuovo link.',
  'send.link.lost':
    'Impossibile caricare i link di pagamento. Controlla la connessione e ricarica la pagina, oppure inserisci l’indirizzo.',
};
