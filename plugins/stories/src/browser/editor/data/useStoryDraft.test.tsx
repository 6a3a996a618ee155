import { act } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { openDraft } from "../testing/openDraft.tsx";
import { storyNamed, storyServer } from "../testing/storyServer.ts";
import { publishStory } from "./storyDesk.ts";

beforeEach(() => localStorage.clear());

it("story authoring: what is written while it is published begins the next draft", async () => {
  const server = storyServer();
  server.publish("7", storyNamed("First"));
  const { ask, write, save, draft } = await openDraft(server);
  await write("Second");
  const revision = await draft().asDraft();
  const version = await publishStory(ask, 7, { revision, base: 1 }, "");
  await write("Second, and more");
  act(() => draft().published(version));
  expect(draft().saving.state).toBe("waiting");
  await save();
  expect(server.draft("7")).toMatchObject({ base: 2, body: { title: "Second, and more" } });
});

it("story authoring: goes on saving after a publish that failed, over the draft that was made for it", async () => {
  const server = storyServer();
  server.publish("7", storyNamed("First"));
  const { write, save, draft } = await openDraft(server);
  let revision = "";
  await act(async () => {
    revision = await draft().asDraft();
  });
  expect(draft().ground()).toEqual({ revision, base: 1 });
  await write("Second");
  await save();
  expect(draft().saving.state).toBe("saved");
  expect(server.draft("7")?.body.title).toBe("Second");
});
