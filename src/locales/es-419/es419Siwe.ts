import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const es419Siwe: Translation<typeof enSiwe> = {
  'siwe.lead': 'Inicia sesión en {site}',
  'siwe.text':
    'Firma un mensaje para demostrar que esta billetera es tuya. Es gratis y no envía ninguna transacción.',
  'siwe.leaving': 'Si cancelas, tu billetera se desconecta.',
  'siwe.drafting': 'Obteniendo el mensaje…',
  'siwe.ready': 'Lee el mensaje de abajo antes de firmar.',
  'siwe.asking': 'Continúa en {name}',
  'siwe.verifying': 'Verificando tu firma…',
  'siwe.done': 'Iniciaste sesión',
  'siwe.message': 'Mensaje que vas a firmar',
  'siwe.sign': 'Firmar',
  'siwe.signing': 'Firmando…',
  'siwe.cancel': 'Cancelar',
  'siwe.none': 'No hay ninguna sesión que iniciar',
  'siwe.noneText': 'Este sitio no te pide que inicies sesión con tu billetera.',
  'siwe.failed.declined': 'Firma rechazada',
  'siwe.failed.declinedText': 'No has iniciado sesión. Inténtalo de nuevo cuando quieras.',
  'siwe.failed.smartAccount': 'Puede que esta aplicación no admita cuentas inteligentes',
  'siwe.failed.smartAccountText': 'No has iniciado sesión. Cambia a tu cuenta estándar e inténtalo de nuevo.',
  'siwe.failed.refused': 'Error al verificar la firma de SIWE',
  'siwe.failed.refusedText': '{site} no aceptó la firma. Inténtalo de nuevo.',
  'siwe.failed.noSession': 'Aún no has iniciado sesión',
  'siwe.failed.noSessionText':
    'Tu firma es válida, pero {site} no mantuvo tu sesión. Permite sus cookies e inténtalo de nuevo.',
  'siwe.failed.server': 'No se pudo iniciar sesión en {site}',
  'siwe.failed.serverText': 'Su inicio de sesión no responde. Revisa tu conexión e inténtalo de nuevo.',
  'siwe.failed.message': 'Este mensaje no se puede firmar',
  'siwe.failed.messageText': 'No es para este sitio, esta cuenta y esta red. Pide ayuda al sitio.',
  'siwe.failed.otherSigned': '{name} firmó otra cosa',
  'siwe.failed.otherSignedText': 'No has iniciado sesión. Actualiza la billetera o elige otra.',
  'siwe.failed.onChain': 'Esta cuenta no puede iniciar sesión aquí',
  'siwe.failed.onChainText':
    'No has iniciado sesión. {site} necesita una firma que esta cuenta no puede dar. Conecta otra cuenta.',
  'siwe.failed.unsupported': '{name} no puede firmar esto',
  'siwe.failed.unsupportedText': 'Conecta una billetera que firme mensajes e inténtalo de nuevo.',
  'siwe.failed.wallet': '{name} no pudo firmar',
  'siwe.failed.walletText': 'No has iniciado sesión. Detalles: “{reason}”',
  'siwe.failed.waiting': '{name} te está esperando',
  'siwe.failed.waitingText':
    'Ábrela y desbloquéala, o responde allí a la solicitud. Después inténtalo de nuevo.',
  'siwe.failed.changed': 'Tu cuenta o tu red cambió',
  'siwe.failed.changedText': 'No has iniciado sesión. Lee el mensaje nuevo y vuelve a firmar.',
  'siwe.failed.other': 'Algo salió mal',
  'siwe.failed.otherText': 'No has iniciado sesión. Inténtalo de nuevo.',
};
