import { type Static, Type } from "typebox";
import { Jobs } from "./job.ts";

/** A browser cannot send headers with a WebSocket, so its client is named here. */
export const SocketQuery = Type.Object(
  { client: Type.String({ pattern: "^[a-z0-9][a-z0-9_-]{0,62}$" }) },
  { additionalProperties: false },
);
export type SocketQuery = Static<typeof SocketQuery>;

/** Of the socket of one report: who may open it is in the ticket, and who opens it has to be them. */
export const ReportSocketQuery = Type.Object(
  {
    client: Type.String({ pattern: "^[a-z0-9][a-z0-9_-]{0,62}$" }),
    job: Type.String({ format: "uuid" }),
    ticket: Type.String({ maxLength: 100 }),
  },
  { additionalProperties: false },
);
export type ReportSocketQuery = Static<typeof ReportSocketQuery>;

/**
 * What a page is sent: all of its state, first when it connects and then whenever something has changed. So a message that
 * was lost is made good by the next, and by connecting anew. Pages send nothing.
 */
export const SocketMessage = Type.Object(
  { type: Type.Literal("jobs"), ...Jobs.properties },
  { additionalProperties: false },
);
export type SocketMessage = Static<typeof SocketMessage>;
