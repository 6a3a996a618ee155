import type { CallApi } from "@stopbank/contract/client";
import { mapDataOf } from "@stopbank/map/data";
import type { MapHost } from "@stopbank/map/host";

export interface EmbeddedHostParts {
  readonly call: CallApi;
  /** Told in a sentence what could not be, or is elsewhere. */
  readonly onNotice: (message: string) => void;
}

/** What the map of an embedded story asks for: what its steps show. Nothing is selected on it, and of single elements it knows no more than their names. */
export const embeddedHost = ({ call, onNotice }: EmbeddedHostParts): MapHost => ({
  ...mapDataOf(call),
  fetchElementSentence: async () => "",
  fetchElementExposures: async () => [],
  requestHeaders: () => ({}),
  maySelect: () => false,
  onSelectRefused: () => onNotice("Open the story in Stopbank to look into what is on its map."),
  onNotice,
  regionsToPick: () => [],
});
