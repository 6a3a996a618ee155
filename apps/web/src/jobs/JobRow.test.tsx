import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./JobRow.states.tsx";

it("shows how far a job is, and what it is at", () => {
  const { getByRole, getByText } = draw(states, "running");
  expect(getByRole("progressbar", { name: "Verify dataset" }).getAttribute("value")).toBe("0.4");
  expect(getByText("tiles/buildings.pmtiles")).toBeTruthy();
  expect(getByText(/^Running, 40%/)).toBeTruthy();
});

it("gives a job up that waits or runs, once, and keeps the reader where they were", async () => {
  const onCancel = vi.fn();
  const { user, getByRole, unmount } = draw(states, "running", { onCancel });
  await user.click(getByRole("button", { name: "Cancel Verify dataset" }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(getByRole("listitem", { name: "Verify dataset" }));
  unmount();
  const asked = draw(states, "being cancelled", { onCancel });
  await asked.user.click(asked.getByRole("button", { name: "Cancel Verify dataset" }));
  expect(onCancel).toHaveBeenCalledOnce();
});

it("asks to be told by mail while it is under way, and no longer", async () => {
  const onMail = vi.fn();
  const { user, getByRole, unmount } = draw(states, "running", { onMail });
  await user.click(getByRole("checkbox", { name: /^Mail me when it is ready/ }));
  expect(onMail).toHaveBeenCalledWith(true);
  unmount();
  const told = draw(states, "to be told by mail", { onMail });
  const box = told.getByRole("checkbox");
  expect(box.matches(":checked")).toBe(true);
  await told.user.click(box);
  expect(onMail).toHaveBeenLastCalledWith(false);
  told.unmount();
  for (const state of ["done", "failed", "being cancelled"] as const) {
    const ended = draw(states, state);
    expect(ended.queryByRole("checkbox")).toBeNull();
    ended.unmount();
  }
});

it.each(["done", "failed", "cancelled", "no longer kept"] as const)("has nothing to give up: %s", (state) => {
  expect(draw(states, state).queryByRole("button", { name: /Cancel/ })).toBeNull();
});

it.each(["done", "failed", "cancelled", "no longer kept"] as const)(
  "runs what has ended again, by keyboard: %s",
  async (state) => {
    const onAgain = vi.fn();
    const { user, getByRole } = draw(states, state, { onAgain });
    await user.tab();
    expect(document.activeElement).toBe(getByRole("button", { name: "Run again: Verify dataset" }));
    await user.keyboard("{Enter}");
    expect(onAgain).toHaveBeenCalledOnce();
  },
);

it("runs nothing again that is under way, is being run again or may not be had any more", async () => {
  const onAgain = vi.fn();
  for (const state of ["running", "whose kind is not offered any more"] as const) {
    const { queryByRole, unmount } = draw(states, state, { onAgain });
    expect(queryByRole("button", { name: /Run again/ })).toBeNull();
    unmount();
  }
  const { user, getByRole } = draw(states, "being run again", { onAgain });
  await user.click(getByRole("button", { name: /Run again/ }));
  expect(onAgain).not.toHaveBeenCalled();
});

it("hands out what came of it, each file once at a time", async () => {
  const onDownload = vi.fn();
  const { user, getAllByRole, unmount } = draw(states, "done", { onDownload });
  const files = getAllByRole("button", { name: /^Download/ });
  expect(files.map(({ textContent }) => textContent)).toEqual([
    "Download verification.txt 812 bytes",
    "Download verification.json 3 kB",
  ]);
  for (const file of files) await user.click(file);
  expect(onDownload.mock.calls).toEqual([["verification.txt"], ["verification.json"]]);
  unmount();
  const fetching = draw(states, "fetching a file", { onDownload });
  for (const file of fetching.getAllByRole("button", { name: /^Download/ })) await fetching.user.click(file);
  expect(onDownload.mock.calls.slice(2)).toEqual([["verification.json"]]);
});

it("B-08: says why a job failed, in the server's words", () => {
  const { getByText } = draw(states, "failed");
  expect(getByText("No dataset has been published for this organisation.")).toBeTruthy();
  expect(getByText(/^Failed/)).toBeTruthy();
});
