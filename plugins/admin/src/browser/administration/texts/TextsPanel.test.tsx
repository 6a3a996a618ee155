import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { SWRConfig } from "swr";
import { describe, expect, it, onTestFinished } from "vitest";
import { manifest } from "../../../manifest.ts";
import plugin from "../../index.ts";
import TextsPanel from "./TextsPanel.tsx";
import { textServer } from "./testing/textServer.ts";

const pipes = { title: "Pipes", body: "They carry water." };
const title = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });
const button = (name: string) => screen.getByRole("button", { name });

/** The panel as an editor has it, at the help text of a server. */
async function open(server: ReturnType<typeof textServer>) {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/administration/texts?text=help/pipes.md");
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  const host = await startBrowserHost({ manifest, plugin }, { roles: ["editor"], answer: server.answer });
  const cache = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };
  const draw = () =>
    act(async () =>
      render(
        <SWRConfig value={cache}>
          {host.around(
            <Suspense>
              <TextsPanel />
            </Suspense>,
          )}
        </SWRConfig>,
      ),
    );
  const { unmount } = await draw();
  const user = userEvent.setup();
  // The preview comes last.
  await screen.findByText("They carry water.", { selector: "figure p" });
  return {
    user,
    write: async (words: string) => {
      const field = await title();
      await user.clear(field);
      await user.type(field, words);
    },
    publish: async (note: string) => {
      await user.click(button("Publish…"));
      await user.type(await screen.findByRole("textbox", { name: /^What changed/ }), note);
      await user.click(button("Publish"));
    },
    /** Presses the button of the last toast. */
    undo: () => act(async () => host.toaster.get().history[0]?.action?.run()),
    told: () => host.toaster.get().history.map(({ message }) => message),
    reopen: async () => {
      unmount();
      await draw();
      return (await title()).value;
    },
  };
}

describe("the draft of a text", () => {
  it("is saved for all its editors, who are told whose it is, while people read what is published", async () => {
    const server = textServer(pipes);
    const { user, write } = await open(server);
    await write("Water pipes");
    await user.click(button("Save draft"));
    await screen.findByText("The draft is saved. People read it once it is published.");
    expect(server.draft()).toMatchObject({ base: 1, body: { ...pipes, title: "Water pipes" } });
    expect(server.latest()?.body).toEqual(pipes);
    await screen.findByText("Drafts not published yet: pipes.md.");
    await user.click(button("Compare with version 1"));
    expect(document.querySelector("ins")?.textContent).toContain("Water");
  });

  it("is what the editor opens with, and is published with a line about what changed", async () => {
    const server = textServer(pipes);
    server.save({ ...pipes, title: "Theirs" });
    const { publish, told } = await open(server);
    screen.getByRole("heading", { name: "Draft of kiri@testhaven.example" });
    expect((await title()).value).toBe("Theirs");
    await publish("A better title");
    await screen.findByText("What you see is published.");
    expect(server.latest()).toMatchObject({ body: { title: "Theirs" }, note: "A better title" });
    expect(told()).toEqual(["Published as version 2."]);
    await screen.findByText("A better title");
    expect(screen.queryByRole("heading", { name: /^Draft of/ })).toBeNull();
  });

  it("is discarded with all that was written on it, and brought back", async () => {
    const server = textServer(pipes);
    server.save({ ...pipes, title: "Theirs" });
    const { user, write, undo } = await open(server);
    await write("Mine");
    await user.click(button("Discard draft"));
    await screen.findByText("What you see is published.");
    expect(server.draft()).toBeUndefined();
    expect((await title()).value).toBe("Pipes");
    await undo();
    expect(server.draft()?.body).toEqual({ ...pipes, title: "Theirs" });
    expect((await title()).value).toBe("Mine");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("comes back as what is not saved where somebody began another meanwhile", async () => {
    const server = textServer(pipes);
    server.save({ ...pipes, title: "First" });
    const { user, undo } = await open(server);
    await user.click(button("Discard draft"));
    await screen.findByText("What you see is published.");
    server.save({ ...pipes, title: "Second" });
    await undo();
    expect((await title()).value).toBe("First");
    expect(screen.getByRole("alert").textContent).toContain("has saved a draft of this text meanwhile");
  });

  it.each([
    ["nothing", null],
    ["a hole", { title: "Pipes" }],
  ])("that the form cannot draw is said and can be discarded: %s", async (_case, body) => {
    const server = textServer(pipes);
    server.save(body);
    const { user } = await open(server);
    await screen.findByText(/This form cannot show it/);
    expect(screen.queryByRole("textbox", { name: "Title" })).toBeNull();
    await user.click(button("Discard draft"));
    expect((await title()).value).toBe("Pipes");
  });
});

describe("of two who write at once", () => {
  it("whoever saves second is told, loses nothing over a reload, and keeps theirs", async () => {
    const server = textServer(pipes);
    const { user, write, reopen } = await open(server);
    await write("Mine");
    server.save({ ...pipes, title: "Theirs" });
    await user.click(button("Save draft"));
    const words = "kiri@testhaven.example has saved a draft of this text meanwhile";
    expect((await screen.findByRole("alert")).textContent).toContain(words);
    expect(server.draft()?.body).toMatchObject({ title: "Theirs" });
    expect(await reopen()).toBe("Mine");
    await user.click(await screen.findByRole("button", { name: "Keep mine" }));
    await user.click(button("Save draft"));
    await screen.findByText("The draft is saved. People read it once it is published.");
    expect(server.draft()?.body).toMatchObject({ title: "Mine" });
  });

  it("whoever publishes second is told, and what they wrote is their draft until they decide", async () => {
    const server = textServer(pipes);
    const { user, write, publish } = await open(server);
    await write("Mine");
    server.publish({ ...pipes, title: "Theirs" });
    await publish("Mine");
    expect((await screen.findByRole("alert")).textContent).toContain(
      "kiri@testhaven.example has published version 2 meanwhile",
    );
    expect(server.latest()?.body).toMatchObject({ title: "Theirs" });
    expect(server.draft()?.body).toMatchObject({ title: "Mine" });
    await user.click(button("Keep the draft"));
    await publish("Mine after all");
    await screen.findByText("What you see is published.");
    expect(server.latest()?.body).toMatchObject({ title: "Mine" });
  });

  it("takes theirs by a button, which is undone by another", async () => {
    const server = textServer(pipes);
    const { user, write, undo } = await open(server);
    await write("Mine");
    server.save({ ...pipes, title: "Theirs" });
    await user.click(button("Save draft"));
    await user.click(await screen.findByRole("button", { name: "Take theirs and drop mine" }));
    expect((await title()).value).toBe("Theirs");
    await undo();
    expect((await title()).value).toBe("Mine");
  });

  it("publishes nothing that nobody here has read", async () => {
    const server = textServer(pipes);
    server.save({ ...pipes, title: "Read" });
    const { publish, told } = await open(server);
    server.save({ ...pipes, title: "Unread" });
    await publish("Looks good");
    await expect.poll(told).toEqual([expect.stringContaining("It was changed meanwhile")]);
    expect(server.latest()?.body).toEqual(pipes);
    expect((await title()).value).toBe("Unread");
  });
});
