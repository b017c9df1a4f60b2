import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { titleOf } from './titleOf.ts';

interface Entry {
  text: string;
  link: string;
}

/** The links on every page. Missing documents are left out. */
export function createNavigation(repository: string) {
  const page = (text: string, path: string): Entry[] =>
    existsSync(join(repository, `${path.split('#')[0]}.md`)) ? [{ text, link: `/${path}` }] : [];
  const doc = (text: string, name: string) => page(text, `docs/${name}`);
  const group = (text: string, ...items: Entry[][]) => ({ text, items: items.flat() });

  const nav = [
    ...doc('Guides', existsSync(join(repository, 'docs/start.md')) ? 'start' : 'usage'),
    { text: 'Playground', link: '/playground' },
    { text: 'Theme studio', link: '/studio' },
    ...doc('Reference', 'reference'),
  ];

  /** In the order in which a site's developer needs them. */
  const sidebar = [
    group(
      'Start',
      doc('Start in 60 seconds', 'start'),
      page('Install', 'README'),
      doc('Frameworks', 'frameworks'),
      page('Examples', 'examples/README').map((entry) => ({ ...entry, link: '/examples/' })),
    ),
    group(
      'Networks and wallets',
      doc('Networks and nodes', 'networks'),
      doc('Solana', 'solana'),
      doc('Which wallets appear', 'wallets'),
      doc('Phones', 'phones'),
    ),
    group(
      'What visitors can do',
      doc('Usage', 'usage'),
      doc('Sign in with wallet', 'sign-in-with-wallet'),
      doc('Send, swap and buy', 'sending-swapping-buying'),
      doc('What became of a transaction', 'transactions'),
    ),
    group(
      'Make it yours',
      doc('Theming', 'theming'),
      doc('Languages', 'languages'),
      doc('Translating', 'translating'),
    ),
    group(
      'Run it',
      doc('Testing your site', 'testing'),
      doc('Sandbox', 'sandbox'),
      doc('Content security policy', 'content-security-policy'),
      doc('Privacy', 'privacy'),
      doc('Self-hosting', 'self-hosting'),
      doc('Without a vendor', 'without-a-vendor'),
      doc('Sources', 'sources'),
      doc('Analytics', 'analytics'),
      doc('Troubleshooting', 'troubleshooting'),
    ),
    group(
      'Come from another product',
      ...['web3modal', 'appkit', 'rainbowkit', 'connectkit', 'web3-onboard'].map((name) =>
        doc(
          titleOf(join(repository, `docs/migration/${name}.md`)).replace('Coming from ', ''),
          `migration/${name}`,
        ),
      ),
    ),
    group(
      'Decide',
      doc('Questions', 'questions'),
      doc('Comparison', 'comparison'),
      doc('Sizes and speed', 'sizes'),
      doc('The benchmark', 'bench'),
      [{ text: 'Scripts of the figures', link: '/measuring' }],
      doc('Accessibility', 'accessibility'),
      doc('Security model', 'security-model'),
      page('Report a problem', 'SECURITY'),
      doc('Support and versions', 'versions'),
    ),
    group('Look up', doc('Reference', 'reference'), doc('Behaviour', 'behaviour')),
    group(
      'The project',
      page('Changes', 'CHANGELOG'),
      page('Contributing', 'CONTRIBUTING'),
      page('Architecture', 'ARCHITECTURE'),
      [{ text: 'Decisions', link: '/docs/decisions/' }],
      page('Code of conduct', 'CODE_OF_CONDUCT'),
      [{ text: 'License', link: '/LICENSE' }],
    ),
  ];
  return { nav, sidebar };
}
