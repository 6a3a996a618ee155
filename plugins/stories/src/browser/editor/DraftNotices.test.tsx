import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { publishStory } from "./data/storyDesk.ts";
import { openDraft } from "./testing/openDraft.tsx";
import { storyNamed, storyServer } from "./testing/storyServer.ts";

beforeEach(() => localStorage.clear());

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const said = async (words: string) =>
  waitFor(() => expect(screen.getByRole("alert").textContent).toContain(words));
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

describe("a draft on an older version", () => {
  it("story authoring: is noticed when somebody else publishes, and can be published over theirs", async () => {
    const server = storyServer();
    server.publish("7", storyNamed("First"));
    const { ask, write, save, look, draft } = await openDraft(server);
    expect(screen.queryByRole("alert")).toBeNull();
    server.publish("7", storyNamed("Theirs"));
    await write("Mine");
    await save();
    await look();
    await said("Version 2 was published after this draft was begun.");
    await press("See theirs");
    expect(screen.getByText("only in theirs: Theirs")).toBeTruthy();
    await press("Keep mine over it");
    await save();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    const revision = await draft().asDraft();
    expect(server.draft("7")).toMatchObject({ base: 2, body: { title: "Mine" } });
    await expect(publishStory(ask, 7, { revision, base: draft().ground().base }, "")).resolves.toBe(3);
  });

  it("story authoring: is noticed as it is opened, as after a story was withdrawn and that was undone", async () => {
    const server = storyServer();
    server.save("7", storyNamed("Draft"), 1);
    for (const body of [storyNamed("First"), null, storyNamed("First")]) server.publish("7", body);
    const { save, draft } = await openDraft(server);
    await said("Version 3 was published");
    await press("Take theirs");
    await save();
    expect(server.draft("7")).toMatchObject({ base: 3, body: { title: "First" } });
    expect(draft().undoes).toBe("Take what is published");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("says nothing of what is published here", async () => {
    const server = storyServer();
    server.publish("7", storyNamed("First"));
    const { ask, write, look, draft } = await openDraft(server);
    await write("Mine");
    const revision = await draft().asDraft();
    draft().published(await publishStory(ask, 7, { revision, base: 1 }, ""));
    await look();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("a draft that somebody else saved", () => {
  it("is never written over: it is kept nowhere else", async () => {
    const server = storyServer();
    server.save("7", storyNamed("Begun"), 0);
    const { write, save } = await openDraft(server);
    server.save("7", storyNamed("Theirs"), 0);
    await write("Mine");
    await save();
    await said("mere@testhaven.example saved this draft");
    expect(buttons()).toEqual(["See theirs", "Take theirs", "Keep mine as a copy"]);
    expect(server.draft("7")?.body.title).toBe("Theirs");
  });

  it("story authoring: shows where theirs is otherwise under the same titles", async () => {
    const server = storyServer();
    server.save("7", storyNamed("Begun"), 0);
    const { write, save } = await openDraft(server);
    server.save("7", { ...storyNamed("Mine"), description: "Theirs." }, 0);
    await write("Mine");
    await save();
    await said("saved this draft");
    await press("See theirs");
    expect(screen.getByText("differs in what it is about: Mine")).toBeTruthy();
  });
});

describe("a draft that was discarded elsewhere", () => {
  it("story authoring: goes on as a new one", async () => {
    const server = storyServer();
    server.save("7", storyNamed("Begun"), 0);
    const { write, save } = await openDraft(server);
    server.discard("7");
    await write("Mine");
    await save();
    await said("This draft was discarded elsewhere after you opened it. Yours is not saved.");
    await press("Go on with mine");
    await save();
    expect(server.draft("7")).toMatchObject({ base: 0, body: { title: "Mine" } });
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("story authoring: is noticed before anything is written, and is kept as a copy", async () => {
    const server = storyServer();
    server.save("7", storyNamed("Begun"), 0);
    const { look, host } = await openDraft(server);
    server.discard("7");
    await look();
    await said("This draft was discarded elsewhere");
    expect(buttons()).toEqual(["Go on with mine", "Keep mine as a copy", "Drop mine"]);
    await press("Keep mine as a copy");
    await waitFor(() => expect(host.went).toEqual(["/risk/story-editor/1"]));
    expect(server.draft("1")?.body.title).toBe("Copy of Begun");
  });
});

it("story authoring: what was left in the browser does not go over a newer version", async () => {
  const server = storyServer();
  server.publish("7", storyNamed("First"));
  const first = await openDraft(server);
  await first.write("Mine, not saved");
  const key = Object.keys(localStorage).find((name) => name.startsWith("stopbank.story.")) ?? "";
  const left = localStorage.getItem(key) ?? "";
  expect(JSON.parse(left)).toMatchObject({ revision: null, base: 1 });
  first.leave();
  await waitFor(() => expect(server.draft("7")).toBeDefined());
  // As though it had not been saved on the way.
  server.discard("7");
  localStorage.setItem(key, left);

  const same = await openDraft(server);
  expect(same.draft().story.title).toBe("Mine, not saved");
  same.leave();
  await waitFor(() => expect(server.draft("7")).toBeDefined());
  server.discard("7");
  server.publish("7", storyNamed("Second"));
  localStorage.setItem(key, left);
  const later = await openDraft(server);
  expect(later.draft().story.title).toBe("Second");
  await said("its draft was published or discarded since. You see what is published.");
  await later.save();
  expect(server.draft("7")).toBeUndefined();
});
