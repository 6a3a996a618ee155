/** Where a page of ours listens, at its own origin. Nothing depends on it: what it tells can be asked for as well. */
export const socketPath = "/bff/socket";

/** Where whoever has had a report made hears of its end, by the address they were handed. */
export const reportSocketPath = "/bff/report";

/** Why the server closes, beyond the protocol's own reasons: after these a page does not connect again as it is. */
export const socketCloses = {
  /** The session it was opened with has ended. */
  sessionEnded: 4401,
  /** Its person is no member of the client any more. */
  notYours: 4403,
} as const;
