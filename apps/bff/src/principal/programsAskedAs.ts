import { routes } from "@stopbank/contract/routes";
import type { AskedAs } from "@stopbank/plugin-api/server-host";
import { callOver } from "../api/callOver.ts";
import type { Ask } from "./askAs.ts";
import type { Principal } from "./principal.ts";

/**
 * Who asks what programs with API tokens may ask too. Such a token may not ask who its maker is, which is about a person; it
 * is told in whose name it exports, where it has the scope for exports.
 */
export function programsAskedAs({ kind }: Pick<Principal, "kind">, { send }: Pick<Ask, "send">): AskedAs {
  const call = callOver(send);
  return kind === "token"
    ? { kind: "bearer", call, who: () => call(routes.exportCaller, {}) }
    : { kind, call };
}
