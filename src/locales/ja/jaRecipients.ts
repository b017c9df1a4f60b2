import type { enRecipients } from '../en/enRecipients.js';
import type { Translation } from '../translation.js';

export const jaRecipients: Translation<typeof enRecipients> = {
  'send.recipient.hidden': '見えない文字が含まれています。アドレスを入力するか、もう一度コピーしてください。',
  'send.recipient.otherChain': 'このアドレスは{network}では使えません。',
  'send.recipient.noNames': 'ここでは名前を使えません。アドレスを入力してください。',
  'send.recipient.form': 'これは{network}のアドレスではありません。',
  'send.recipient.checksum': 'このアドレスには入力ミスがあります。もう一度コピーしてください。',
  'send.recipient.near.missing': '既知のアドレス{address}から1文字抜けています。',
  'send.recipient.near.extra': '既知のアドレス{address}より1文字多くなっています。',
  'send.recipient.near.changed': '既知のアドレス{address}と1文字違います。',
  'send.recipient.near.swapped': '既知のアドレス{address}の2文字が入れ替わっています。',
  'send.recipient.near.several': '既知のアドレス{address}によく似ていますが、数文字違います。',
  'send.recipient.unknownName': 'この名前は誰にも登録されていません。',
  'send.recipient.otherService': '検索したのはENS名のみで、これはENS名ではありません。',
  'send.warn.burned': 'このアドレスには所有者がいません',
  'send.warn.burnedText': 'ここに送ったものは失われます。',
  'send.warn.tokenContract': 'これはトークン自体のアドレスです',
  'send.warn.tokenContractText':
    'ここに送ったトークンは失われます。相手のウォレットのアドレスを入力してください。',
  'send.warn.tokenPaid': 'これはトークン自体のコントラクトです',
  'send.warn.tokenPaidText':
    '送ったものと引き換えにトークンを渡すものもあれば、そのまま受け取るだけのものもあります。このコントラクトの動作を知っている場合にのみ続行してください。',
  'send.warn.tokenAccount': 'これはウォレットではありません',
  'send.warn.tokenAccountText':
    'トークンに属するアドレスです。所有者のウォレットのアドレスを入力してください。',
  'send.warn.lookAlike': '偽のアドレスの可能性があります',
  'send.warn.lookAlikeText': '既知のアドレスに似ていますが、別のアドレスです。1文字ずつ照合してください。',
  'send.warn.nameMoved': '{name}のアドレスが変わりました',
  'send.warn.nameMovedText': '前回は{address}でした。送金前に所有者に確認してください。',
  'send.warn.self': 'これはあなた自身のアドレスです',
  'send.warn.selfText': 'ネットワーク手数料がかかるだけです。',
  'send.warn.contract': 'これはスマートコントラクトです',
  'send.warn.contractText':
    '送るものを受け取れるコントラクトか確認してください。受け取れない場合は失われます。',
  'send.warn.keepsPart': '受取人に届く額は少なくなります',
  'send.warn.keepsPartText': 'このトークンは、送金のたびに一部が差し引かれます。',
  'send.warn.comesBack': 'このうち{amount}は戻ってきます',
  'send.warn.comesBackText':
    'アカウントから出るのは残りだけです。お釣りのある販売では、このような動きになります。',
  'send.warn.allComesBack': 'すべて戻ってきます',
  'send.warn.allComesBackText': 'ネットワーク手数料がかかるだけです。',
  'send.warn.passesOn': '送ったものはこのアドレスに残りません',
  'send.warn.passesOnText':
    '全部または一部が、すぐに別の場所へ移ります。取引所の入金用アドレスは、受け取ったものを転送します。入金用アドレスでなければ、送金しないでください。',
  'send.warn.firstTime': '初めての送金先',
  'send.warn.firstTimeText': 'このアドレスへの以前の送金は確認できません。正しいアドレスか確認してください。',
  'send.warn.unconfirmed': 'まだ確定していません',
  'send.warn.unconfirmedText': 'このアドレスへの以前の送金が、今後確定する可能性があります。',
  'send.warn.twins': 'よく似た既知のアドレスが2つあります',
  'send.warn.twinsText':
    'どちらかが偽物の可能性があります。受取人から聞いたアドレスと1文字ずつ照合してください。',
  'send.warn.program': 'これはプログラムのアドレスです',
  'send.warn.programText': 'ここに送ったものを動かせるのは、そのプログラムだけです。',
  'send.warn.unused': 'このアドレスはまだ使われていません',
  'send.warn.unusedText': '正しいアドレスか確認してください。まだ何もありません。',
  'send.warn.unusedCreateText':
    '正しいアドレスか確認してください。送金するとアドレスが作成されます。それには{least}以上が必要です。',
  'send.warn.tooLittleToCreate': '新しいアドレスへの送金には少なすぎます',
  'send.warn.tooLittleToCreateText':
    'このアドレスはまだ使われていません。{least}未満の最初の送金は、ネットワークに拒否されます。',
  'send.warn.noGasLeft': '手数料用の残高がわずかになります',
  'send.warn.noGasLeftText': 'この後、次のトランザクションの手数料を払えなくなる可能性があります。',
  'send.known': '以前に送金したことがあります',
  'send.typed': 'このアドレス',
};
