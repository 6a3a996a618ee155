import type { Printing } from "@stopbank/plugin-api/print";

/** What is waited for before a document is printed. */
export interface Ledger extends Printing {
  /** What is still to come, in words. */
  awaited(): readonly string[];
  /** Why the document cannot be printed. */
  failure(): unknown;
}

export function createLedger(): Ledger {
  const waits = new Set<{ readonly what: string }>();
  let failed: { readonly why: unknown } | undefined;
  return {
    wait(what) {
      const one = { what };
      waits.add(one);
      return () => {
        waits.delete(one);
      };
    },
    fail(why) {
      failed ??= { why };
    },
    awaited: () => [...waits].map(({ what }) => what),
    failure: () => failed?.why,
  };
}
