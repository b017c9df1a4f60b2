import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { koButtons } from './koButtons.js';

export const koFirst: Translation<typeof enFirst> = {
  ...koButtons,

  'dialog.back': '뒤로',
  'dialog.close': '닫기',
  'dialog.loading': '불러오는 중…',
  'dialog.retry': '다시 시도',
  'dialog.newTab': '(새 탭에서 열림)',
  'dialog.broken': '문제가 발생했습니다',
  'dialog.brokenText': '다시 시도하거나 페이지를 새로고침하세요.',
  'dialog.failed': '이 부분을 불러오지 못했습니다',
  'dialog.failedText': '인터넷 연결을 확인하고 다시 시도하세요. 그래도 안 되면 페이지를 새로고침하세요.',
  'search.clear': '검색어 지우기',

  'connect.title': '지갑 연결',
  'connect.intro': '{app}에서 사용할 지갑을 선택하세요.',
  'connect.wallets': '지갑',
  'connect.search': '지갑 검색',
  'connect.found': { other: '지갑 {count}개를 찾았습니다' },
  'connect.noMatch': '“{query}”에 해당하는 지갑이 없습니다',
  'connect.installed': '설치됨',
  'connect.recent': '최근 사용',
  'connect.popular': '인기',
  'connect.more': '다른 지갑',
  'connect.missing': '위의 지갑은 계속 사용할 수 있습니다.',
  'connect.unnamed': '브라우저 지갑',
  'connect.late': '목록에 추가됨: {name}',
  'connect.namesake': '다른 지갑도 {name}(이)라고 표시됩니다',
  'connect.noWallet': '지갑이 없으신가요?',
  'connect.empty': '이 브라우저에 지갑이 없습니다',
  'connect.emptyText': '지갑은 암호화폐를 보관하고 로그인에 사용하는 앱 또는 브라우저 확장 프로그램입니다.',
  'connect.emptyMobileText': '지갑 앱의 내장 브라우저나 지갑이 있는 컴퓨터에서 이 페이지를 여세요.',
  'connect.legal': '연결하면 {terms} 및 {privacy}에 동의하게 됩니다.',
  'connect.legalTerms': '연결하면 {terms}에 동의하게 됩니다.',
  'connect.legalPrivacy': '연결하면 {privacy}에 동의하게 됩니다.',
  'connect.terms': '서비스 약관',
  'connect.privacy': '개인정보 처리방침',

  'connect.needed': '{chain}용 지갑을 선택하세요.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': '네트워크 선택',
  'activeChain.title': '네트워크 전환',

  'pairing.tag': 'QR 코드',
  'pairing.title': '휴대폰으로 스캔',

  'allWallets.title': '모든 지갑',
  'wallets.slow': '지갑을 더 불러오는 중…',
  'wallets.failed': '지갑을 더 불러오지 못했습니다',

  'downloads.title': '이 지갑 받기',
  'downloads.get': '{name} 받기',

  'account.title': '계정',
  'account.accounts': '계정',
  'account.settings': '계정 설정',

  'networks.title': '네트워크 선택',
  'switch.title': '네트워크 전환',
  'unsupported.title': '네트워크 전환',

  'whatIsAWallet.title': '지갑이란 무엇인가요?',
  'whatIsAWallet.more': '자세히 알아보기',
  'whatIsANetwork.title': '네트워크란 무엇인가요?',
  'getWallet.title': '지갑 준비하기',

  'watch.title': '주소 조회',
  'watch.account': '조회 중인 계정',

  'email.title': '이메일 확인',
  'device.title': '이 기기 확인',
  'socials.title': '로그인 방법',
  'social.title': '로그인',
  'farcaster.title': 'Farcaster로 로그인',
  'approve.title': '승인',
  'confirm.title': '지갑에서 확정',

  'snackbar.actionNotAllowed': '허용되지 않는 작업입니다',
  'snackbar.codeResent': '이메일을 다시 보냈습니다',
  'network.unit': '네이티브 코인',
  'snackbar.copied': '복사했습니다',
  'snackbar.declined': '거부했습니다',
  'snackbar.failedToCopy': '복사하지 못했습니다',
  'snackbar.failedToDisconnect': '연결을 해제하지 못했습니다',
  'snackbar.somethingWentWrong': '문제가 발생했습니다',
};
