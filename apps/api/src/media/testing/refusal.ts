import { readMedium } from "../readMedium.ts";

/** Why a medium is not taken; that it was, where it is. */
export const refusal = (bytes: Buffer): Promise<unknown> =>
  readMedium(bytes).then(
    ({ name }) => `taken as ${name}`,
    (error: unknown) => error,
  );
