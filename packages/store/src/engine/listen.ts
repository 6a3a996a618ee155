/**
 * Calls back for each message of a channel from now on; the returned function stops that.
 *
 * @param onReconnected called when the connection was lost and is there again: messages may have been missed, so ask for the
 * state anew.
 */
export type Listen = (
  channel: string,
  onMessage: (payload: string) => void,
  onReconnected?: () => void,
) => Promise<() => Promise<void>>;
