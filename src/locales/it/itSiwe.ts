import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const itSiwe: Translation<typeof enSiwe> = {
  'siwe.lead': 'Accedi a {site}',
  'siwe.text':
    'Firma un messaggio per dimostrare che questo wallet è tuo. È gratis e non invia alcuna transazione.',
  'siwe.leaving': 'Se annulli, il tuo wallet viene disconnesso.',
  'siwe.drafting': 'Recupero del messaggio…',
  'siwe.ready': 'Leggi il messaggio qui sotto prima di firmare.',
  'siwe.asking': 'Continua in {name}',
  'siwe.verifying': 'Verifica della tua firma…',
  'siwe.done': 'Accesso effettuato',
  'siwe.message': 'Messaggio da firmare',
  'siwe.sign': 'Firma',
  'siwe.signing': 'Firma in corso…',
  'siwe.cancel': 'Annulla',
  'siwe.none': 'Non c’è nulla a cui accedere',
  'siwe.noneText': 'Questo sito non ti chiede di accedere con il tuo wallet.',
  'siwe.failed.declined': 'Firma rifiutata',
  'siwe.failed.declinedText': 'Non hai effettuato l’accesso. Riprova quando vuoi.',
  'siwe.failed.smartAccount': 'Questa applicazione potrebbe non supportare gli smart account',
  'siwe.failed.smartAccountText': 'Non hai effettuato l’accesso. Passa al tuo account standard, poi riprova.',
  'siwe.failed.refused': 'Errore nella verifica della firma SIWE',
  'siwe.failed.refusedText': '{site} non ha accettato la firma. Riprova.',
  'siwe.failed.noSession': 'Non hai ancora effettuato l’accesso',
  'siwe.failed.noSessionText':
    'La tua firma è valida, ma {site} non ha mantenuto l’accesso. Consenti i suoi cookie, poi riprova.',
  'siwe.failed.server': 'Impossibile accedere a {site}',
  'siwe.failed.serverText': 'Il suo servizio di accesso non risponde. Controlla la connessione e riprova.',
  'siwe.failed.message': 'Questo messaggio non si può firmare',
  'siwe.failed.messageText':
    'Non è destinato a questo sito, a questo account e a questa rete. Chiedi aiuto al sito.',
  'siwe.failed.otherSigned': '{name} ha firmato qualcos’altro',
  'siwe.failed.otherSignedText': 'Non hai effettuato l’accesso. Aggiorna il wallet o scegline un altro.',
  'siwe.failed.onChain': 'Questo account non può accedere qui',
  'siwe.failed.onChainText':
    'Non hai effettuato l’accesso. {site} richiede una firma che questo account non può fornire. Connetti un altro account.',
  'siwe.failed.unsupported': '{name} non può firmare questo messaggio',
  'siwe.failed.unsupportedText': 'Connetti un wallet che firma messaggi, poi riprova.',
  'siwe.failed.wallet': '{name} non è riuscito a firmare',
  'siwe.failed.walletText': 'Non hai effettuato l’accesso. Dettagli: «{reason}»',
  'siwe.failed.waiting': '{name} ti sta aspettando',
  'siwe.failed.waitingText': 'Aprilo e sbloccalo, o rispondi alla richiesta lì. Poi riprova.',
  'siwe.failed.changed': 'È cambiato l’account o la rete',
  'siwe.failed.changedText': 'Non hai effettuato l’accesso. Leggi il nuovo messaggio, poi firma di nuovo.',
  'siwe.failed.other': 'Si è verificato un problema',
  'siwe.failed.otherText': 'Non hai effettuato l’accesso. Riprova.',
};
