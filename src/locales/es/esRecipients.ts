import type { enRecipients } from '../en/enRecipients.js';
import type { Translation } from '../translation.js';

export const esRecipients: Translation<typeof enRecipients> = {
  'send.recipient.hidden':
    'Este texto contiene caracteres ocultos. Escribe la dirección o vuelve a copiarla.',
  'send.recipient.otherChain': 'Esta dirección no funciona en {network}.',
  'send.recipient.noNames': 'Aquí no funcionan los nombres. Introduce una dirección.',
  'send.recipient.form': 'Esto no es una dirección de {network}.',
  'send.recipient.checksum': 'Hay un error de escritura en esta dirección. Vuelve a copiarla.',
  'send.recipient.near.missing': 'Es tu dirección conocida {address}, pero falta un carácter.',
  'send.recipient.near.extra': 'Es tu dirección conocida {address}, pero sobra un carácter.',
  'send.recipient.near.changed': 'Es tu dirección conocida {address}, pero con un carácter cambiado.',
  'send.recipient.near.swapped':
    'Es tu dirección conocida {address}, pero con dos caracteres intercambiados.',
  'send.recipient.near.several': 'Es casi tu dirección conocida {address}. Algunos caracteres son distintos.',
  'send.recipient.unknownName': 'Nadie ha registrado este nombre.',
  'send.recipient.otherService': 'Solo se han buscado nombres ENS, y este no lo es.',
  'send.warn.burned': 'Esta dirección no es de nadie',
  'send.warn.burnedText': 'Todo lo que se envíe allí se pierde.',
  'send.warn.tokenContract': 'Esta es la dirección de un token',
  'send.warn.tokenContractText':
    'Los tokens que se envíen allí se pierden. Introduce la dirección del monedero de una persona.',
  'send.warn.tokenPaid': 'Este es el contrato de un token',
  'send.warn.tokenPaidText':
    'Algunos te dan su token a cambio de lo que envías; otros se lo quedan. Continúa solo si sabes qué hace este.',
  'send.warn.tokenAccount': 'Esto no es un monedero',
  'send.warn.tokenAccountText':
    'Pertenece a un token. Introduce la dirección del monedero de su propietario.',
  'send.warn.lookAlike': 'Puede que esta dirección sea falsa',
  'send.warn.lookAlikeText': 'Se parece a una que conoces, pero es distinta. Compara todos los caracteres.',
  'send.warn.nameMoved': '{name} tiene una dirección nueva',
  'send.warn.nameMovedText': 'La última vez era {address}. Pregunta al propietario antes de enviar.',
  'send.warn.self': 'Esta es tu propia dirección',
  'send.warn.selfText': 'Solo pagarías la comisión de red.',
  'send.warn.contract': 'Esto es un contrato inteligente',
  'send.warn.contractText': 'Asegúrate de que puede recibir lo que envías. Si no, se pierde.',
  'send.warn.keepsPart': 'El destinatario recibe menos',
  'send.warn.keepsPartText': 'Este token se queda con una parte de cada transferencia.',
  'send.warn.comesBack': 'Vuelve una parte: {amount}',
  'send.warn.comesBackText':
    'De tu cuenta solo sale el resto. Así funciona una venta que devuelve el cambio.',
  'send.warn.allComesBack': 'Vuelve todo',
  'send.warn.allComesBackText': 'Solo pagarías la comisión de red.',
  'send.warn.passesOn': 'Lo que envías no se queda en esta dirección',
  'send.warn.passesOnText':
    'Todo o parte pasa enseguida a otro lugar. Las direcciones de depósito de los exchanges transfieren lo que reciben. Si esta no es una de ellas, no envíes nada.',
  'send.warn.firstTime': 'Primera vez',
  'send.warn.firstTimeText':
    'No nos consta ninguna transferencia anterior tuya a esta dirección. Comprueba que es correcta.',
  'send.warn.unconfirmed': 'Aún sin confirmar',
  'send.warn.unconfirmedText': 'Tu transferencia anterior a esta dirección aún puede realizarse.',
  'send.warn.twins': 'Conoces dos direcciones que se parecen',
  'send.warn.twinsText':
    'Una de ellas puede ser falsa. Compara todos los caracteres con lo que te ha dado el destinatario.',
  'send.warn.program': 'Esta dirección pertenece a un programa',
  'send.warn.programText': 'Solo ese programa puede mover lo que envíes allí.',
  'send.warn.unused': 'Esta dirección aún no está en uso',
  'send.warn.unusedText': 'Comprueba que es correcta. Todavía no hay nada en ella.',
  'send.warn.unusedCreateText':
    'Comprueba que es correcta. Al enviar se crea, y para eso hacen falta al menos {least}.',
  'send.warn.tooLittleToCreate': 'Muy poco para una dirección nueva',
  'send.warn.tooLittleToCreateText':
    'Esta dirección aún no está en uso. La red rechaza una primera transferencia de menos de {least}.',
  'send.warn.noGasLeft': 'Queda poco para comisiones',
  'send.warn.noGasLeftText': 'Después de esto, puede que no puedas pagar otra transacción.',
  'send.known': 'Ya has enviado aquí antes',
  'send.typed': 'Esta dirección',
};
