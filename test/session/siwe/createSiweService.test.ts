import { expect } from 'chai';
import type { Siwe, SiweMessageArgs } from '../../../src/lib/siwe/siwe.js';
import type { SiweDraft } from '../../../src/lib/siwe/siweService.js';
import { createSiweService } from '../../../src/session/siwe/createSiweService.js';
import { ALICE, BOB, facts, fakeConnector, ONE, world } from '../../atoms/fakes.js';
import { rejection, settled } from '../../support/promises.js';

const account = `${ONE}:${ALICE}` as const;
const never = () => new Promise<never>(() => {});
const signature = `0x${'11'.repeat(65)}`;
const { host, origin } = location;

/** A site with these functions, and a connected wallet that signs everything. */
async function service(site: Siwe = {}, request: () => Promise<unknown> = async () => signature) {
  const wallet = fakeConnector('a');
  const asked: unknown[] = [];
  const provider = {
    ...wallet.provider,
    on: () => undefined,
    removeListener: () => undefined,
    request: async (args: unknown) => {
      asked.push(args);
      return request();
    },
  };
  const session = { address: ALICE, chainId: 31337 };
  const usual: Siwe = {
    getNonce: () => 'abcdef123456',
    verifyMessage: () => true,
    getSession: () => session,
    signOut: () => undefined,
  };
  const rules = {
    required: false,
    signOutOnDisconnect: true,
    signOutOnAccountChange: true,
    signOutOnNetworkChange: true,
  };
  const own = { ...usual, ...site };
  const here = world({
    wallets: [{ ...wallet, provider }],
    config: { siwe: { ...rules, own, url: undefined } },
  });
  await here.connect(wallet, facts(ONE));
  const { signal } = new AbortController();
  const gone = new AbortController();
  const siwe = createSiweService(here.store, here.services, gone.signal);
  return {
    ...here,
    siwe,
    asked,
    /** Like removing the element. */
    leave: () => gone.abort(),
    draft: () => siwe.draft(account, ONE, { signal }),
    verify: async (change: Partial<{ account: typeof account; message: string }> = {}) => {
      const draft = await siwe.draft(account, ONE, { signal });
      const proof = { account, message: draft.message, signature, ...change };
      return siwe.verify(proof, draft, { signal });
    },
    signal,
  };
}

const messageOf = (args: SiweMessageArgs, change: Partial<SiweMessageArgs> = {}) => {
  const { domain, address, uri, chainId, nonce, issuedAt } = { ...args, ...change };
  return `${domain} wants you to sign in with your Ethereum account:\n${address}\n\n\nURI: ${uri}\nVersion: 1\nChain ID: ${chainId}\nNonce: ${nonce}\nIssued At: ${issuedAt}`;
};

describe('the message of a site', () => {
  it('is that of ERC-4361 by default, for the page', async () => {
    const { draft, clock } = await service({ getMessageParams: () => ({ statement: 'Welcome.' }) });
    const { message, request } = await draft();
    const issuedAt = new Date(clock.now()).toISOString();
    expect(message).to.equal(
      `${host} wants you to sign in with your Ethereum account:\n${ALICE}\n\nWelcome.\n\nURI: ${origin}\nVersion: 1\nChain ID: 31337\nNonce: abcdef123456\nIssued At: ${issuedAt}`,
    );
    expect(request.chains).to.deep.equal([ONE]);
  });

  it('has a nonce of our own if the site gives none', async () => {
    const { draft } = await service({ getNonce: undefined as never });
    expect((await draft()).request.nonce).to.match(/^[0-9a-f]{32}$/);
  });

  it('may be worded by the site, which is told everything that belongs in it', async () => {
    let told: SiweMessageArgs | undefined;
    const { draft } = await service({
      createMessage(args) {
        told = args;
        return messageOf(args);
      },
    });
    const { message } = await draft();
    expect(message).to.include('Nonce: abcdef123456');
    expect(told).to.include({
      address: ALICE,
      caipAddress: account,
      network: ONE,
      chainId: 31337,
      version: '1',
    });
  });

  const unusable: Record<string, Siwe> = {
    'another domain': { createMessage: (args) => messageOf(args, { domain: 'evil.example' }) },
    'another account': { createMessage: (args) => messageOf(args, { address: BOB }) },
    'another network': { createMessage: (args) => messageOf(args, { chainId: 1 }) },
    'another nonce': { createMessage: (args) => messageOf(args, { nonce: 'somethingelse' }) },
    'words of another kind': { createMessage: () => 'I agree to everything.' },
    'letters that turn its direction': {
      createMessage: (args) => messageOf({ ...args, uri: `${origin}/\u202Eyap` }),
    },
    'letters that cannot be seen': { createMessage: (args) => `${messageOf(args)}\nRequest ID: cart\u200B` },
    'no words': { createMessage: () => 5 as never },
    'the domain of another site': { getMessageParams: () => ({ domain: 'evil.example' }) },
    'a statement of two lines': { getMessageParams: () => ({ statement: 'One\nNonce: 12345678' }) },
    'no fields': { getMessageParams: () => 'Welcome.' as never },
  };
  for (const [what, site] of Object.entries(unusable)) {
    it(`is refused with ${what}, before the wallet is asked`, async () => {
      const { draft, asked } = await service(site);
      expect((await rejection(draft())).code).to.equal('siwe_message_invalid');
      expect(asked).to.deep.equal([]);
    });
  }

  const broken: Record<string, Siwe> = {
    'no nonce': { getNonce: () => undefined as never },
    'a nonce with other letters': { getNonce: () => 'abc-def-ghi' },
    'a nonce that is too short': { getNonce: () => 'abc' },
    'an error': {
      getNonce() {
        throw new Error('down');
      },
    },
    'a rejection': { getMessageParams: () => Promise.reject(new Error('down')) },
  };
  for (const [what, site] of Object.entries(broken)) {
    it(`is not made after ${what}`, async () => {
      const { draft } = await service(site);
      expect((await rejection(draft())).code).to.equal('siwe_failed');
    });
  }

  it('is not waited for without end', async () => {
    const { draft, clock } = await service({ getNonce: never });
    const failing = rejection(draft());
    await settled();
    clock.move(15_000);
    expect((await failing).code).to.equal('siwe_failed');
  });
});

