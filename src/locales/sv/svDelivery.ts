import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const svDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': '{amount} {symbol} har lämnat {from}. Beloppet bör komma fram på {to}.',
  'delivery.underway': '{amount} {symbol} har lämnat {from} och är på väg till {to} via {bridge}',
  'delivery.refunding': '{bridge} skickar tillbaka {amount} {symbol} till dig på {from}',
  'delivery.told.arrived':
    '{bridge} meddelar att dina {boughtSymbol} har kommit fram på {to}. Vi kunde inte kontrollera det.',
  'delivery.told.refunded':
    '{bridge} meddelar att dina {symbol} har återbetalats på {from}. Vi kunde inte kontrollera det.',
  'delivery.told.failed':
    '{bridge} meddelar att det här misslyckades. Vi kan inte avgöra var dina {amount} {symbol} är nu.',
  'delivery.paid.arrived': '{got} {gotSymbol} har kommit fram på {to}',
  'delivery.paid.less':
    'Bara {got} {gotSymbol} har kommit fram på {to}. {bridge} hade utlovat minst {least} {boughtSymbol}.',
  'delivery.paid.other': '{got} {gotSymbol} har kommit fram på {to} i stället för {boughtSymbol}',
  'delivery.paid.refunded': '{got} {gotSymbol} har återbetalats till dig på {from}',
  'delivery.takesMinutes': {
    one: 'Det här kan ta cirka {count} minut. Bryggor kan vara långsamma, så det kan ta längre tid.',
    other: 'Det här kan ta cirka {count} minuter. Bryggor kan vara långsamma, så det kan ta längre tid.',
  },
  'delivery.takesHours': {
    one: 'Det här kan ta cirka {count} timme. Bryggor kan vara långsamma, så det kan ta längre tid.',
    other: 'Det här kan ta cirka {count} timmar. Bryggor kan vara långsamma, så det kan ta längre tid.',
  },
  'delivery.takesUnknown': 'Bryggor kan vara långsamma.',
  'delivery.closable': 'Du kan stänga det här. Vi fortsätter titta och visar resultatet här.',
  'delivery.late':
    'Det tar längre tid än väntat, och vi kan inte avgöra var beloppet är nu. Ditt transaktions-ID finns nedan: bryggan kan söka på det.',
  'delivery.old': 'Vi letar inte längre efter det automatiskt. Du kan fortfarande kontrollera.',
  'delivery.silent': 'Tjänsten som anger var beloppet är svarar inte. Vi frågar igen, men mer sällan.',
  'delivery.help': 'Ditt transaktions-ID finns nedan: bryggan kan söka på det.',
  'delivery.bridge': 'Brygga',
  'delivery.to': 'Kommer fram på',
  'delivery.token': 'Token som kom fram',
  'delivery.hash': 'Transaktions-ID på {network}',
  'delivery.copyHash': 'Kopiera transaktions-ID på {network}',
  'delivery.page': 'Följ det på en annan sida',
  'delivery.explorer': 'Visa i utforskaren för {network}',
};
