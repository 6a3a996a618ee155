import { listClientEvents } from "@stopbank/store/audit";
import { createClient } from "@stopbank/store/clients";
import { saveFeedback } from "@stopbank/store/feedback";
import { expect, it, onTestFinished } from "vitest";
import { startTools } from "../testing/startTools.ts";
import { orders } from "./table.ts";

it("AMB-06: reads what a client was told, its pictures, and says how far it has come", async () => {
  const tools = await startTools();
  onTestFinished(() => tools.close());
  const { store } = tools;
  const [bay, sound] = [
    await createClient(store, { clientName: "bay", subdomain: "bay", displayName: "The Bay" }),
    await createClient(store, { clientName: "sound", subdomain: "sound", displayName: "The Sound" }),
  ];
  const picture = { name: "feedback-1.webp", givenName: "a.png", bytes: Uint8Array.of(1, 2, 3) };
  const [id, plain] = await store.withClient(bay.id, async (tx) => [
    await saveFeedback(tx, { kind: "Issue", text: "It is dark.", layers: ["Roads"], picture }),
    await saveFeedback(tx, { kind: "Comment", text: "It is bright.", layers: [] }),
  ]);
  const list = async (client: string) => JSON.parse(await orders["feedback/list"].perform(tools, { client }));
  expect(await list("sound")).toEqual([]);
  expect(await list("bay")).toHaveLength(2);
  expect(await orders["feedback/picture"].perform(tools, { client: "bay", id: id ?? "" })).toBe("AQID");
  for (const [client, of] of [
    ["bay", plain],
    [sound.clientName, id],
  ] as const)
    await expect(orders["feedback/picture"].perform(tools, { client, id: of ?? "" })).rejects.toMatchObject({
      code: "feedback/no-picture-of-it",
    });

  const mark = (client: string) =>
    orders["feedback/state"].perform(tools, { client, id: id ?? "", state: "done" });
  expect(await mark("bay")).toBe("The message is done.");
  await expect(mark("sound")).rejects.toMatchObject({ code: "feedback/unknown" });
  expect(await list("bay")).toContainEqual(
    expect.objectContaining({ id, state: "done", kind: "Issue", layers: ["Roads"], text: "It is dark." }),
  );
  expect(await store.withClient(bay.id, (tx) => listClientEvents(tx, 5))).toMatchObject([
    {
      action: "feedback.state-changed",
      subject: id,
      details: { actor: "command line", before: "new", after: "done" },
    },
  ]);
});
