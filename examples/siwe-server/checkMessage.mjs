import { getAddress, isAddress } from 'viem';
import { decodeBase58 } from './decodeBase58.mjs';
import { SignInError } from './signInError.mjs';

/** How far a visitor's clock may be ahead. */
const MOST_AHEAD_MS = 60_000;

/** The names that wallets give to Solana's clusters, by the end of their CAIP-2 ids. */
const CLUSTERS = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'testnet',
};

/**
 * Checks that a message is for this site, for one of its networks, and valid now.
 * @param networks the ids of the site's networks, as CAIP-2 writes them
 * @returns the account that should have signed it, and its network's id
 */
export function checkMessage(message, { origin, networks, now }) {
  const site = new URL(origin);
  const asking = message.scheme ? `${message.scheme}://${message.domain}` : message.domain;
  const wanted = message.scheme ? origin : site.host;
  if (asking !== wanted) throw new SignInError(401, `The message is for ${asking}, not for ${wanted}.`);
  if (originOf(message.uri) !== origin) {
    throw new SignInError(401, `The message's URI does not belong to ${origin}.`);
  }
  if (message.version !== '1') throw new SignInError(400, 'The version of the message is not 1.');
  checkTimes(message, now);
  return { address: readAddress(message), chainId: findNetwork(message, networks) };
}

function originOf(uri) {
  try {
    return new URL(uri).origin;
  } catch {
    return undefined;
  }
}

function checkTimes({ issuedAt, expirationTime, notBefore }, now) {
  if (issuedAt > now + MOST_AHEAD_MS) {
    throw new SignInError(401, 'The message was issued in the future. Check the clock of your device.');
  }
  if (expirationTime !== undefined && expirationTime <= now) {
    throw new SignInError(401, 'The message has expired.');
  }
  if (notBefore !== undefined && notBefore > now) throw new SignInError(401, 'The message is not valid yet.');
}

function readAddress({ namespace, address }) {
  if (namespace === 'eip155' && isAddress(address)) return getAddress(address);
  if (namespace === 'solana' && decodeBase58(address)?.length === 32) return address;
  throw new SignInError(400, 'The address in the message is not valid.');
}

function findNetwork({ namespace, chainId }, networks) {
  const found = networks.find((id) => id.startsWith(`${namespace}:`) && namesOf(id).includes(chainId));
  if (!found) throw new SignInError(401, `This site does not let you sign in on network ${chainId}.`);
  return found;
}

/** How messages write a network: Ethereum's by number; Solana's by id, with or without "solana:", or by name. */
function namesOf(id) {
  const [namespace, reference] = id.split(':');
  if (namespace === 'eip155') return [reference];
  const short = [reference, CLUSTERS[reference]].filter(Boolean);
  return [...short, ...short.map((name) => `solana:${name}`)];
}