describe('a site that sets a cookie with each answer', () => {
  /** A site that logs the start and the end of each request, and lets the test answer. */
  function slowSite() {
    const heard: string[] = [];
    const open: (() => void)[] = [];
    const slowly = <T>(what: string, answer: T) => {
      heard.push(what);
      return new Promise<T>((resolve) => {
        open.push(() => {
          heard.push(`/${what}`);
          resolve(answer);
        });
      });
    };
    const site: Siwe = {
      getSession: () => slowly('session', null),
      getMessageParams: () => slowly('params', {}),
      getNonce: () => slowly('nonce', 'abcdef123456'),
      verifyMessage: () => slowly('verify', true),
    };
    /** Answers requests until none is left. */
    async function answerAll() {
      await settled();
      for (let answer = open.shift(); answer; answer = open.shift()) {
        answer();
        await settled();
      }
    }
    return { site, heard, answerAll };
  }

  it('is asked one thing after the other, and for the nonce last', async () => {
    const { site, heard, answerAll } = slowSite();
    const { siwe, draft, signal } = await service(site);
    const asking = Promise.all([siwe.visit({ signal }), draft()]);
    await answerAll();
    await asking;
    expect(heard).to.have.length(6);
    expect(heard.filter((_, index) => index % 2 === 1)).to.deep.equal(
      heard.filter((_, index) => index % 2 === 0).map((what) => `/${what}`),
    );
    expect(heard.at(-1)).to.equal('/nonce');
  });

  it('has answered before it is asked again by somebody who did not wait for that', async () => {
    const { site, heard, answerAll } = slowSite();
    const { siwe, signal } = await service(site);
    const left = new AbortController();
    const leaving = rejection(siwe.draft(account, ONE, { signal: left.signal }));
    await settled();
    left.abort();
    expect((await leaving).code).to.equal('aborted');
    const asking = siwe.draft(account, ONE, { signal });
    await settled();
    expect(heard).to.deep.equal(['params']);
    await answerAll();
    await asking;
    expect(heard).to.deep.equal(['params', '/params', 'params', '/params', 'nonce', '/nonce']);
  });

  it('is not given what was signed once nobody waits for that any more', async () => {
    const { site, heard, answerAll } = slowSite();
    const { siwe, draft, signal } = await service(site);
    const drafting = draft();
    await answerAll();
    const asked = await drafting;
    const left = new AbortController();
    const asking = siwe.visit({ signal });
    await settled();
    const proof = { account, message: asked.message, signature };
    const verifying = rejection(siwe.verify(proof, asked, { signal: left.signal }));
    await settled();
    left.abort();
    expect((await verifying).code).to.equal('aborted');
    await answerAll();
    await asking;
    expect(heard).not.to.include('verify');
  });
});

