import { Button, FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { CameraIcon, ChevronDownIcon, ChevronRightIcon } from "@blueprintjs/icons";
import {
  type FeedbackState,
  feedbackStates,
  type InboxCounts,
  type InboxMessage,
} from "@stopbank/contract/inbox";
import { formatCount } from "@stopbank/numbers";
import { formatDateTime } from "@stopbank/ui/dates";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded, Skeleton } from "@stopbank/ui/states";
import { type ReactNode, useId } from "react";
import { stateWords } from "../../../domain/activity/messageWords.ts";

export interface InboxFilter {
  /** Empty for all. */
  readonly state: FeedbackState | "";
  readonly search: string;
}

export interface InboxViewProps {
  readonly messages: Loadable<readonly InboxMessage[]>;
  readonly counts: InboxCounts | undefined;
  readonly filter: InboxFilter;
  /** The id of the message that is open. */
  readonly open: string | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onFilter: (filter: InboxFilter) => void;
  /** Opens a message, or closes it. */
  readonly onOpen: (id: string) => void;
  readonly onMore: () => void;
  /** What is shown of the open one. */
  readonly opened: (message: InboxMessage) => ReactNode;
}

/** What people told the organisation, newest first; one of them open. */
export const InboxView = ({ messages, counts, filter, onFilter, ...list }: InboxViewProps) => (
  <section aria-label="Feedback" className="admin-panel sb-card">
    <p className="sb-muted admin-about">
      What people sent by 'Submit Feedback'. Messages are kept for two years and then go by themselves.
    </p>
    <div className="admin-filter">
      <FormGroup label="State" labelFor="inbox-state">
        <HTMLSelect
          id="inbox-state"
          onChange={({ currentTarget }) =>
            onFilter({ ...filter, state: currentTarget.value as InboxFilter["state"] })
          }
          options={[
            { value: "", label: "All" },
            ...feedbackStates.map((value) => ({ value, label: countedWords(value, counts) })),
          ]}
          value={filter.state}
        />
      </FormGroup>
      <FormGroup label="Search" labelFor="inbox-search">
        <InputGroup
          id="inbox-search"
          maxLength={200}
          onValueChange={(search) => onFilter({ ...filter, search })}
          placeholder="Words or e-mail"
          type="search"
          value={filter.search}
        />
      </FormGroup>
    </div>
    <Loaded
      label="Loading the messages"
      of={messages}
      skeleton={<Skeleton height={320} />}
      what="The messages could not be loaded"
    >
      {(all) =>
        all.length > 0 ? (
          <Messages {...list} all={all} />
        ) : (
          <Empty>
            {filter.state === "" && filter.search === ""
              ? "Nobody has sent feedback yet."
              : "There is no such message."}
          </Empty>
        )
      }
    </Loaded>
  </section>
);

const countedWords = (state: FeedbackState, counts: InboxCounts | undefined): string =>
  counts === undefined ? stateWords[state] : `${stateWords[state]} (${formatCount(counts[state])})`;

type MessagesProps = Omit<InboxViewProps, "messages" | "counts" | "filter" | "onFilter"> & {
  readonly all: readonly InboxMessage[];
};

function Messages({ all, open, hasMore, isLoadingMore, onOpen, onMore, opened }: MessagesProps) {
  const id = useId();
  return (
    <>
      <ul className="admin-inbox">
        {all.map((message) => {
          const isOpen = message.feedback_id === open;
          const body = `${id}-${message.feedback_id}`;
          return (
            <li key={message.feedback_id}>
              <button
                aria-controls={isOpen ? body : undefined}
                aria-expanded={isOpen}
                className="admin-inbox-head"
                onClick={() => onOpen(message.feedback_id)}
                type="button"
              >
                {isOpen ? <ChevronDownIcon aria-hidden /> : <ChevronRightIcon aria-hidden />}
                <span className={`admin-state admin-state-${message.state}`}>
                  {stateWords[message.state]}
                </span>
                <span className="admin-inbox-words">
                  {!isOpen && <span className="admin-inbox-text">{firstLine(message.text)}</span>}
                  <span className="sb-muted sb-small">
                    {message.kind} from {message.email ?? "a visitor"}
                    {message.picture !== null && (
                      <>
                        {" · "}
                        <CameraIcon aria-hidden size={12} /> picture
                      </>
                    )}
                  </span>
                </span>
                <time className="sb-muted sb-small" dateTime={message.at}>
                  {formatDateTime(new Date(message.at))}
                </time>
              </button>
              {isOpen && <div id={body}>{opened(message)}</div>}
            </li>
          );
        })}
      </ul>
      {hasMore && (
        <Button fill loading={isLoadingMore} onClick={onMore} text="Show older" variant="outlined" />
      )}
    </>
  );
}

const firstLine = (text: string): string => text.trim().split("\n")[0] ?? "";
