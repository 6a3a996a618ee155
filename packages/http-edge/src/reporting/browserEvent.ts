import type { ErrorEvent } from "@sentry/node";
import type { BrowserFailure } from "@stopbank/contract/browser-failures";
import { reportedEvent } from "./reportedEvent.ts";

/** What a page told of, as an event. Its schema leaves nothing in it that would have to be taken out. */
export const browserEvent = (
  { event_id, name, code, page, frames }: BrowserFailure,
  { release, client }: { readonly release: string; readonly client: string | undefined },
): ErrorEvent =>
  reportedEvent({
    id: event_id,
    platform: "javascript",
    release,
    type: name,
    value: code,
    frames: frames.map(({ file, function: called, line, column }) => ({
      filename: file,
      ...(called === undefined ? {} : { function: called }),
      lineno: line,
      colno: column,
      in_app: true,
    })),
    tags: { service: "browser", route: page, client },
  });
