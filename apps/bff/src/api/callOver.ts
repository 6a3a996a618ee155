import type { CallApi } from "@stopbank/contract/client";
import { callBy } from "@stopbank/http-edge/call-by";
import { type ApiAnswer, type ApiCall, wholeOf } from "./transport.ts";

/** How long until an answer has to begin. */
const timeoutMs = 30_000;

/** The contract's calls over one way to the API. Throws as `callBy` does. */
export const callOver = (send: (call: ApiCall) => Promise<ApiAnswer>): CallApi =>
  callBy(async (call) => wholeOf(await send({ ...call, timeoutMs })));
