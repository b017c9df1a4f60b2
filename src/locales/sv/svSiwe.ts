import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const svSiwe: Translation<typeof enSiwe> = {
  'siwe.lead': 'Logga in på {site}',
  'siwe.text':
    'Signera ett meddelande för att bevisa att plånboken är din. Det är gratis och ingen transaktion skickas.',
  'siwe.leaving': 'Om du avbryter kopplas din plånbok från.',
  'siwe.drafting': 'Hämtar meddelandet…',
  'siwe.ready': 'Läs meddelandet nedan innan du signerar.',
  'siwe.asking': 'Fortsätt i {name}',
  'siwe.verifying': 'Kontrollerar din signatur…',
  'siwe.done': 'Du är inloggad',
  'siwe.message': 'Meddelande att signera',
  'siwe.sign': 'Signera',
  'siwe.signing': 'Signerar…',
  'siwe.cancel': 'Avbryt',
  'siwe.none': 'Det finns inget att logga in på',
  'siwe.noneText': 'Webbplatsen ber dig inte att logga in med din plånbok.',
  'siwe.failed.declined': 'Signaturen nekades',
  'siwe.failed.declinedText': 'Du är inte inloggad. Försök igen när du är redo.',
  'siwe.failed.smartAccount': 'Den här applikationen kanske inte stöder smarta konton',
  'siwe.failed.smartAccountText': 'Du är inte inloggad. Byt till ditt standardkonto och försök sedan igen.',
  'siwe.failed.refused': 'Fel när SIWE-signaturen skulle verifieras',
  'siwe.failed.refusedText': '{site} accepterade inte signaturen. Försök igen.',
  'siwe.failed.noSession': 'Du är inte inloggad ännu',
  'siwe.failed.noSessionText':
    'Din signatur är giltig, men {site} höll dig inte inloggad. Tillåt webbplatsens kakor och försök sedan igen.',
  'siwe.failed.server': 'Det gick inte att logga in på {site}',
  'siwe.failed.serverText': 'Webbplatsens inloggning svarar inte. Kontrollera anslutningen och försök igen.',
  'siwe.failed.message': 'Det här meddelandet kan inte signeras',
  'siwe.failed.messageText':
    'Det är inte avsett för den här webbplatsen, kontot och nätverket. Be webbplatsen om hjälp.',
  'siwe.failed.otherSigned': '{name} signerade något annat',
  'siwe.failed.otherSignedText': 'Du är inte inloggad. Uppdatera plånboken eller välj en annan.',
  'siwe.failed.onChain': 'Det här kontot kan inte logga in här',
  'siwe.failed.onChainText':
    'Du är inte inloggad. {site} behöver en signatur som kontot inte kan ge. Anslut ett annat konto.',
  'siwe.failed.unsupported': '{name} kan inte signera det här',
  'siwe.failed.unsupportedText': 'Anslut en plånbok som signerar meddelanden och försök sedan igen.',
  'siwe.failed.wallet': '{name} kunde inte signera',
  'siwe.failed.walletText': 'Du är inte inloggad. Detaljer: ”{reason}”',
  'siwe.failed.waiting': '{name} väntar på dig',
  'siwe.failed.waitingText': 'Öppna och lås upp plånboken, eller svara på förfrågan där. Försök sedan igen.',
  'siwe.failed.changed': 'Ditt konto eller nätverk har ändrats',
  'siwe.failed.changedText': 'Du är inte inloggad. Läs det nya meddelandet och signera sedan igen.',
  'siwe.failed.other': 'Något gick fel',
  'siwe.failed.otherText': 'Du är inte inloggad. Försök igen.',
};
