import { Button } from "@blueprintjs/core";
import type { TrailEvent } from "@stopbank/contract/administration";
import { formatDateTime } from "@stopbank/ui/dates";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded, Skeleton } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import { actionWords, actorWords, subjectWords } from "../../../domain/activity/trailWords.ts";
import { tableRole } from "../../tableRole.ts";
import { ChangeView } from "./ChangeView.tsx";
import { TrailFilterView, type TrailFilterViewProps } from "./TrailFilterView.tsx";

export interface TrailViewProps extends TrailFilterViewProps {
  readonly events: Loadable<readonly TrailEvent[]>;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** What was done in the client, newest first. */
export const TrailView = ({ events, hasMore, isLoadingMore, onMore, ...filter }: TrailViewProps) => {
  const more = (text: string) =>
    hasMore && <Button fill loading={isLoadingMore} onClick={onMore} text={text} variant="outlined" />;
  return (
    <section aria-label="Audit trail" className="admin-panel sb-card">
      <TrailFilterView {...filter} />
      <Loaded
        label="Loading the audit trail"
        of={events}
        skeleton={<Skeleton height={320} />}
        what="The audit trail could not be loaded"
      >
        {(list) =>
          list.length === 0 ? (
            <Empty action={more("Look further back")}>
              {hasMore
                ? "Nothing of this kind so far. There is more to look through."
                : "Nothing was done of this kind."}
            </Empty>
          ) : (
            <>
              <Events list={list} onWho={(who) => filter.onFilter({ ...filter.filter, who })} />
              {more("Show older")}
            </>
          )
        }
      </Loaded>
    </section>
  );
};

interface EventsProps {
  readonly list: readonly TrailEvent[];
  readonly onWho: (who: string) => void;
}

/** Newest first; where there is no room for columns styles make each row a card. */
const Events = ({ list, onWho }: EventsProps) => (
  <table aria-label="Audit trail" className="admin-table" {...tableRole("table")}>
    <thead {...tableRole("rowgroup")}>
      <tr {...tableRole("row")}>
        {columns.map((name) => (
          <th key={name} scope="col" {...tableRole("columnheader")}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...tableRole("rowgroup")}>
      {list.map((event) => (
        <tr key={event.id} {...tableRole("row")}>
          {cellsOf(event, onWho).map((cell, at) => (
            <td data-label={columns[at]} key={columns[at]} {...tableRole("cell")}>
              <div>{cell}</div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const columns = ["When", "Who", "What", "Whom or what", "Change"] as const;

/** In the order of the columns. */
const cellsOf = (event: TrailEvent, onWho: EventsProps["onWho"]): readonly ReactNode[] => [
  <time dateTime={event.at} key="at">
    {formatDateTime(new Date(event.at))}
  </time>,
  <Who event={event} key="who" onWho={onWho} />,
  actionWords(event.action),
  subjectWords(event),
  <ChangeView event={event} key="change" />,
];

/** Who did it; chosen, what else they did. */
function Who({ event, onWho }: { readonly event: TrailEvent } & Pick<EventsProps, "onWho">) {
  const words = actorWords(event);
  const { actor } = event;
  if (actor === null) return words;
  return (
    <button
      className="admin-name"
      onClick={() => onWho(actor.email ?? actor.user_uuid)}
      title="Only what they did"
      type="button"
    >
      {words}
    </button>
  );
}
