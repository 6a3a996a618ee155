import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { beforeEach, expect, it } from "vitest";
import { unsavedStory } from "./data/unsavedStories.ts";
import { GoneStory } from "./GoneStory.tsx";
import { startEditor } from "./testing/startEditor.ts";
import { storyNamed, storyServer } from "./testing/storyServer.ts";

beforeEach(() => localStorage.clear());

async function open() {
  const server = storyServer();
  const { around, went } = await startEditor(server);
  let isKept = false;
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      {around(<GoneStory id={7} onKept={() => (isKept = true)} />)}
    </SWRConfig>,
  );
  return { server, went, isKept: () => isKept };
}
const kept = unsavedStory("kiri", "testhaven", 7);

it("says that there is none, where nothing is left of it here either", async () => {
  await open();
  expect(screen.getByText(/There is no story 7/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("story authoring: goes on with what is still in this browser", async () => {
  kept.keep({ story: storyNamed("Mine"), revision: "r1", base: 0 });
  const { server, isKept } = await open();
  expect(screen.getByRole("alert").textContent).toContain("The draft of 'Mine' was discarded elsewhere.");
  fireEvent.click(screen.getByRole("button", { name: "Go on with mine" }));
  await waitFor(() => expect(isKept()).toBe(true));
  expect(server.draft("7")).toMatchObject({ base: 0, body: { title: "Mine" } });
  expect(kept.read()).toBeUndefined();
});

it("story authoring: keeps it as a story of its own", async () => {
  kept.keep({ story: storyNamed("Mine"), revision: "r1", base: 0 });
  const { server, went } = await open();
  fireEvent.click(screen.getByRole("button", { name: "Keep mine as a copy" }));
  await waitFor(() => expect(went).toEqual(["/risk/story-editor/1"]));
  expect(server.draft("1")?.body.title).toBe("Copy of Mine");
  expect(kept.read()).toBeUndefined();
});
