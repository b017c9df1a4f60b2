/**
 * A reverse domain name in displayable form, in lower case; wallets can announce any text. Labels of letters, digits and
 * hyphens, the first one a top-level domain, 64 characters in all. Names with encoded letters (`xn--`) are left out: decoded,
 * they may look like another name, and encoded, they mean nothing to people.
 */
export function domainName(rdns: string | undefined): string | undefined {
  if (rdns === undefined || rdns.length > 64 || !/^[a-z]{2,}(\.(?!..--)[a-z0-9-]+)+$/i.test(rdns))
    return undefined;
  return /\.-|-(\.|$)/.test(rdns) ? undefined : rdns.toLowerCase();
}
