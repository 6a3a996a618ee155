import { Button } from "@blueprintjs/core";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { StartFailed } from "./StartFailed.tsx";

const failed = { error: undefined, retry: unheard, feedback: <Button text="Submit Feedback" /> };
const answered = (message: string, status: number) =>
  Object.assign(new Error(message), { status, requestId: "req-7f3a" });

export default statesOf(
  StartFailed,
  {
    unknown: failed,
    "out of reach": { ...failed, error: answered("The server is out of reach.", 0) },
    "server's fault": { ...failed, error: answered("The answer could not be made.", 500) },
    "long text": {
      ...failed,
      error: answered(
        "The settings of this client were written by a newer version of the server than the one that answered; whoever runs this installation has to bring all of its servers up to date.",
        503,
      ),
    },
  },
  { coversPage: true },
);
