import { errorOf } from "@stopbank/contract/client";
import { fileNameOf } from "@stopbank/contract/file-name";
import type { Network, PageJobs } from "@stopbank/plugin-api/browser";
import { saveFile } from "@stopbank/ui/save-file";
import { keptOf } from "../session/forgetKept.ts";
import { shell, toasts } from "../session/state.ts";
import { createAwaited } from "./awaited.ts";
import { createDeliveries } from "./deliveries.ts";
import { createOwnJobs, type OwnJobs } from "./ownJobs.ts";

/** What plugins are offered, on the same jobs that the menu shows. */
export interface OwnPageJobs extends PageJobs {
  readonly own: OwnJobs;
}

// The menu and plugins ask for them apart; of a client in use there is one network.
const ofNetwork = new WeakMap<Network, OwnPageJobs>();

let isLeft = false;
addEventListener("pagehide", () => {
  isLeft = true;
});
// A browser may keep a page that was left, and come back to it.
addEventListener("pageshow", () => {
  isLeft = false;
});

const leavingMs = 1_000;
/** A page that is left may be told so after what it fetches was ended. */
const isLeftSoon = (): Promise<boolean> =>
  new Promise((known) => {
    if (isLeft) return known(true);
    const left = () => known(true);
    addEventListener("pagehide", left, { once: true });
    setTimeout(() => {
      removeEventListener("pagehide", left);
      known(false);
    }, leavingMs);
  });

/** One's jobs in the client of a network: the same for as long as it is in use. */
export function pageJobsOf(network: Network, clientName: string): OwnPageJobs {
  const former = ofNetwork.get(network);
  if (former !== undefined) return former;
  const own = createOwnJobs(network, clientName);
  const awaited = createAwaited(
    `${keptOf.awaited}${clientName} ${shell.session.userUuid}`,
    window.sessionStorage,
  );
  const made: OwnPageJobs = {
    own,
    ...createDeliveries({ ...own, awaited, toaster: toasts, save: saveFile, isLeft: isLeftSoon }),
    save: async (path, init) => {
      const response = await network.fetch(path, init);
      if (!response.ok) throw await errorOf(response);
      const name = fileNameOf(response.headers.get("content-disposition")) ?? "download";
      saveFile(name, await response.blob());
    },
  };
  ofNetwork.set(network, made);
  return made;
}
