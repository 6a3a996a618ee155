import { useFlags } from "../host/hostContext.ts";

/** Where the client in use says whom to turn to: on a tab of its new Home; undefined where that is off. */
export const useContactsPath = (): string | undefined =>
  useFlags()("newLandingPage") ? "/home/contacts" : undefined;
