import "./feedback.css";
import type { InboxMessage } from "@stopbank/contract/inbox";
import { useClient, useNavigation } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { DeleteMessageView } from "./DeleteMessageView.tsx";
import { InboxView } from "./InboxView.tsx";
import { MessageView } from "./MessageView.tsx";
import { type Inbox, useInbox } from "./useInbox.ts";
import { useMessagePicture } from "./useMessagePicture.ts";

/** What people told the client in use. */
export default function FeedbackPanel() {
  const inbox = useInbox();
  const [asked, setAsked] = useState<string>();
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    if (asked === undefined) return;
    setRemoving(true);
    await inbox.remove(asked);
    setRemoving(false);
    setAsked(undefined);
  };
  return (
    <>
      <InboxView
        {...inbox}
        opened={(message) => (
          <OpenMessage inbox={inbox} message={message} onDelete={() => setAsked(message.feedback_id)} />
        )}
      />
      <DeleteMessageView
        isOpen={asked !== undefined}
        isWorking={isRemoving}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => void remove()}
      />
    </>
  );
}

interface OpenMessageProps {
  readonly inbox: Inbox;
  readonly message: InboxMessage;
  readonly onDelete: () => void;
}

function OpenMessage({ inbox, message, onDelete }: OpenMessageProps) {
  const { displayName } = useClient();
  const { go } = useNavigation();
  return (
    <MessageView
      isChanging={inbox.changing.has(message.feedback_id)}
      message={message}
      onDelete={onDelete}
      onGo={go}
      onState={(state) => void inbox.change(message.feedback_id, state)}
      organisation={displayName}
      picture={useMessagePicture(message)}
    />
  );
}
