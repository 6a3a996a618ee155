import { DomainError } from "@stopbank/errors";
import { recordClientEvent } from "@stopbank/store/audit";
import { listFeedback as latest, readFeedbackPicture, setFeedbackState } from "@stopbank/store/feedback";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, order } from "./order.ts";

const mostListed = 500;
const Id = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });

/** What a client was told, as JSON, the newest first. */
export const listFeedback = order({
  body: Type.Object({ client: ClientName }, { additionalProperties: false }),
  perform: async (tools, { client: name }) => {
    const { id } = await clientNamed(tools, name);
    return JSON.stringify(await tools.store.withClient(id, (tx) => latest(tx, mostListed)), null, 2);
  },
});

/** The picture that came with a message, in base64. */
export const readPicture = order({
  body: Type.Object({ client: ClientName, id: Id }, { additionalProperties: false }),
  perform: async (tools, { client: name, id }) => {
    const client = await clientNamed(tools, name);
    const bytes = await tools.store.withClient(client.id, (tx) => readFeedbackPicture(tx, id));
    if (bytes !== undefined) return Buffer.from(bytes).toString("base64");
    throw new DomainError(
      "not-found",
      "feedback/no-picture-of-it",
      "There is no such message, or no picture came with it.",
    );
  },
});

/** Says how far somebody has come with a message. */
export const markFeedback = order({
  body: Type.Object(
    { client: ClientName, id: Id, state: Type.Enum(["new", "open", "done"]) },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: name, id, state }) => {
    const client = await clientNamed(tools, name);
    const isThere = await tools.store.withClient(client.id, async (tx) => {
      const before = await setFeedbackState(tx, id, state);
      if (before === undefined) return false;
      const details = byCommandLine({ before, after: state });
      await recordClientEvent(tx, { action: "feedback.state-changed", subject: id, details });
      return true;
    });
    if (isThere) return `The message is ${state}.`;
    throw new DomainError("not-found", "feedback/unknown", `${client.displayName} has no such message.`);
  },
});
