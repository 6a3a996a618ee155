import { statesOf, unheard } from "../testing/statesOf.tsx";
import { Failed } from "./Failed.tsx";
import { LogInOffer } from "./logInOffer.ts";

const answered = (message: string, status: number) =>
  Object.assign(new Error(message), { status, requestId: "req-7f3a" });

export default statesOf(
  Failed,
  {
    unknown: {},
    "may pass": {
      error: answered("The server is out of reach.", 0),
      what: "Layers could not be loaded",
      retry: unheard,
    },
    "server's fault": { error: answered("The answer could not be made.", 500), retry: unheard },
    "code missing": {
      error: new TypeError(
        "Failed to fetch dynamically imported module: https://risk.example/assets/List-a1b2.js",
      ),
      what: "The list could not be loaded",
      retry: unheard,
    },
    refused: {
      error: answered("This layer is for members.", 403),
      what: "Layers could not be loaded",
      retry: unheard,
    },
    "logged out": { error: answered("The session has ended.", 401), retry: unheard },
    "long text": {
      error: answered(
        "The area has more corners than can be asked about at once; draw a simpler one, or choose one of the regions, which are prepared and may be as fine as they like.",
        413,
      ),
      what: "The summary of buildings, roads, pipes and people could not be made for this area",
    },
  },
  { around: (view) => <LogInOffer value={unheard}>{view}</LogInOffer> },
);
