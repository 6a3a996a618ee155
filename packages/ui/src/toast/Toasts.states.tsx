import { statesOf, unheard } from "../testing/statesOf.tsx";
import { Toasts } from "./Toasts.tsx";
import { createToaster, type Toast, type Toaster } from "./toaster.ts";

/** Nothing it shows goes by itself, so that there is time to look at it. */
function lasting(...toasts: readonly Toast[]): Toaster {
  const toaster = createToaster(() => new Date("2026-03-01T09:00:00Z"));
  for (const toast of toasts) toaster.show(toast);
  return { ...toaster, dismiss: unheard };
}

const action = { label: "Undo", run: unheard };

export default statesOf(
  Toasts,
  {
    none: { toaster: lasting() },
    "one of each": {
      toaster: lasting(
        { intent: "info", message: "The map is in the address." },
        { intent: "success", message: "The scene is saved." },
        { intent: "warning", message: "One layer has no data here." },
      ),
    },
    error: { toaster: lasting({ intent: "error", message: "The server is out of reach." }) },
    "with an action": { toaster: lasting({ intent: "info", message: "The area is gone.", action }) },
    "long text": {
      toaster: lasting({
        intent: "warning",
        message:
          "Two of the nine layers in this address are not offered to this client any more, or are not for you: they were left out of the map, and all the others are as they were.",
        action,
      }),
    },
  },
  { around: (view) => <div style={{ contain: "layout", height: 200 }}>{view}</div> },
);
