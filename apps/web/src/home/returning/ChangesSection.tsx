import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useSession } from "@stopbank/plugin-api/browser";
import { emptyScene } from "@stopbank/scene/empty";
import { layersOfKind } from "@stopbank/scene/layers";
import { decodeScene } from "@stopbank/scene/query";
import { mapLoadable, toLoadable } from "@stopbank/ui/loadable";
import { useEffect, useState } from "react";
import useSWR from "swr";
import { ChangesView, type DataNews } from "./ChangesView.tsx";
import { keptVisits, visitsKey } from "./keptVisits.ts";
import { readSeen, type SeenVersion, withVersion } from "./seenVersion.ts";

/** So many layers are compared: each is a sentence. */
const mostLayers = 4;

/** What is new in the data since the person saw it last. */
export default function ChangesSection() {
  const call = useCall();
  const { name } = useClient();
  const { userUuid = "" } = useSession();
  const last = useLastScene(userUuid);
  const versions = useSWR([name, "dataset versions"], () => call(routes.datasetVersions, {}));
  const current = versions.data?.find(({ is_current }) => is_current);
  const seen = useSeen(`stopbank.data.${userUuid}.${name}`, current?.version);
  const before = versions.data?.find(({ version }) => version === seen?.before);
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
          : { current, before, mapPath: before && asked ? withSince(last.href, before.version) : undefined },
      )}
      sentences={
        asked
          ? mapLoadable(toLoadable(comparison), (layers) => layers.map(({ sentence }) => sentence))
          : { state: "ready", value: [] }
      }
    />
  );
}

/** What was on the risk map when the person was there last. */
function useLastScene(userUuid: string) {
  const { name, config } = useClient();
  const [last] = useState(() => {
    const href =
      keptVisits(visitsKey(userUuid, name)).find((visit) => /^\/risk(\?|$)/.test(visit.href))?.href ?? "";
    const { scene } = decodeScene(href.split("?")[1] ?? "", emptyScene(name, config.default_location));
    return {
      href,
      types: layersOfKind(scene, "element")
        .map(({ id }) => id)
        .slice(0, mostLayers),
      tags: [...new Set(layersOfKind(scene, "hazard").map(({ scenario }) => scenario))],
    };
  });
  return last;
}

/** The versions seen, in this browser; the current one from now on. */
function useSeen(key: string, current: string | undefined): SeenVersion | undefined {
  const [kept] = useState(() => read(key));
  const seen = current === undefined ? undefined : withVersion(kept, current, new Date().toISOString());
  const text = seen && JSON.stringify(seen);
  useEffect(() => {
    try {
      if (text !== undefined) localStorage.setItem(key, text);
    } catch {
      // No storage here: nothing is known to have been seen.
    }
  }, [key, text]);
  return seen;
}

function read(key: string): SeenVersion | undefined {
  try {
    return readSeen(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** A link to a map, coloured by what became of its elements since a version. */
function withSince(href: string, version: string): string {
  const [path = "", query = ""] = href.split("?");
  const parameters = new URLSearchParams(query);
  parameters.set("since", version);
  parameters.delete("compare");
  return `${path}?${parameters}`;
}
