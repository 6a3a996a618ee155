import { administer } from "../../administration/administer.ts";

/** `stopbank client show <client>`. Errors as `administer`. */
export const clientShow = (client: string): Promise<void> => administer("client/show", { client });
