import { keptPictures } from "@stopbank/map-page/kept-pictures";
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
  const [pictures, setPictures] = useState(() => pictured(userUuid, name));
  return (
    <ContinueView
      onForget={() => {
        keepVisits(key, []);
        setVisits([]);
        setPictures(new Map());
        keptPictures(userUuid, name).forget();
      }}
      pictures={pictures}
      visits={visits}
    />
  );
}

/** What maps looked like, as addresses of pictures, by their page's path. */
const pictured = (userUuid: string, clientName: string): ReadonlyMap<string, string> =>
  new Map(
    keptPictures(userUuid, clientName)
      .read()
      .map(({ path, picture }) => [path, `data:image/webp;base64,${picture}`]),
  );
