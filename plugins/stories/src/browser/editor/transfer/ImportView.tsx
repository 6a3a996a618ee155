import { Button, ProgressBar } from "@blueprintjs/core";
import type { LookedAtText } from "@stopbank/contract/transfer";
import { formatDateTime } from "@stopbank/ui/dates";
import { Dialog } from "@stopbank/ui/dialog";
import type { ImportState } from "./useStoryImport.ts";

export interface ImportViewProps {
  readonly state: ImportState | undefined;
  readonly onReplace: (found: LookedAtText) => void;
  readonly onCopy: (found: LookedAtText) => void;
  /** Calls off what is on its way. */
  readonly onClose: () => void;
}

/** A story on its way in: how far it is, what becomes of the one that is here already, or why it was not taken. */
export const ImportView = ({ state, onReplace, onCopy, onClose }: ImportViewProps) => (
  <Dialog
    actions={
      state?.is === "asking" ? (
        <>
          <Button onClick={onClose} text="Cancel" />
          <Button onClick={() => onReplace(state.found)} text="Replace the draft" />
          <Button intent="primary" onClick={() => onCopy(state.found)} text="As a copy" />
        </>
      ) : (
        <Button onClick={onClose} text={state?.is === "refused" ? "Back to the stories" : "Cancel"} />
      )
    }
    closesOnOutsideClick={false}
    isOpen={state !== undefined}
    onClose={onClose}
    title={
      state?.is === "refused"
        ? "Not imported"
        : state?.is === "asking"
          ? "This story is here already"
          : "Importing the story"
    }
    widthPx={560}
  >
    {state?.is === "sending" && <Sending {...state} />}
    {state?.is === "asking" && (
      <>
        <p>{hereWords(state.found)}</p>
        <p>{mediaWords(state.found)} What people read stays as it is until you publish.</p>
      </>
    )}
    {state?.is === "refused" && <Refused words={state.words} />}
  </Dialog>
);

function Sending({ what, share }: Extract<ImportState, { is: "sending" }>) {
  const isSent = share >= 1;
  const words = what === "look" ? "The file is being checked" : "The story and its media are being kept";
  return (
    <>
      <p role="status">{isSent ? `${words}…` : `${Math.round(share * 100)} % sent`}</p>
      <ProgressBar
        aria-label="Import"
        intent="primary"
        {...(isSent ? {} : { value: share, animate: false })}
      />
    </>
  );
}

/** A line for each mistake, as the server tells them. */
function Refused({ words }: { readonly words: string }) {
  const [first, ...lines] = words.split("\n");
  return (
    <div role="alert">
      <p>{first}</p>
      {lines.length > 0 && (
        <ul className="story-import-mistakes">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be told in the same words
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function hereWords({ name, title, latest, draft }: LookedAtText): string {
  const published = latest > 0 ? ` Version ${latest} of it is the latest that was published.` : "";
  const begun =
    draft === null
      ? " It has no draft."
      : ` ${draft.saved_by ?? "Somebody"} saved its draft${draft.title ? ` '${draft.title}'` : ""} on ${formatDateTime(new Date(draft.saved_at))}.`;
  return `'${title || "Untitled story"}' in this file has the number ${name}, which a story here has too.${published}${begun}`;
}

function mediaWords({ new_media: { files, bytes }, room }: LookedAtText): string {
  if (files === 0) return "All of its pictures and films are here already.";
  const megabytes = (count: number) => `${(count / 1_000_000).toFixed(1)} MB`;
  return `With it come ${files} new ${files === 1 ? "file" : "files"} of ${megabytes(bytes)}; there is room for ${megabytes(Math.max(0, room.most_bytes - room.bytes))}.`;
}
