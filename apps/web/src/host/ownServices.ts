import { type MapPages, mapPages } from "@stopbank/map-page/pages";
import type { Manifest, Token } from "@stopbank/plugin-api";
import type { ClientInfo, Session } from "@stopbank/plugin-api/browser";
import * as shellTokens from "@stopbank/plugin-api/browser";
import type { Host } from "@stopbank/plugin-api/browser-host";
import { emptyScene } from "@stopbank/scene/empty";
import { createScenes } from "@stopbank/scene/scenes";
import { termsOf } from "@stopbank/ui/terms";
import { snapshot, subscribe } from "valtio";
import { createCall, createNetwork } from "../client/network.ts";
import { shows } from "../feedback/feedbackScreen.ts";
import { door } from "../palette/door.ts";
import { goTo } from "../routing/goTo.ts";
import { epochSignal, openFeedback, openLogin, shell, toasts } from "../session/state.ts";
import { switchClient } from "../session/switchClient.ts";
import { createDialogs, dialogs } from "./dialogs.ts";

/**
 * What the shell offers to plugins while this client is in use.
 *
 * @param pages of this client's maps: whoever leaves the client leaves them.
 * @param contributions what plugins that are on add to each place.
 * @param manifests of the plugins there are, on or off.
 */
export function ownServices(
  client: ClientInfo,
  pages: MapPages,
  contributions: Host["contributions"],
  manifests: readonly Manifest[],
): readonly (readonly [Token<unknown>, unknown])[] {
  const left = epochSignal();
  const network = createNetwork(client.name);
  const ownDialogs = createDialogs();
  return [
    offer(shellTokens.network, network),
    offer(shellTokens.call, createCall(network)),
    offer(shellTokens.session, sessionUntil(left)),
    offer(shellTokens.client, client),
    offer(shellTokens.clientLeft, left),
    offer(shellTokens.terms, termsOf(client.preferences.term_preference)),
    offer(shellTokens.toaster, toasts),
    offer(shellTokens.navigation, { go: goTo, openDialog: ownDialogs.open }),
    offer(shellTokens.feedback, { ask: openFeedback, shows }),
    offer(shellTokens.palette, door),
    offer(shellTokens.previews, () => import("../previews/previews.tsx")),
    offer(shellTokens.pageJobs, () =>
      import("../jobs/pageJobs.ts").then(({ pageJobsOf }) => pageJobsOf(network, client.name)),
    ),
    offer(shellTokens.contributions, contributions),
    offer(shellTokens.manifests, manifests),
    offer(dialogs, ownDialogs),
    offer(mapPages, pages),
    offer(
      shellTokens.scenes,
      createScenes(emptyScene(client.name, client.config.default_location), contributions("sceneExtensions")),
    ),
  ];
}

const offer = <T>(token: Token<T>, value: T): readonly [Token<unknown>, unknown] => [token, value];

/** The session, which tells nobody of a client that was left. */
const sessionUntil = (left: AbortSignal): Session => ({
  get: () => snapshot(shell).session,
  subscribe: (changed) => {
    if (left.aborted) return () => undefined;
    const unsubscribe = subscribe(shell, changed);
    left.addEventListener("abort", unsubscribe);
    return () => {
      left.removeEventListener("abort", unsubscribe);
      unsubscribe();
    };
  },
  askToLogIn: openLogin,
  changeClient: (name, returnTo) => void switchClient(name, returnTo),
});
