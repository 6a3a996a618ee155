import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useSession } from "@stopbank/plugin-api/browser";
import { emptyScene } from "@stopbank/scene/empty";
import { mapLoadable, toLoadable } from "@stopbank/ui/loadable";
import { useEffect, useState } from "react";
import useSWR from "swr";
import { keptText } from "../../keptText.ts";
import { keptOf } from "../../session/forgetKept.ts";
import { ChangesView, type DataNews } from "./ChangesView.tsx";
import { keptVisits, visitsKey } from "./keptVisits.ts";
import { lastMapOf, withSince } from "./lastMap.ts";
import { readSeen, type SeenVersion, type Standing, standingOf, withVersion } from "./seenVersion.ts";

/** What is new in the data since the person saw it last. */
export default function ChangesSection() {
  const call = useCall();
  const { name, config } = useClient();
  const { userUuid = "" } = useSession();
  const [last] = useState(() =>
    lastMapOf(keptVisits(visitsKey(userUuid, name)), emptyScene(name, config.default_location)),
  );
  const versions = useSWR([name, "dataset versions"], () => call(routes.datasetVersions, {}));
  const current = versions.data?.find(({ is_current }) => is_current);
  const { seen, standing } = useSeen(`${keptOf.data}${userUuid}.${name}`, current?.version);
  const before =
    standing === "new" ? versions.data?.find(({ version }) => version === seen?.before) : undefined;
  const asked = before !== undefined && last.types.length > 0 && last.tags.length > 0;
  const comparison = useSWR(asked ? [name, "compared", before.version, last.href] : null, () =>
    call(routes.versionComparison, {
      params: { types: last.types.join(), tags: last.tags.join(), version: before?.version ?? "" },
      rest: "all",
      query: {},
      body: {},
    }),
  );
  return (
    <ChangesView
      news={mapLoadable(toLoadable(versions), (): DataNews | undefined =>
        current === undefined
          ? undefined
          : {
              current,
              standing,
              before,
              mapPath: before && asked ? withSince(last.href, before.version) : undefined,
            },
      )}
      sentences={
        asked
          ? mapLoadable(toLoadable(comparison), (layers) => layers.map(({ sentence }) => sentence))
          : { state: "ready", value: [] }
      }
    />
  );
}

/** The versions seen, in this browser; the current one from now on. */
function useSeen(
  key: string,
  current: string | undefined,
): { readonly seen: SeenVersion | undefined; readonly standing: Standing } {
  const [kept] = useState(() => readSeen(keptText(key).read()));
  const [now] = useState(() => new Date());
  const seen = current === undefined ? undefined : withVersion(kept, current, now.toISOString());
  const text = seen && JSON.stringify(seen);
  useEffect(() => {
    if (text !== undefined) keptText(key).write(text);
  }, [key, text]);
  return { seen, standing: seen === undefined ? "first" : standingOf(kept, seen, now) };
}
