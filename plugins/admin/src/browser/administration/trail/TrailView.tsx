import { Button } from "@blueprintjs/core";
import type { TrailEvent } from "@stopbank/contract/administration";
import { formatDateTime } from "@stopbank/ui/dates";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded, Skeleton } from "@stopbank/ui/states";
import { actionWords, actorWords } from "../../../domain/activity/trailWords.ts";
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

const Events = ({ list, onWho }: EventsProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by arrow keys, where it is too wide.
  <section aria-label="Events" className="admin-trail" tabIndex={0}>
    <table aria-label="Audit trail">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">Whom or what</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {list.map((event) => (
          <tr key={event.id}>
            <td>
              <time dateTime={event.at}>{formatDateTime(new Date(event.at))}</time>
            </td>
            <td>
              <Who event={event} onWho={onWho} />
            </td>
            <td>{actionWords(event.action)}</td>
            <td>{event.subject}</td>
            <td>
              <ChangeView event={event} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** Who did it; chosen, what else they did. */
function Who({ event, onWho }: { readonly event: TrailEvent } & Pick<EventsProps, "onWho">) {
  const words = actorWords(event);
  const { actor } = event;
  if (actor === null) return words;
  return (
    <button onClick={() => onWho(actor.email ?? actor.user_uuid)} title="Only what they did" type="button">
      {words}
    </button>
  );
}
