import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./EditorListView.states.tsx";

it("says of each story how it stands, and leads to its editor", () => {
  draw(states, "many");
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    [1, 2, 3, 4].map((id) => `/risk/story-editor/${id}`),
  );
  expect(links.map(({ textContent }) => textContent?.replace(/\d+\/\d+\/\d+, [\d:]+ [ap]m/g, "AT"))).toEqual([
    "A flood of the AwatōreaPublished AT by mere@larkhaven.example",
    "The rising seaPublished AT by mere@larkhaven.example. Draft saved AT",
    "The old bridgeWithdrawn AT by mere@larkhaven.example",
    "Untitled storyNot published. Draft saved AT by mere@larkhaven.example",
  ]);
});

it("begins a story where there is none", async () => {
  const onNew = vi.fn();
  const { user } = draw(states, "empty", { onNew });
  expect(screen.getByText(/There is no story yet/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "New story" }));
  expect(onNew).toHaveBeenCalledOnce();
});

it("duplicates, exports, withdraws and discards", async () => {
  const [onDuplicate, onWithdraw, onDiscard, onExport] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "many", { onDuplicate, onWithdraw, onDiscard, onExport });
  for (const name of ["Duplicate", "Export the draft as a file", "Withdraw", "Discard the draft"]) {
    await user.click(screen.getByRole("button", { name: "More: The rising sea" }));
    await user.click(await screen.findByRole("menuitem", { name }));
  }
  for (const handler of [onDuplicate, onExport, onWithdraw, onDiscard])
    expect(handler).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
});

it("takes a story from a file", async () => {
  const onImport = vi.fn();
  const { user } = draw(states, "many", { onImport });
  const file = new File(["PK"], "story.zip", { type: "application/zip" });
  await user.upload(screen.getByLabelText("Import a story from a file"), file);
  expect(onImport).toHaveBeenCalledWith(file);
});

it("STO-09 says which published stories have figures that are others today, in words", () => {
  draw(states, "changed");
  const told = screen
    .getAllByRole("link")
    .map(({ textContent }) => /\d+ figures? .*$/.exec(textContent ?? "")?.[0]);
  expect(told.filter((words) => words !== undefined)).toEqual([
    "3 figures are others today than when it was published: the data have changed since.",
    "1 figure is another today than when it was published: the data have changed since.",
  ]);
});
