import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const svPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'Ifyllt från en betalningslänk',
  'send.link.filledText': 'Kontrollera vem som ber dig betala, beloppet och adressen.',
  'send.link.filledNoAmountText':
    'Länken anger inget belopp. Kontrollera vem som ber dig betala, och adressen.',
  'send.link.label': 'Länken kallar det ”{label}”.',
  'send.link.waiting': 'Läser dina tokens för att fylla i betalningslänken…',
  'send.link.waitingFailed':
    'Det gick inte att läsa dina tokens för att fylla i betalningslänken. Vi fortsätter försöka.',
  'send.link.title': 'Betalningslänken användes inte',
  'send.link.fault.form': 'Den går inte att läsa. Be om en ny.',
  'send.link.fault.server':
    'Den låter en webbplats skapa transaktionen, vilket vi inte gör. Be om en adress i stället.',
  'send.link.fault.call': 'Den begär ”{word}” av ett kontrakt. Här går det bara att göra betalningar.',
  'send.link.fault.more':
    'Den begär också ”{word}”, som inte kan läggas till här. Betalningen kanske inte känns igen.',
  'send.link.fault.amount': 'Beloppet i den är inte giltigt. Be om en ny.',
  'send.link.fault.recipient': 'Den anger inte vem som ska få betalt. Be om en ny.',
  'send.link.misfit.family':
    'Den är för en annan typ av nätverk än det här kontots. Byt konto och klistra in den igen.',
  'send.link.misfit.network': 'Den är för {network}. Byt nätverk och klistra in den igen.',
  'send.link.misfit.token': 'Den begär en token som det här kontot inte har: {token}',
  'send.link.misfit.decimals': 'Beloppet i den har fler decimaler än denna token.',
  'send.link.misfit.checksum': 'Det finns ett skrivfel i adressen. Be om en ny länk.',
  'send.link.lost':
    'Betalningslänkar kunde inte laddas. Kontrollera anslutningen och ladda om sidan, eller ange adressen.',
};
