import { AnchorButton, Button, HTMLSelect } from "@blueprintjs/core";
import { EnvelopeIcon, MapIcon, TrashIcon } from "@blueprintjs/icons";
import { type FeedbackState, feedbackStates, type InboxMessage } from "@stopbank/contract/inbox";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { useId } from "react";
import {
  answerHref,
  isMap,
  pathOf,
  placeOfMessage,
  stateWords,
} from "../../../domain/activity/messageWords.ts";

export interface MessageViewProps {
  readonly message: InboxMessage;
  /** The client's name. */
  readonly organisation: string;
  /** An address of the picture that came with it; undefined for none. */
  readonly picture: Loadable<string> | undefined;
  readonly isChanging: boolean;
  readonly onState: (state: FeedbackState) => void;
  readonly onDelete: () => void;
  readonly onGo: (place: string) => void;
}

/** All of a message, and what can be done about it. */
export function MessageView({
  message,
  organisation,
  picture,
  isChanging,
  onState,
  onDelete,
  onGo,
}: MessageViewProps) {
  const id = useId();
  const place = placeOfMessage(message);
  const answer = answerHref(message, organisation);
  return (
    <div className="admin-message">
      <p className="admin-message-text">{message.text}</p>
      {message.layers.length > 0 && (
        <p className="sb-muted sb-small">On the map: {message.layers.join(", ")}.</p>
      )}
      {message.picture !== null && picture !== undefined && (
        <Loaded
          label="Loading the picture"
          of={picture}
          skeleton={<Skeleton height={180} />}
          what="The picture could not be loaded"
        >
          {(address) => <img alt={`What came with it: ${message.picture?.given_name ?? ""}`} src={address} />}
        </Loaded>
      )}
      <div className="admin-message-actions">
        {answer !== undefined && (
          <AnchorButton
            href={answer}
            icon={<EnvelopeIcon />}
            intent="primary"
            text={`Answer ${message.email}`}
          />
        )}
        {place !== undefined && (
          <AnchorButton
            href={place}
            icon={<MapIcon />}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onGo(place);
            }}
            text={isMap(place) ? "Open the map it was sent from" : `Open ${pathOf(place)}`}
          />
        )}
        <span className="admin-message-state">
          <label htmlFor={id}>State</label>
          <HTMLSelect
            disabled={isChanging}
            id={id}
            onChange={({ currentTarget }) => onState(currentTarget.value as FeedbackState)}
            options={feedbackStates.map((value) => ({ value, label: stateWords[value] }))}
            value={message.state}
          />
        </span>
        <Button icon={<TrashIcon />} intent="danger" onClick={onDelete} text="Delete" variant="outlined" />
      </div>
      {answer === undefined && <p className="sb-muted sb-small">No address to answer to was given.</p>}
    </div>
  );
}
