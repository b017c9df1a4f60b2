import { expect } from 'chai';
import { revertReason } from '../../../src/chains/evm/transactions/revertReason.js';
import { requireChainId } from '../../../src/chains/evm/walletAnswers.js';
import { readSignature } from '../../../src/chains/pairing/solanaEncoding.js';
import { checkSentSignature } from '../../../src/chains/solana/checkAnswers.js';
import { toWalletError } from '../../../src/chains/walletErrors.js';
import { parseDecimal } from '../../../src/lib/decimal/parseDecimal.js';
import { readAmountInput } from '../../../src/lib/decimal/readAmountInput.js';
import { readDecimal } from '../../../src/lib/decimal/readDecimal.js';
import {
  isEvmAddress,
  parseCaipNetworkId,
  readCaipAddress,
  readEvmChainId,
} from '../../../src/lib/networks/caip.js';
import { isRefusal } from '../../../src/lib/requests/isRefusal.js';
import { toProviderError } from '../../../src/lib/requests/providerError.js';
import { readErrorCode } from '../../../src/lib/requests/readErrorCode.js';
import { readMessageParams } from '../../../src/lib/siwe/readMessageParams.js';
import { readSignInMessage } from '../../../src/lib/siwe/readSignInMessage.js';
import { readSiweSession } from '../../../src/lib/siwe/readSiweSession.js';
import { isSiweNonce } from '../../../src/lib/siwe/siweNonce.js';
import { fromBase58 } from '../../../src/lib/solana/base58.js';
import { nearestName } from '../../../src/lib/text/nearestName.js';
import { rankText } from '../../../src/lib/text/searchText.js';
import { shortenAddress, shortenName } from '../../../src/lib/text/shorten.js';
import { isAdvertisement } from '../../../src/lib/untrusted/advertisement.js';
import { parseDataUrl } from '../../../src/lib/untrusted/dataUrl.js';
import { describeValue } from '../../../src/lib/untrusted/describeValue.js';
import { parseExactJson } from '../../../src/lib/untrusted/exactJson.js';
import { parseJsonTexts } from '../../../src/lib/untrusted/jsonTexts.js';
import { parseSvgIcon } from '../../../src/lib/untrusted/parseSvgIcon.js';
import { plainText } from '../../../src/lib/untrusted/plainText.js';
import { publicUrl } from '../../../src/lib/untrusted/publicUrl.js';
import { readImage } from '../../../src/lib/untrusted/readImage.js';
import { readSymbol } from '../../../src/lib/untrusted/readSymbol.js';
import { safeHttpUrl, safeIcon, safeName } from '../../../src/lib/untrusted/sanitize.js';
import { showHidden } from '../../../src/lib/untrusted/showHidden.js';

const LENGTH = 100_000;

/** The slowest input for each kind of reader, if it reads anything twice. */
const LETTERS = [
  'a',
  '9',
  '0.',
  ' ',
  '\n',
  'a b ',
  '{"a":',
  '[',
  '<!--',
  '<?xml',
  '<g ',
  ' a=""',
  '0x',
  '1:',
  '://',
  '%',
  'reverted:',
];
/** The text after prefixes where patterns start to read, and before an ending that they don't match. */
const around = (text: string) => [
  text,
  `${text}\n!`,
  `<svg ${text}`,
  `data:image/svg+xml,<svg>${text}`,
  `https://a.example/${text}`,
];
const TEXTS = LETTERS.flatMap((letters) => around(letters.repeat(LENGTH / letters.length)));

/** All readers of text from wallets, nodes, services, pages or storage, in the order of the tests' folders. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  advertisement: isAdvertisement,
  amount: (text) => parseDecimal(text, 18),
  'amount that is typed': (text) => readAmountInput(text, 'de'),
  'amount of a service': readDecimal,
  base58: fromBase58,
  'chain id of a wallet': requireChainId,
  'chain id': readEvmChainId,
  'data URL': parseDataUrl,
  'described value': describeValue,
  'EVM address': isEvmAddress,
  'CAIP-2 id': parseCaipNetworkId,
  'CAIP-10 account': readCaipAddress,
  'error of a wallet': (text) => toWalletError({ code: -32_603, message: text, data: text }, 'personal_sign'),
  'error for the page': (text) => toProviderError({ code: text, message: text, data: text }),
  'code of an error': readErrorCode,
  'exact JSON': parseExactJson,
  'hidden letters': showHidden,
  icon: (text) => parseSvgIcon(text, { idPrefix: 'a' } as never),
  'icon of a wallet': safeIcon,
  'picture of a service': readImage,
  'JSON of texts': parseJsonTexts,
  'name of a wallet': (text) => safeName(text),
  'nearest name': (text) => nearestName(text, ['connect.title', 'account.title']),
  nonce: isSiweNonce,
  'plain letters': plainText,
  'public URL': publicUrl,
  'URL of a page': safeHttpUrl,
  refusal: (text) => isRefusal({ code: 4001, message: text, cause: text }),
  'reason of a failure': (text) => revertReason(new Error(text)),
  'searched name': (text) => rankText('honest wallet', text),
  'wallet that is searched': (text) => rankText(text, 'honest wallet'),
  'parameters of a sign-in': (text) => readMessageParams({ statement: text, resources: [text], uri: text }),
  'message of a sign-in': readSignInMessage,
  'session of a sign-in': (text) => readSiweSession({ address: text, chainId: text }, 0),
  'short address': shortenAddress,
  'short name': shortenName,
  'signature of a Solana wallet': checkSentSignature,
  'signature of a wallet app': readSignature,
  symbol: readSymbol,
};

/** Processor time in ms, so that other processes don't count. */
function costOf(run: () => unknown): number {
  const before = process.cpuUsage();
  try {
    run();
  } catch {
    // Rejecting it is fine, too.
  }
  return process.cpuUsage(before).user / 1_000;
}

/** The first run may include compiling the code or collecting garbage. */
const cheapestOf = (times: number, run: () => unknown) =>
  Math.min(...Array.from({ length: times }, () => costOf(run)));

/** On a busy machine, processor time advances in steps, and a run may seem to take none. */
const LEAST_MS = 0.5;

/** 50 ms on the machine where this limit was measured, as a multiple of the time to read a million letters. */
const MOST = 60;

describe('100 KB of the worst letters', () => {
  let most = 0;
  before(() => {
    const million = 'ab'.repeat(500_000);
    let sum = 0;
    const readAll = () => {
      for (let at = 0; at < million.length; at += 1) sum += million.charCodeAt(at);
    };
    most = MOST * Math.max(cheapestOf(20, readAll), LEAST_MS);
    expect(sum).to.be.greaterThan(0);
  });

  for (const [what, read] of Object.entries(READERS)) {
    it(`do not stop the reader of: ${what}`, () => {
      const slow = TEXTS.filter((text) => costOf(() => read(text)) > most).filter(
        (text) => cheapestOf(3, () => read(text)) > most,
      );
      expect(slow.map((text) => text.slice(0, 40))).to.deep.equal([]);
    });
  }

  it('would stop a reader that is quadratic', () => {
    const text = `${' '.repeat(LENGTH / 3)}!`;
    expect(costOf(() => /\s+$/.test(text))).to.be.greaterThan(most);
  });
});
