import { randomUUID } from "node:crypto";
import { DomainError } from "@stopbank/errors";
import type { FeedbackPicture } from "@stopbank/store/feedback";
import type { Asker } from "../work/asker.ts";
import { createPlaces } from "../work/places.ts";
import type { SentPicture } from "./readAttachment.ts";
import { redrawPicture } from "./redrawPicture.ts";

/** Where pictures of strangers are drawn anew, one at a time and in turn. */
export interface PictureDesk {
  /** @throws DomainError `redrawPicture`'s; `feedback/busy` when too many wait; `work/gone`. */
  redraw(picture: SentPicture, asker: Asker): Promise<FeedbackPicture>;
}

export function createPictureDesk(draw: (bytes: Buffer) => Promise<Uint8Array> = redrawPicture): PictureDesk {
  // Each that waits holds its picture: 60 MB in all.
  const places = createPlaces({ places: 1, mostWaitingEach: 2, mostWaiting: 12, mostSeconds: 60 });
  return {
    async redraw({ givenName, bytes }, asker) {
      const leave = await places.enter(asker).catch((error: unknown) => {
        throw isCrowd(error) ? busy() : error;
      });
      try {
        return { name: `feedback-${randomUUID()}.webp`, givenName, bytes: await draw(bytes) };
      } finally {
        leave();
      }
    },
  };
}

const isCrowd = (error: unknown) =>
  error instanceof DomainError && (error.code === "work/busy" || error.code === "work/too-many-at-once");

const busy = () =>
  new DomainError(
    "too-many",
    "feedback/busy",
    "Many pictures are being sent just now. Try again in a moment, or send it without the picture.",
    { retryAfterSeconds: 5 },
  );
