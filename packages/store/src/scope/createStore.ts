import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";
import type { OpenEngine } from "../engine/engine.ts";
import { createRevisions } from "./revisions.ts";
import { createScopes } from "./scopes.ts";
import type { Store } from "./store.ts";

/** PostgreSQL's limit for one NOTIFY. */
const LONGEST_PAYLOAD_BYTES = 7999;

/** The store over an open engine. */
export function createStore(open: OpenEngine): Store {
  const revisions = open.cascades && createRevisions(open.cascades);
  const { refuseNested, ...scopes } = createScopes(open.db, revisions);
  let closing: Promise<void> | undefined;
  return {
    engine: open.engine,
    ...scopes,
    revisions,
    listen: async (channel, ...callbacks) => open.listen(checked(channel), ...callbacks),
    queue: {
      ...open.queue,
      executeSql: async (text, values) => {
        refuseNested();
        return open.queue.executeSql(text, values);
      },
    },
    notify: async (channel, payload) => {
      const bytes = Buffer.byteLength(payload);
      if (bytes > LONGEST_PAYLOAD_BYTES)
        throw new DomainError(
          "invalid",
          "store/message-too-long",
          `A message has ${bytes} bytes; the most is 7,999.`,
        );
      const sent = sql`pg_notify(${checked(channel)}, ${payload})`.as("sent");
      await scopes.shared.selectNoFrom(sent).execute();
    },
    probeWrite: open.probeWrite,
    close: () => {
      closing ??= open.close();
      return closing;
    },
  };
}

/** Names that need no quoting, since PGlite quotes none. */
function checked(channel: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(channel))
    throw new TypeError(`Not a channel name (lower-case letters, digits, underscores): ${channel}`);
  return channel;
}
