import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const plPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'Wypełniono z linku do płatności',
  'send.link.filledText': 'Sprawdź, kto prosi o zapłatę, kwotę i adres.',
  'send.link.filledNoAmountText': 'Link nie podaje kwoty. Sprawdź, kto prosi o zapłatę, i adres.',
  'send.link.label': 'Nazwa w linku: „{label}”.',
  'send.link.waiting': 'Odczytujemy twoje tokeny, aby wypełnić dane z tego linku do płatności…',
  'send.link.waitingFailed':
    'Nie udało się odczytać twoich tokenów, aby wypełnić dane z tego linku do płatności. Będziemy próbować dalej.',
  'send.link.title': 'Ten link do płatności nie został użyty',
  'send.link.fault.form': 'Nie można go odczytać. Poproś o nowy.',
  'send.link.fault.server':
    'Pozwala stronie utworzyć transakcję, a tego nie robimy. Poproś zamiast niego o adres.',
  'send.link.fault.call': 'Żąda od kontraktu „{word}”. Tutaj możliwe są tylko płatności.',
  'send.link.fault.more':
    'Wymaga też „{word}”, a tego nie można tu dodać. Płatność może nie zostać rozpoznana.',
  'send.link.fault.amount': 'Jego kwota jest nieprawidłowa. Poproś o nowy.',
  'send.link.fault.recipient': 'Nie podaje, komu zapłacić. Poproś o nowy.',
  'send.link.misfit.family':
    'Jest dla innego rodzaju sieci niż sieć tego konta. Zmień konto i wklej go ponownie.',
  'send.link.misfit.network': 'Jest dla sieci {network}. Zmień sieć i wklej go ponownie.',
  'send.link.misfit.token': 'Prosi o token, którego to konto nie ma: {token}',
  'send.link.misfit.decimals': 'Jego kwota ma więcej miejsc po przecinku niż token.',
  'send.link.misfit.checksum': 'W jego adresie jest literówka. Poproś o nowy.',
  'send.link.lost':
    'Nie udało się wczytać linków do płatności. Sprawdź połączenie i odśwież stronę albo wpisz adres.',
};