describe('signing a message', () => {
  it('asks the wallet for exactly the text that was shown', async () => {
    const { siwe, draft, asked, signal } = await service();
    const shown = await draft();
    const proof = await siwe.sign(shown, { signal });
    const hex = [...new TextEncoder().encode(shown.message)].map((byte) =>
      byte.toString(16).padStart(2, '0'),
    );
    expect(asked).to.deep.equal([{ method: 'personal_sign', params: [`0x${hex.join('')}`, ALICE] }]);
    expect(proof).to.deep.equal({ account, message: shown.message, signature });
  });

  it('tells a refusal', async () => {
    const refusal = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
    const { siwe, draft, signal } = await service({}, refusal);
    expect((await rejection(siwe.sign(await draft(), { signal }))).code).to.equal('user_rejected');
  });

  it('is refused for an account that is not the active one', async () => {
    const { siwe, draft, signal } = await service();
    const other: SiweDraft = { ...(await draft()), account: `${ONE}:${BOB}` };
    expect((await rejection(siwe.sign(other, { signal }))).code).to.equal('request_invalid');
  });

  it('tells a wallet that answers no signature', async () => {
    const { siwe, draft, signal } = await service({}, async () => 'yes');
    expect((await rejection(siwe.sign(await draft(), { signal }))).code).to.equal('wallet_invalid_answer');
  });
});

describe('verifying a signature', () => {
  it('gives the site the message and the signature, and reads the session', async () => {
    const seen: unknown[] = [];
    const { verify } = await service({
      verifyMessage: (signed) => {
        seen.push(signed);
        return true;
      },
      onSignIn: (session) => seen.push(session),
    });
    expect(await verify()).to.deep.equal({ account, network: ONE, expiresAt: undefined });
    expect(seen[0]).to.have.keys('message', 'signature');
    expect(seen[1]).to.deep.include({ address: ALICE, chainId: ONE });
  });

  for (const [what, answer] of [
    ['false', false],
    ['nothing', undefined],
    ['a text', 'true'],
    ['an object', { ok: true }],
    ['a number', 1],
  ] as const) {
    it(`fails with ${what} for an answer`, async () => {
      const { verify } = await service({ verifyMessage: () => answer as boolean });
      const { code, message } = await rejection(verify());
      expect([code, message]).to.deep.equal(['siwe_refused', 'Error verifying SIWE signature']);
    });
  }

  const without: Record<string, Siwe> = {
    'no session': { getSession: () => null },
    'a session of somebody else': { getSession: () => ({ address: BOB, chainId: 31337 }) },
    'a session on another network': { getSession: () => ({ address: ALICE, chainId: 1 }) },
    'a session that is over': { getSession: () => ({ address: ALICE, chainId: 31337, expiresAt: 1 }) },
  };
  for (const [what, site] of Object.entries(without)) {
    it(`fails with a yes but ${what}`, async () => {
      const { verify } = await service(site);
      expect((await rejection(verify())).code).to.equal('siwe_no_session');
    });
  }

  it('fails with a session that cannot be read', async () => {
    const { verify } = await service({ getSession: () => ({ address: 5 }) as never });
    expect((await rejection(verify())).code).to.equal('siwe_failed');
  });

  it('does not happen for a message that the wallet has changed', async () => {
    let isAsked = false;
    const { verify, draft } = await service({
      verifyMessage: () => {
        isAsked = true;
        return true;
      },
    });
    const { message } = await draft();
    for (const change of [
      { message: message.replace('abcdef123456', 'abcdef123457') },
      { message: message.replace(host, 'evil.example') },
      { message: message.replace(`URI: ${origin}`, `URI: ${origin}/\u202Eyap`) },
      { message: 'Something else' },
      { account: `${ONE}:${BOB}` as unknown as typeof account },
    ]) {
      expect((await rejection(verify(change))).code).to.equal('wallet_invalid_answer');
    }
    expect(isAsked).to.equal(false);
  });

  it('does not happen after the element was removed', async () => {
    let isAsked = false;
    const { siwe, draft, leave, signal } = await service({
      verifyMessage: () => {
        isAsked = true;
        return true;
      },
    });
    const asked = await draft();
    leave();
    const proof = { account, message: asked.message, signature };
    expect((await rejection(siwe.verify(proof, asked, { signal }))).code).to.equal('aborted');
    expect((await rejection(draft())).code).to.equal('aborted');
    expect(isAsked).to.equal(false);
  });

  it('does not fail by a mistake of the page when it is told', async () => {
    const { verify, host: told } = await service({
      onSignIn() {
        throw new Error('mine');
      },
    });
    expect(await verify()).to.have.property('account', account);
    expect(told).to.include('report siwe_failed');
  });
});

describe('a setting that cannot be used', () => {
  for (const [what, site] of Object.entries({
    'without a function': { verifyMessage: undefined },
    'with a text for a function': { signOut: 'out' as never },
    'with a text for a flag': { required: 'yes' as never },
  })) {
    it(`is reported and signs nobody in: ${what}`, async () => {
      const { draft, host: told } = await service(site as Siwe);
      expect((await rejection(draft())).code).to.equal('siwe_failed');
      expect(told).to.include('report config_invalid');
    });
  }
});
