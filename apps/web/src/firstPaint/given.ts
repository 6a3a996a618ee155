import type { ClientInfo } from "@stopbank/plugin-api/browser";
import type { Host } from "@stopbank/plugin-api/browser-host";
import type { Middleware } from "swr";

/** What an app begins with whose first page is drawn already, or is to be drawn at once: all that it would wait for. */
export interface Given {
  /** The client that all of it is of. */
  readonly client: ClientInfo;
  readonly host: Host;
  readonly leave: () => void;
  /** What the page asked the API for, by the key that SWR keeps it under. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** They are of this very moment, and not to be asked for again: what visitors see may be some seconds old. */
  readonly areAnswersNew?: boolean;
  readonly uses?: readonly Middleware[];
}
