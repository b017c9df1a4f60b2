import type { enRecipients } from '../en/enRecipients.js';
import type { Translation } from '../translation.js';

export const itRecipients: Translation<typeof enRecipients> = {
  'send.recipient.hidden': 'Questo testo contiene caratteri nascosti. Scrivi l’indirizzo o copialo di nuovo.',
  'send.recipient.otherChain': 'Questo indirizzo non funziona su {network}.',
  'send.recipient.noNames': 'I nomi non funzionano qui. Inserisci un indirizzo.',
  'send.recipient.form': 'Questo non è un indirizzo su {network}.',
  'send.recipient.checksum': 'C’è un errore di battitura in questo indirizzo. Copialo di nuovo.',
  'send.recipient.near.missing': 'È il tuo indirizzo noto {address} con un carattere mancante.',
  'send.recipient.near.extra': 'È il tuo indirizzo noto {address} con un carattere di troppo.',
  'send.recipient.near.changed': 'È il tuo indirizzo noto {address} con un carattere cambiato.',
  'send.recipient.near.swapped': 'È il tuo indirizzo noto {address} con due caratteri invertiti.',
  'send.recipient.near.several': 'È quasi il tuo indirizzo noto {address}. Alcuni caratteri sono diversi.',
  'send.recipient.unknownName': 'Nessuno ha registrato questo nome.',
  'send.recipient.otherService': 'Sono stati cercati solo i nomi ENS e questo non lo è.',
  'send.warn.burned': 'Questo indirizzo non è di nessuno',
  'send.warn.burnedText': 'Qualsiasi cosa inviata lì va persa.',
  'send.warn.tokenContract': 'È l’indirizzo di un token',
  'send.warn.tokenContractText':
    'I token inviati lì vanno persi. Inserisci l’indirizzo del wallet di una persona.',
  'send.warn.tokenPaid': 'È il contratto di un token',
  'send.warn.tokenPaidText':
    'Alcuni ti danno il loro token in cambio di ciò che invii, altri si tengono quello che hai inviato. Continua solo se sai che cosa fa questo.',
  'send.warn.tokenAccount': 'Questo non è un wallet',
  'send.warn.tokenAccountText': 'Appartiene a un token. Inserisci l’indirizzo del wallet di chi lo possiede.',
  'send.warn.lookAlike': 'Potrebbe essere un indirizzo falso',
  'send.warn.lookAlikeText': 'Somiglia a uno che conosci ma è diverso. Confronta ogni carattere.',
  'send.warn.nameMoved': '{name} ha un nuovo indirizzo',
  'send.warn.nameMovedText': 'L’ultima volta era {address}. Chiedi a chi lo possiede prima di inviare.',
  'send.warn.self': 'Questo è il tuo indirizzo',
  'send.warn.selfText': 'Pagheresti solo la commissione di rete.',
  'send.warn.contract': 'È uno smart contract',
  'send.warn.contractText': 'Assicurati che possa ricevere ciò che invii. Altrimenti va perso.',
  'send.warn.keepsPart': 'Il destinatario riceve meno',
  'send.warn.keepsPartText': 'Questo token trattiene una parte di ogni trasferimento.',
  'send.warn.comesBack': 'Una parte torna indietro: {amount}',
  'send.warn.comesBackText':
    'Solo la differenza lascia il tuo account. Una vendita che dà il resto funziona così.',
  'send.warn.allComesBack': 'Torna indietro tutto',
  'send.warn.allComesBackText': 'Pagheresti solo la commissione di rete.',
  'send.warn.passesOn': 'Ciò che invii non resta a questo indirizzo',
  'send.warn.passesOnText':
    'Tutto o in parte finisce subito altrove. Gli indirizzi di deposito degli exchange inoltrano ciò che ricevono. Se questo non è uno di quelli, non inviare.',
  'send.warn.firstTime': 'Prima volta',
  'send.warn.firstTimeText':
    'Non ci risultano tuoi trasferimenti precedenti a questo indirizzo. Controlla che sia giusto.',
  'send.warn.unconfirmed': 'Non ancora confermato',
  'send.warn.unconfirmedText':
    'Il tuo trasferimento precedente a questo indirizzo potrebbe ancora essere eseguito.',
  'send.warn.twins': 'Conosci due indirizzi che si somigliano',
  'send.warn.twinsText':
    'Uno potrebbe essere falso. Confronta ogni carattere con ciò che ti ha dato il destinatario.',
  'send.warn.program': 'Questo indirizzo appartiene a un programma',
  'send.warn.programText': 'Solo quel programma può spostare ciò che invii lì.',
  'send.warn.unused': 'Questo indirizzo non è ancora in uso',
  'send.warn.unusedText': 'Controlla che sia giusto. Lì non c’è ancora nulla.',
  'send.warn.unusedCreateText': 'Controlla che sia giusto. L’invio lo crea e richiede almeno {least}.',
  'send.warn.tooLittleToCreate': 'Troppo poco per un nuovo indirizzo',
  'send.warn.tooLittleToCreateText':
    'Questo indirizzo non è ancora in uso. La rete rifiuta un primo trasferimento inferiore a {least}.',
  'send.warn.noGasLeft': 'Resta poco per le commissioni',
  'send.warn.noGasLeftText': 'Dopo questo invio potresti non riuscire a pagare un’altra transazione.',
  'send.known': 'Qui hai già inviato',
  'send.typed': 'Questo indirizzo',
};
