import type { CallApi } from "@stopbank/contract/client";
import type { ClientInfo } from "@stopbank/plugin-api/browser";
import type { Toaster } from "@stopbank/ui/toaster";
import { createPriorities, type Priorities } from "./createPriorities.ts";
import { createLandingMark } from "./landingMark.ts";

/** For the client in use, in this tab. */
export const startPriorities = (given: {
  readonly call: CallApi;
  readonly client: ClientInfo;
  readonly toaster: Toaster;
}): Priorities =>
  createPriorities({ ...given, mark: createLandingMark(given.client.name, window.sessionStorage) });
