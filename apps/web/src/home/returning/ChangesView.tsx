import { AnchorButton } from "@blueprintjs/core";
import type { DatasetVersions } from "@stopbank/contract/dataset-versions";
import { formatDate } from "@stopbank/ui/dates";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { Link } from "wouter";
import type { Standing } from "./seenVersion.ts";

export interface DataNews {
  readonly current: DatasetVersions[number];
  readonly standing: Standing;
  /** What was seen before, where that was another version and is kept still. */
  readonly before: DatasetVersions[number] | undefined;
  /** Where the differences are seen on the map. */
  readonly mapPath: string | undefined;
}

export interface ChangesViewProps {
  /** Undefined where the organisation has no data. */
  readonly news: Loadable<DataNews | undefined>;
  /** What differs for the layers that were on the risk map last, a sentence each; none where nothing was on it. */
  readonly sentences: Loadable<readonly string[]>;
}

/** Whether the data is another than it was, and what that changes. */
export const ChangesView = ({ news, sentences }: ChangesViewProps) => (
  <Loaded
    label="Loading the versions of the data"
    of={news}
    skeleton={<Skeleton height={72} />}
    what="The versions of the data could not be loaded"
  >
    {(known) => {
      if (known === undefined)
        return <p className="sb-muted">Your organisation has no data on the map yet.</p>;
      const { current, standing, before, mapPath } = known;
      const published = formatDate(new Date(current.published_at));
      if (standing !== "new")
        return (
          <>
            <p>
              {standing === "known"
                ? "The data is as you saw it last."
                : "When the data is next updated, what changed is shown here."}
            </p>
            <p className="sb-muted sb-small">
              {current.title}, published on {published}.
            </p>
          </>
        );
      return (
        <>
          <p>
            <strong>The data was updated</strong> on {published}.
          </p>
          <p className="sb-muted sb-small">
            {current.title}.{" "}
            {before === undefined
              ? "The version that you saw before is no longer kept, so the two cannot be compared."
              : `The version that you saw before was published on ${formatDate(new Date(before.published_at))}.`}
          </p>
          {current.notice !== null && <p>{current.notice}</p>}
          <Loaded
            label="Comparing the versions"
            of={sentences}
            skeleton={<Skeleton height={48} />}
            what="The versions could not be compared"
          >
            {(list) =>
              list.length > 0 && (
                <ul>
                  {list.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              )
            }
          </Loaded>
          {mapPath !== undefined && (
            <Link asChild href={mapPath}>
              <AnchorButton size="small" text="See what changed on the map" variant="outlined" />
            </Link>
          )}
        </>
      );
    }}
  </Loaded>
);
