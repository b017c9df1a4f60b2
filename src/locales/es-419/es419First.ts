import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { es419Buttons } from './es419Buttons.js';

export const es419First: Translation<typeof enFirst> = {
  ...es419Buttons,

  'dialog.back': 'Atrás',
  'dialog.close': 'Cerrar',
  'dialog.loading': 'Cargando…',
  'dialog.retry': 'Reintentar',
  'dialog.newTab': '(se abre en una pestaña nueva)',
  'dialog.broken': 'Algo salió mal',
  'dialog.brokenText': 'Inténtalo de nuevo o recarga la página.',
  'dialog.failed': 'No se pudo cargar esta parte',
  'dialog.failedText':
    'Revisa tu conexión a internet e inténtalo de nuevo. Si no funciona, recarga la página.',
  'search.clear': 'Borrar búsqueda',

  'connect.title': 'Conectar billetera',
  'connect.intro': 'Elige una billetera para usarla con {app}.',
  'connect.wallets': 'Billeteras',
  'connect.search': 'Buscar billeteras',
  'connect.found': {
    one: '{count} billetera encontrada',
    many: '{count} de billeteras encontradas',
    other: '{count} billeteras encontradas',
  },
  'connect.noMatch': 'Ninguna billetera coincide con “{query}”',
  'connect.installed': 'Instalada',
  'connect.recent': 'Recientes',
  'connect.popular': 'Populares',
  'connect.more': 'Más billeteras',
  'connect.missing': 'Puedes seguir usando las billeteras de arriba.',
  'connect.unnamed': 'Billetera del navegador',
  'connect.late': '{name} se agregó a la lista',
  'connect.namesake': 'Otra billetera también se llama {name}',
  'connect.noWallet': 'No tengo billetera',
  'connect.empty': 'No hay billeteras en este navegador',
  'connect.emptyText':
    'Una billetera es una app o una extensión del navegador que guarda tus criptomonedas y con la que inicias sesión.',
  'connect.emptyMobileText':
    'Abre esta página en el navegador de tu app de billetera o en una computadora que tenga una billetera.',
  'connect.legal': 'Al conectarte, aceptas los {terms} y la {privacy}.',
  'connect.legalTerms': 'Al conectarte, aceptas los {terms}.',
  'connect.legalPrivacy': 'Al conectarte, aceptas la {privacy}.',
  'connect.terms': 'Términos del servicio',
  'connect.privacy': 'Política de privacidad',

  'connect.needed': 'Elige una billetera para {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Elige una red',
  'activeChain.title': 'Cambiar de red',

  'pairing.tag': 'Código QR',
  'pairing.title': 'Escanea con tu celular',

  'allWallets.title': 'Todas las billeteras',
  'wallets.slow': 'Aún se están cargando más billeteras…',
  'wallets.failed': 'No se pudieron cargar más billeteras',

  'downloads.title': 'Obtén esta billetera',
  'downloads.get': 'Obtén {name}',

  'account.title': 'Cuenta',
  'account.accounts': 'Cuentas',
  'account.settings': 'Configuración de la cuenta',

  'networks.title': 'Elige una red',
  'switch.title': 'Cambiar de red',
  'unsupported.title': 'Cambiar de red',

  'whatIsAWallet.title': '¿Qué es una billetera?',
  'whatIsAWallet.more': 'Más información',
  'whatIsANetwork.title': '¿Qué es una red?',
  'getWallet.title': 'Obtén una billetera',

  'watch.title': 'Observar una dirección',
  'watch.account': 'Cuenta observada',

  'email.title': 'Confirma tu correo',
  'device.title': 'Confirma este dispositivo',
  'socials.title': 'Formas de iniciar sesión',
  'social.title': 'Iniciar sesión',
  'farcaster.title': 'Iniciar sesión con Farcaster',
  'approve.title': 'Aprobar',
  'confirm.title': 'Confirma en tu billetera',

  'snackbar.actionNotAllowed': 'Acción no permitida',
  'snackbar.codeResent': 'Correo reenviado',
  'network.unit': 'monedas nativas',
  'snackbar.copied': 'Copiado',
  'snackbar.declined': 'Rechazado',
  'snackbar.failedToCopy': 'No se pudo copiar',
  'snackbar.failedToDisconnect': 'No se pudo desconectar',
  'snackbar.somethingWentWrong': 'Algo salió mal',
};
