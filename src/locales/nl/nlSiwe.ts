import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const nlSiwe: Translation<typeof enSiwe> = {
  'siwe.lead': 'Inloggen bij {site}',
  'siwe.text':
    'Onderteken een bericht om te bewijzen dat deze wallet van jou is. Het is gratis en er wordt geen transactie verstuurd.',
  'siwe.leaving': 'Als je annuleert, wordt je wallet losgekoppeld.',
  'siwe.drafting': 'Bericht ophalen…',
  'siwe.ready': 'Lees het bericht hieronder voordat je ondertekent.',
  'siwe.asking': 'Doorgaan in {name}',
  'siwe.verifying': 'Je handtekening controleren…',
  'siwe.done': 'Je bent ingelogd',
  'siwe.message': 'Te ondertekenen bericht',
  'siwe.sign': 'Ondertekenen',
  'siwe.signing': 'Ondertekenen…',
  'siwe.cancel': 'Annuleren',
  'siwe.none': 'Er is niets om bij in te loggen',
  'siwe.noneText': 'Deze site vraagt je niet om in te loggen met je wallet.',
  'siwe.failed.declined': 'Ondertekening geweigerd',
  'siwe.failed.declinedText': 'Je bent niet ingelogd. Probeer het opnieuw wanneer je klaar bent.',
  'siwe.failed.smartAccount': 'Deze toepassing ondersteunt smart accounts misschien niet',
  'siwe.failed.smartAccountText':
    'Je bent niet ingelogd. Wissel naar je standaardaccount en probeer het opnieuw.',
  'siwe.failed.refused': 'Fout bij het controleren van de SIWE-handtekening',
  'siwe.failed.refusedText': '{site} accepteerde de handtekening niet. Probeer het opnieuw.',
  'siwe.failed.noSession': 'Je bent nog niet ingelogd',
  'siwe.failed.noSessionText':
    'Je handtekening is geldig, maar {site} heeft je niet ingelogd gehouden. Sta de cookies van de site toe en probeer het opnieuw.',
  'siwe.failed.server': 'Inloggen bij {site} is niet gelukt',
  'siwe.failed.serverText':
    'De inlogfunctie van de site reageert niet. Controleer je verbinding en probeer het opnieuw.',
  'siwe.failed.message': 'Dit bericht kan niet worden ondertekend',
  'siwe.failed.messageText':
    'Het is niet bedoeld voor deze site, dit account en dit netwerk. Vraag de site om hulp.',
  'siwe.failed.otherSigned': '{name} heeft iets anders ondertekend',
  'siwe.failed.otherSignedText': 'Je bent niet ingelogd. Werk de wallet bij of kies een andere.',
  'siwe.failed.onChain': 'Dit account kan hier niet inloggen',
  'siwe.failed.onChainText':
    'Je bent niet ingelogd. {site} heeft een handtekening nodig die dit account niet kan geven. Verbind een ander account.',
  'siwe.failed.unsupported': '{name} kan dit niet ondertekenen',
  'siwe.failed.unsupportedText': 'Verbind een wallet die berichten ondertekent en probeer het opnieuw.',
  'siwe.failed.wallet': '{name} kon niet ondertekenen',
  'siwe.failed.walletText': 'Je bent niet ingelogd. Details: “{reason}”',
  'siwe.failed.waiting': '{name} wacht op je',
  'siwe.failed.waitingText':
    'Open en ontgrendel de wallet of beantwoord daar het verzoek. Probeer het daarna opnieuw.',
  'siwe.failed.changed': 'Je account of netwerk is gewijzigd',
  'siwe.failed.changedText': 'Je bent niet ingelogd. Lees het nieuwe bericht en onderteken opnieuw.',
  'siwe.failed.other': 'Er ging iets mis',
  'siwe.failed.otherText': 'Je bent niet ingelogd. Probeer het opnieuw.',
};
