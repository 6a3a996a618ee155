import { type DatasetStorage, openDataset } from "@stopbank/dataset/read";
import type { Store } from "@stopbank/store";
import type { Client } from "@stopbank/store/clients";
import { type NewFeedback, saveFeedback, setFeedbackState } from "@stopbank/store/feedback";
import { addUses } from "@stopbank/store/usage";
import { findUserByEmail } from "@stopbank/store/users";
import { modelUsage } from "./demoUsage.ts";

type DemoMessage = Pick<NewFeedback, "kind" | "text" | "layers" | "email" | "page"> & {
  readonly state: "new" | "open" | "done";
  readonly daysAgo: number;
};

/** Invented, as their writers are. */
const messages: readonly DemoMessage[] = [
  {
    kind: "Issue",
    text: "The stopbank below the bridge was raised in May, and the flood map seems to be from before that.\n\nWho can say when the next version comes?",
    layers: ["Buildings", "River flooding"],
    email: "mere.tamihana@larkhaven.example",
    page: "/risk?v=1&client=larkhaven&at=172.938,-40.293,13&layers=e:buildings;h:river_flood:river_flood_100yr_present_breach",
    state: "new",
    daysAgo: 1,
  },
  {
    kind: "Suggestion",
    text: "Could the marae have their Māori names first when one points at them?",
    layers: [],
    email: "aroha.ngata@larkhaven.example",
    page: "/risk",
    state: "new",
    daysAgo: 3,
  },
  {
    kind: "Comment",
    text: "The table behind each chart saved me an afternoon. Ka pai.",
    layers: ["Buildings"],
    email: "tama.wiremu@larkhaven.example",
    page: "/risk",
    state: "done",
    daysAgo: 24,
  },
  {
    kind: "General",
    text: "Is there a telephone number for questions about a single property?",
    layers: [],
    email: undefined,
    page: "/home",
    state: "open",
    daysAgo: 40,
  },
];

const dayMs = 86_400_000;

/** Gives a new Larkhaven what went on there: messages, and modelled usage of its own layers. */
export async function seedDemoActivity(
  store: Store,
  larkhaven: Client,
  storage: DatasetStorage,
  now = new Date(),
): Promise<void> {
  const { manifest } = await openDataset(storage, larkhaven.clientName);
  const uses = modelUsage(manifest, now);
  const people = new Map<string, string | undefined>();
  for (const { email } of messages)
    if (email !== undefined) people.set(email, (await findUserByEmail(store.shared, email))?.id);
  await store.withClient(larkhaven.id, async (tx) => {
    for (const { state, daysAgo, ...message } of messages) {
      const id = await saveFeedback(tx, { ...message, userId: people.get(message.email ?? "") });
      await setFeedbackState(tx, id, state);
      await tx
        .updateTable("feedback")
        .set({ created_at: new Date(now.getTime() - daysAgo * dayMs) })
        .where("client_id", "=", tx.clientId)
        .where("id", "=", id)
        .execute();
    }
    // PostgreSQL takes 65,535 values in a statement.
    for (let from = 0; from < uses.length; from += 2_000) await addUses(tx, uses.slice(from, from + 2_000));
  });
}
