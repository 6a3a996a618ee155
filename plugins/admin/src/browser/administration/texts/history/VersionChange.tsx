import type { ContentKindName } from "@stopbank/contract/content";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import useSWR from "swr";
import { comparableText } from "../../../../domain/texts/texts.ts";
import { WordDiffView } from "../../editing/WordDiffView.tsx";

export interface VersionChangeProps {
  readonly kind: ContentKindName;
  readonly name: string;
  readonly version: number;
}

/** What a version says otherwise than the one before it. */
export function VersionChange({ kind, name, version }: VersionChangeProps) {
  const call = useCall();
  const client = useClient().name;
  const bodies = useSWR([client, "version", kind, name, version], () =>
    Promise.all(
      [version - 1, version].map(async (number) => {
        if (number === 0) return null;
        const textVersion = String(number);
        const query = name === "" ? {} : { query: { name } };
        return (await call(routes.textVersion, { params: { kind, textVersion }, ...query })).body;
      }),
    ),
  );
  return (
    <Loaded
      label="Loading both versions"
      of={toLoadable(bodies)}
      skeleton={<Skeleton height={60} />}
      what="The versions could not be loaded"
    >
      {([before, after]) => <WordDiffView after={comparableText(after)} before={comparableText(before)} />}
    </Loaded>
  );
}
