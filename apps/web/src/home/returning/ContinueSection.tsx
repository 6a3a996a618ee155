import { useClient, useSession } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { ContinueView } from "./ContinueView.tsx";
import { keepVisits, keptVisits, visitsKey } from "./keptVisits.ts";

/** Where the person was last. */
export default function ContinueSection() {
  const { name } = useClient();
  const { userUuid = "" } = useSession();
  const key = visitsKey(userUuid, name);
  const [visits, setVisits] = useState(() => keptVisits(key));
  return (
    <ContinueView
      onForget={() => {
        keepVisits(key, []);
        setVisits([]);
      }}
      visits={visits}
    />
  );
}
