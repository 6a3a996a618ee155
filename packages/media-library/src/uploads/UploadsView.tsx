import { Button, FileInput, InputGroup, ProgressBar } from "@blueprintjs/core";
import { CrossIcon, UploadIcon } from "@blueprintjs/icons";
import { formatCount } from "@stopbank/numbers";
import { type ClipboardEvent, type DragEvent, useId, useState } from "react";
import { isReady, lacksWords, needsWords, type Upload } from "./upload.ts";

export interface UploadsViewProps {
  readonly uploads: readonly Upload[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly onDescribe: (id: number, alternativeText: string) => void;
  /** Takes one off the list, or calls it off. */
  readonly onDrop: (id: number) => void;
  readonly onSend: () => void;
}

const accepted =
  ".png,.jpg,.jpeg,.webp,.svg,.webm,.vtt,image/png,image/jpeg,image/webp,image/svg+xml,video/webm,text/vtt";

/** Where files come in, by choosing, dropping or pasting them, and each on its way with what it still needs. */
export function UploadsView({ uploads, onFiles, onDescribe, onDrop, onSend }: UploadsViewProps) {
  const [isOver, setOver] = useState(false);
  const taken = (list: FileList | null | undefined) => {
    if (list && list.length > 0) onFiles([...list]);
  };
  const ready = uploads.filter(isReady).length;
  const lacking = uploads.filter(lacksWords).length;
  return (
    <section
      aria-label="Add files"
      className={`media-uploads${isOver ? " media-uploads-over" : ""}`}
      onDragLeave={() => setOver(false)}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        taken(event.dataTransfer.files);
      }}
      onPaste={(event: ClipboardEvent) => taken(event.clipboardData.files)}
    >
      <FileInput
        inputProps={{ accept: accepted, multiple: true, "aria-label": "Files to add" }}
        onInputChange={({ currentTarget }) => {
          taken(currentTarget.files);
          // So that the same file can be chosen again.
          currentTarget.value = "";
        }}
        text="Choose files, drop them here, or paste a picture"
      />
      <p className="sb-muted">
        Pictures (PNG, JPEG, WebP, SVG), films (WebM) and captions (WebVTT), 20 MB at most each.
      </p>
      {uploads.length > 0 && (
        <ul>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} onDescribe={onDescribe} onDrop={onDrop} upload={upload} />
          ))}
        </ul>
      )}
      {ready + lacking > 0 && (
        <div className="media-uploads-send">
          <Button
            disabled={ready === 0}
            icon={<UploadIcon />}
            intent="primary"
            onClick={onSend}
            text={ready > 1 ? `Add ${formatCount(ready)} files` : "Add the file"}
          />
          {lacking > 0 && (
            <span className="sb-muted">
              {lacking === 1 ? "One picture still needs" : `${formatCount(lacking)} pictures still need`} a{" "}
              description.
            </span>
          )}
        </div>
      )}
    </section>
  );
}

interface UploadRowProps extends Pick<UploadsViewProps, "onDescribe" | "onDrop"> {
  readonly upload: Upload;
}

function UploadRow({ upload, onDescribe, onDrop }: UploadRowProps) {
  const field = useId();
  const { id, file, alternativeText, preview, state } = upload;
  const isOpen = state.is === "new" || state.is === "failed";
  return (
    <li>
      {preview === undefined ? (
        <span className="media-thumb" />
      ) : (
        <img
          alt=""
          className="media-thumb"
          onError={({ currentTarget }) => {
            // What the browser cannot show, such as HEIC, is an empty place, and the server says why.
            currentTarget.style.visibility = "hidden";
          }}
          src={preview}
        />
      )}
      <div>
        <strong>{file.name}</strong>
        {isOpen && needsWords(file) && (
          <>
            <label htmlFor={field}>Describe it for people who cannot see it</label>
            <InputGroup
              id={field}
              maxLength={1_000}
              onValueChange={(text) => onDescribe(id, text)}
              placeholder="The Awatōrea in flood, seen from the bridge"
              value={alternativeText}
            />
          </>
        )}
        <UploadState name={file.name} state={state} />
      </div>
      <Button
        aria-label={state.is === "sending" ? `Cancel ${file.name}` : `Take ${file.name} off the list`}
        icon={<CrossIcon />}
        onClick={() => onDrop(id)}
        variant="minimal"
      />
    </li>
  );
}

function UploadState({ state, name }: Pick<Upload, "state"> & { readonly name: string }) {
  if (state.is === "new") return null;
  if (state.is === "sending")
    return (
      <div role="status">
        <ProgressBar
          animate={state.share >= 1}
          aria-label={`Upload of ${name}`}
          stripes={state.share >= 1}
          value={state.share}
        />
        {state.share < 1 ? `${Math.round(state.share * 100)} % sent` : "Being checked and drawn anew"}
      </div>
    );
  const words =
    state.is === "waiting"
      ? "Waits for its turn"
      : state.is === "failed"
        ? state.why
        : state.medium.is_new
          ? "Added"
          : "It was there already, and stays as it is";
  return (
    <p
      className={state.is === "failed" ? "media-problem" : "sb-muted"}
      role={state.is === "failed" ? "alert" : "status"}
    >
      {words}
    </p>
  );
}
