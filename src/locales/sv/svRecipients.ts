import type { enRecipients } from '../en/enRecipients.js';
import type { Translation } from '../translation.js';

export const svRecipients: Translation<typeof enRecipients> = {
  'send.recipient.hidden': 'Texten innehåller dolda tecken. Skriv in adressen eller kopiera den igen.',
  'send.recipient.otherChain': 'Adressen fungerar inte på {network}.',
  'send.recipient.noNames': 'Namn fungerar inte här. Ange en adress.',
  'send.recipient.form': 'Det här är ingen adress på {network}.',
  'send.recipient.checksum': 'Det finns ett skrivfel i adressen. Kopiera den igen.',
  'send.recipient.near.missing': 'Det här är din kända adress {address}, men ett tecken saknas.',
  'send.recipient.near.extra': 'Det här är din kända adress {address}, men med ett tecken för mycket.',
  'send.recipient.near.changed': 'Det här är din kända adress {address}, men ett tecken är ändrat.',
  'send.recipient.near.swapped': 'Det här är din kända adress {address}, men två tecken har bytt plats.',
  'send.recipient.near.several': 'Det här är nästan din kända adress {address}. Några tecken skiljer sig.',
  'send.recipient.unknownName': 'Ingen har registrerat det här namnet.',
  'send.warn.burned': 'Ingen äger den här adressen',
  'send.warn.burnedText': 'Allt som skickas dit går förlorat.',
  'send.warn.tokenContract': 'Det här är en tokens egen adress',
  'send.warn.tokenContractText':
    'Tokens som skickas dit går förlorade. Ange adressen till en persons plånbok.',
  'send.warn.tokenPaid': 'Det här är en tokens eget kontrakt',
  'send.warn.tokenPaidText':
    'Vissa ger dig sin token för det du skickar, andra behåller det. Fortsätt bara om du vet vad det här gör.',
  'send.warn.tokenAccount': 'Det här är ingen plånbok',
  'send.warn.tokenAccountText': 'Adressen hör till en token. Ange adressen till ägarens plånbok.',
  'send.warn.lookAlike': 'Det här kan vara en falsk adress',
  'send.warn.lookAlikeText': 'Den liknar en du känner till men är en annan. Jämför varje tecken.',
  'send.warn.nameMoved': '{name} har en ny adress',
  'send.warn.nameMovedText': 'Förra gången var den {address}. Fråga ägaren innan du skickar.',
  'send.warn.self': 'Det här är din egen adress',
  'send.warn.selfText': 'Du skulle bara betala nätverksavgiften.',
  'send.warn.contract': 'Det här är ett smart kontrakt',
  'send.warn.contractText': 'Försäkra dig om att det kan ta emot det du skickar. Annars går det förlorat.',
  'send.warn.keepsPart': 'Mottagaren får mindre',
  'send.warn.keepsPartText': 'Denna token behåller en del av varje överföring.',
  'send.warn.comesBack': '{amount} av det kommer tillbaka',
  'send.warn.comesBackText':
    'Bara resten lämnar ditt konto. Så fungerar en försäljning där du får växel tillbaka.',
  'send.warn.allComesBack': 'Allt kommer tillbaka',
  'send.warn.allComesBackText': 'Du skulle bara betala nätverksavgiften.',
  'send.warn.passesOn': 'Det du skickar stannar inte på den här adressen',
  'send.warn.passesOnText':
    'Allt eller en del av det hamnar genast någon annanstans. Kryptobörsers insättningsadresser skickar vidare det de tar emot. Skicka inte om det här inte är en sådan.',
  'send.warn.firstTime': 'Första gången',
  'send.warn.firstTimeText':
    'Vi känner inte till någon tidigare överföring från dig till den här adressen. Kontrollera att den stämmer.',
  'send.warn.unconfirmed': 'Inte bekräftad ännu',
  'send.warn.unconfirmedText': 'Din tidigare överföring till den här adressen kan fortfarande genomföras.',
  'send.warn.twins': 'Du känner till två adresser som liknar varandra',
  'send.warn.twinsText': 'En av dem kan vara falsk. Jämför varje tecken med det du fick av mottagaren.',
  'send.warn.program': 'Adressen hör till ett program',
  'send.warn.programText': 'Bara det programmet kan flytta det du skickar dit.',
  'send.warn.unused': 'Adressen används inte ännu',
  'send.warn.unusedText': 'Kontrollera att den stämmer. Inget finns där ännu.',
  'send.warn.unusedCreateText':
    'Kontrollera att den stämmer. När du skickar skapas den, vilket kräver minst {least}.',
  'send.warn.tooLittleToCreate': 'För lite för en ny adress',
  'send.warn.tooLittleToCreateText':
    'Adressen används inte ännu. Nätverket nekar en första överföring på mindre än {least}.',
  'send.warn.noGasLeft': 'Lite kvar till avgifter',
  'send.warn.noGasLeftText': 'Efter det här kan du kanske inte betala för en transaktion till.',
  'send.known': 'Du har skickat hit tidigare',
  'send.typed': 'Den här adressen',
};
