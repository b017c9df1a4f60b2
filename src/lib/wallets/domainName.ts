/**
 * A reverse domain name as it may be shown, in small letters: what wallets say there is free text. Labels of letters,
 * digits and hyphens, the first one a top-level domain, 64 characters in all. Names with encoded letters (`xn--`) are left
 * out: what they stand for may look like another name, and their code tells people nothing.
 */
export function domainName(rdns: string | undefined): string | undefined {
  if (rdns === undefined || rdns.length > 64 || !/^[a-z]{2,}(\.(?!..--)[a-z0-9-]+)+$/i.test(rdns))
    return undefined;
  return /\.-|-(\.|$)/.test(rdns) ? undefined : rdns.toLowerCase();
}
