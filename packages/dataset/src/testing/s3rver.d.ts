// The package brings no types; this is the part of it that the tests use.
declare module "@20minutes/s3rver" {
  import type { RequestListener } from "node:http";

  interface Options {
    readonly directory: string;
    readonly silent?: boolean;
    readonly vhostBuckets?: boolean;
    readonly configureBuckets?: readonly { readonly name: string }[];
  }

  interface Stored {
    readonly metadata: Readonly<Record<string, string>>;
    readonly content: { destroy(): void };
  }

  export default class S3rver {
    constructor(options: Options);
    readonly store: {
      getObject(bucket: string, key: string): Promise<Stored | null>;
    };
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}

declare module "@20minutes/s3rver/lib/models/account.js" {
  interface Account {
    createKeyPair(accessKeyId: string, secretAccessKey: string): void;
    revokeAccessKey(accessKeyId: string): void;
  }

  const account: { readonly DUMMY_ACCOUNT: Account };
  export default account;
}
