import type { InboxMessage } from "@stopbank/contract/inbox";
import { routes } from "@stopbank/contract/routes";
import { useCall } from "@stopbank/plugin-api/browser";
import { type Loadable, loading, ready } from "@stopbank/ui/loadable";
import { useEffect, useState } from "react";

/** An address of the picture that came with a message, for as long as it is shown; undefined where none came. */
export function useMessagePicture({ feedback_id, picture }: InboxMessage): Loadable<string> | undefined {
  const call = useCall();
  const [tried, setTried] = useState(0);
  const [loaded, setLoaded] = useState<Loadable<string>>(loading);
  const isThere = picture !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tried` asks for it once more.
  useEffect(() => {
    if (!isThere) return;
    let address: string | undefined;
    let isGone = false;
    setLoaded(loading);
    call(routes.feedbackPicture, { params: { feedback_id } }).then(
      (bytes) => {
        if (isGone) return;
        address = URL.createObjectURL(new Blob([bytes], { type: "image/webp" }));
        setLoaded(ready(address));
      },
      (error: Error) => {
        const retry = () => setTried((before) => before + 1);
        if (!isGone) setLoaded({ state: "failed", error, retry });
      },
    );
    return () => {
      isGone = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [call, feedback_id, isThere, tried]);
  return isThere ? loaded : undefined;
}
