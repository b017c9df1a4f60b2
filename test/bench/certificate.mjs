import { createHash, generateKeyPairSync, sign } from 'node:crypto';

// Certificates are DER (X.690, RFC 5280): each element has a tag, a length and a content, and some contain others.
const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BITS = 0x03;
const OBJECT = 0x06;
const TEXT = 0x0c;
const UTC_TIME = 0x17;

/** A DER length: one byte below 128. Longer forms are only allowed where needed. */
const lengthOf = ({ length }) =>
  length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];

function der(tag, ...parts) {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content)]), content]);
}

const COMMON_NAME = Buffer.from('550403', 'hex');
const ECDSA_WITH_SHA256 = Buffer.from('2a8648ce3d040302', 'hex');

const nameOf = (host) =>
  der(SEQUENCE, der(SET, der(SEQUENCE, der(OBJECT, COMMON_NAME), der(TEXT, Buffer.from(host)))));
const utc = (date) => `${date.toISOString().slice(2, 19).replace(/\D/g, '')}Z`;
const DAY_MS = 86_400_000;

/** A key and a self-signed certificate, valid for a day. Chromium accepts it by its `fingerprint`. */
function makeCertificate(host, now = Date.now()) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = der(SEQUENCE, der(OBJECT, ECDSA_WITH_SHA256));
  const life = [now - DAY_MS, now + DAY_MS].map((time) => der(UTC_TIME, Buffer.from(utc(new Date(time)))));
  const body = der(
    SEQUENCE,
    der(INTEGER, Buffer.from([1])),
    algorithm,
    nameOf(host),
    der(SEQUENCE, ...life),
    nameOf(host),
    key,
  );
  const signature = der(BITS, Buffer.from([0]), sign('sha256', body, privateKey));
  const certificate = der(SEQUENCE, body, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(key).digest('base64'),
  };
}

/** The certificate of this run's server. */
export const certificate = makeCertificate('127.0.0.1');
