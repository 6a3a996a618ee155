import { succeeded } from "@stopbank/contract/client";
import type { Embedding } from "@stopbank/contract/embedding";
import type { Network } from "@stopbank/plugin-api/browser";

/** Whether other sites may show stories of the client in use, and which. @throws ApiError. */
export const askEmbedding = async ({ fetch }: Pick<Network, "fetch">): Promise<Embedding> =>
  (await succeeded(fetch("/bff/embedding"))).json() as Promise<Embedding>;
