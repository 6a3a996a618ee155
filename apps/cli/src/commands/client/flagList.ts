import { administer } from "../../administration/administer.ts";
import { knownFlags } from "../../administration/knownFlags.ts";

/** `stopbank flag list <client> [--json]`: every flag there is, and how it stands. Errors as `administer`. */
export const flagList = (client: string, { json = false }: { readonly json?: boolean }): Promise<void> =>
  administer("flag/list", { client, flags: [...knownFlags], json });
