import { Button, FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import type { TrailEvent } from "@stopbank/contract/administration";
import { formatDateTime } from "@stopbank/ui/dates";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded, Skeleton } from "@stopbank/ui/states";
import { actionWords, actorWords, changeWords } from "../../../domain/trailWords.ts";

export interface TrailFilter {
  /** Empty for all. */
  readonly action: string;
  /** Days as `2026-11-24`, or empty. */
  readonly from: string;
  readonly until: string;
}

export interface TrailViewProps {
  readonly events: Loadable<readonly TrailEvent[]>;
  readonly filter: TrailFilter;
  /** The kinds there are to choose from. */
  readonly actions: readonly string[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onFilter: (filter: TrailFilter) => void;
  readonly onMore: () => void;
}

/** What was done in the client, newest first. */
export const TrailView = ({ events, filter, actions, onFilter, ...more }: TrailViewProps) => (
  <section aria-label="Audit trail" className="admin-panel sb-card">
    <div className="admin-trail-filter">
      <FormGroup label="What" labelFor="trail-action">
        <HTMLSelect
          id="trail-action"
          onChange={({ currentTarget }) => onFilter({ ...filter, action: currentTarget.value })}
          options={[
            { value: "", label: "Everything" },
            ...actions.map((action) => ({ value: action, label: actionWords(action) })),
          ]}
          value={filter.action}
        />
      </FormGroup>
      <FormGroup label="From" labelFor="trail-from">
        <InputGroup
          id="trail-from"
          max={filter.until}
          onValueChange={(from) => onFilter({ ...filter, from })}
          type="date"
          value={filter.from}
        />
      </FormGroup>
      <FormGroup label="Until" labelFor="trail-until">
        <InputGroup
          id="trail-until"
          min={filter.from}
          onValueChange={(until) => onFilter({ ...filter, until })}
          type="date"
          value={filter.until}
        />
      </FormGroup>
    </div>
    <Loaded
      label="Loading the audit trail"
      of={events}
      skeleton={<Skeleton height={320} />}
      what="The audit trail could not be loaded"
    >
      {(list) =>
        list.length === 0 ? <Empty>Nothing was done of this kind.</Empty> : <Events {...more} list={list} />
      }
    </Loaded>
  </section>
);

type EventsProps = Pick<TrailViewProps, "hasMore" | "isLoadingMore" | "onMore"> & {
  readonly list: readonly TrailEvent[];
};

const Events = ({ list, hasMore, isLoadingMore, onMore }: EventsProps) => (
  <>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by arrow keys, where it is too wide. */}
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
              <td>{actorWords(event)}</td>
              <td>{actionWords(event.action)}</td>
              <td>{event.subject}</td>
              <td>{changeWords(event)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    {hasMore && <Button fill loading={isLoadingMore} onClick={onMore} text="Show older" variant="outlined" />}
  </>
);
