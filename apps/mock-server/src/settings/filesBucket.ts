import { z } from 'zod';
import type { FilesBucket } from '../createBlobs.ts';
import { type Complaint, complain, complaintsOf, type Environment, withoutEmpty } from './complaints.ts';
import { readSecretFiles } from './readSecretFiles.ts';

const URL_EXAMPLE = 'https://s3.eu-central-1.amazonaws.com/cortex-files';
const WRONG_URL = `has to be the http or https address of a bucket, with it as the path or first in the name, and without a password, e.g. ${URL_EXAMPLE}`;
const WRONG_KEY = 'has to be one word of plain letters, digits and signs';

const word = (missing: string) => z.string(missing).regex(/^[\x21-\x7e]+$/, WRONG_KEY);

const FilesSettings = z.object({
  FILES_S3_URL: z
    .string(`is missing: the address of the bucket, e.g. ${URL_EXAMPLE}`)
    .refine(isBucketAddress, WRONG_URL),
  FILES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'has to be the name of a region, e.g. eu-central-1')
    .default('us-east-1'),
  FILES_S3_ACCESS_KEY_ID: word(
    'is missing: the name of the key for the bucket of FILES_S3_URL, e.g. AKIAEXAMPLE',
  ),
  FILES_S3_SECRET_ACCESS_KEY: word(
    'is missing: the secret of FILES_S3_ACCESS_KEY_ID, as the storage showed it, e.g. wJalrXUtnFEMI-EXAMPLE',
  ),
  FILES_S3_NEW: z.enum(['yes', 'no'], 'is yes or no').default('yes'),
});

export const FILES_SETTINGS = Object.keys(FilesSettings.shape);
export const FILES_SECRETS = ['FILES_S3_ACCESS_KEY_ID', 'FILES_S3_SECRET_ACCESS_KEY'] as const;
export const FILES_PREFIX = 'FILES_S3_';

type Read = { read: FilesBucket | undefined; complaints: Complaint[] };

/** Where files go besides the database, by `FILES_S3_URL` and its keys: all of them or none. */
export function parseFilesBucket(environment: Environment): Read {
  if (!FILES_SETTINGS.some((name) => environment[name])) return { read: undefined, complaints: [] };
  const { data, error } = FilesSettings.safeParse(withoutEmpty(environment));
  return {
    read: data && {
      url: data.FILES_S3_URL,
      region: data.FILES_S3_REGION,
      accessKeyId: data.FILES_S3_ACCESS_KEY_ID,
      secretAccessKey: data.FILES_S3_SECRET_ACCESS_KEY,
      takesNew: data.FILES_S3_NEW === 'yes',
    },
    complaints: complaintsOf(error),
  };
}

/** The same for commands that need no other settings. Throws one sentence a setting that is missing or wrong. */
export function readFilesBucket(given: Environment): FilesBucket | undefined {
  const { environment, complaints: unreadable } = readSecretFiles(given, FILES_SECRETS);
  const { read, complaints } = parseFilesBucket(environment);
  const all = [...unreadable, ...complaints];
  if (all.length > 0) throw complain(all);
  return read;
}

/** An address with a bucket and nothing else in it. */
function isBucketAddress(text: string): boolean {
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol)) return false;
  if (address.username + address.password + address.search + address.hash !== '') return false;
  const path = address.pathname.split('/').filter((part) => part !== '');
  if (path.length > 0) return path.length === 1;
  return !/^[\d.]+$|^\[/.test(address.hostname) && address.hostname.split('.').length > 2;
}
