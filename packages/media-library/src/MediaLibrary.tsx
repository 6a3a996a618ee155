import "./media.css";
import type { ListedMedium } from "@stopbank/contract/media";
import { mediaPrefix } from "@stopbank/contract/media-name";
import { useClient } from "@stopbank/plugin-api/browser";
import type { ReactNode } from "react";
import { LibraryView } from "./library/LibraryView.tsx";
import { type Media, useMedia } from "./library/useMedia.ts";
import { UploadsView } from "./uploads/UploadsView.tsx";
import { useUploads } from "./uploads/useUploads.ts";

export type { Media } from "./library/useMedia.ts";

export interface MediaLibraryProps {
  /** What can be done with one; given the list, to ask for it anew. */
  readonly actions: (medium: ListedMedium, media: Media) => ReactNode;
}

/** The client's media, and where more come in. */
export function MediaLibrary({ actions }: MediaLibraryProps) {
  const { name } = useClient();
  const { reload, ...media } = useMedia();
  const { uploads, take, describe, drop, send } = useUploads(() => void reload());
  return (
    <>
      <UploadsView onDescribe={describe} onDrop={drop} onFiles={take} onSend={send} uploads={uploads} />
      <LibraryView
        {...media}
        actions={(medium) => actions(medium, { ...media, reload })}
        prefix={mediaPrefix(name)}
      />
    </>
  );
}
