import { administer } from "../../administration/administer.ts";
import { flagWords } from "../../administration/flagWords.ts";

/** `stopbank flag list <client> [--json]`: every flag there is, how it stands and what it does. Errors as `administer`. */
export const flagList = (client: string, { json = false }: { readonly json?: boolean }): Promise<void> =>
  administer("flag/list", { client, flags: flagWords(), json });
