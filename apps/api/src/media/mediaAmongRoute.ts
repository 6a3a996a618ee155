import { routes } from "@stopbank/contract/routes";
import type { Store } from "@stopbank/store";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { presentMedia } from "./presentMedia.ts";

/** Tells an editor which of the media that a text names are there. */
export function mediaAmongRoute(register: RegisterRoute, { store }: { readonly store: Store }): void {
  register(routes.mediaAmong, async ({ query: { names }, caller: { client } }) => {
    const asked = [...new Set(names.split(","))];
    return { names: [...(await presentMedia(store, client.id, asked))] };
  });
}
