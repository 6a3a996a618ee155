import type { Store } from "@stopbank/store";
import { getClientConfig } from "@stopbank/store/client-settings";
import { recently } from "../http/recently.ts";
import { clientConfig } from "./clientDocuments.ts";

const keptMs = 60_000;

/** The countries that a client's people look for addresses in, as they were a minute ago at most, by the client's id. */
export const createCountryCodes = (store: Store): ((clientId: string) => Promise<readonly string[]>) =>
  recently(keptMs, (clientId) =>
    store.withClient(
      clientId,
      async (tx) =>
        clientConfig({ clientName: "", displayName: "" }, await getClientConfig(tx), null).country_codes,
    ),
  );
