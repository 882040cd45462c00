/** Why a call to the storage came to nothing; all of it that is ever written down. */
export type BucketFailure =
  | 'timeout'
  | 'unreachable'
  | 'refused'
  | 'redirect'
  | 'status'
  | 'missing'
  | 'truncated'
  | 'damaged';

/** A call to the storage that came to nothing. It quotes nothing of the storage or of the file. */
export class BucketFailed extends Error {
  override readonly name = 'BucketFailed';
  readonly code: BucketFailure;

  constructor(code: BucketFailure) {
    super(`The storage of files failed: ${code}.`);
    this.code = code;
  }
}

/** What the bytes of an object have to be: how many, and their SHA-256 in hex. */
export type Fingerprint = { size: number; sha256: string };

/** Where a bucket of S3-compatible storage is, and who may use it. */
export type BucketSettings = {
  /** With the bucket: as its path, or as the first name of the host. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** What is asked of the storage. */
export type BucketCall = 'put' | 'head' | 'get' | 'delete' | 'list';

/** Hears of every call, what came of it and how long it took. */
export type ObserveBucket = (call: BucketCall, outcome: 'ok' | BucketFailure, seconds: number) => void;

/** A bucket. Every method ends within the time that it was opened with, and rejects with `BucketFailed`. */
export type Bucket = {
  /** Writes an object, and makes sure that it is there as long as it should be. */
  put(key: string, file: { media_type: string; bytes: Uint8Array } & Fingerprint): Promise<void>;
  /** An object's bytes, which are what they have to be. */
  get(key: string, expected: Fingerprint): Promise<Uint8Array<ArrayBuffer>>;
  /** Erases an object; one that is not there is erased. */
  remove(key: string): Promise<void>;
  /** All objects by their key with their size in bytes; the time holds for each thousand. */
  list(): Promise<Map<string, number>>;
};
