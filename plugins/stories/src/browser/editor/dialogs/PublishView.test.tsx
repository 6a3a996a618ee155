import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PublishView.states.tsx";

it("publishes where nothing holds it back", async () => {
  const onPublish = vi.fn();
  const { user } = draw(states, "again", { onPublish });
  expect(screen.getByRole("dialog").textContent).toContain("There are 2 warnings.");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  expect(onPublish).toHaveBeenCalledOnce();
});

it("story authoring: takes a line about what changed, which nobody has to write", async () => {
  const onNote = vi.fn();
  const { user } = draw(states, "first", { onNote });
  const field = screen.getByRole("textbox", { name: /^What changed/ });
  expect(field.getAttribute("maxlength")).toBe("300");
  await user.type(field, "N");
  expect(onNote).toHaveBeenCalledWith("N");
});

it("does not publish with an error, and shows which", async () => {
  const onCheck = vi.fn();
  const { user } = draw(states, "held back", { onCheck });
  expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show them" }));
  expect(onCheck).toHaveBeenCalledOnce();
});

it("says why it failed", () => {
  draw(states, "failed");
  expect(screen.getByRole("alert").textContent).toContain("out of reach");
});

it("story authoring: stays open while it publishes, so that nothing is written in between", async () => {
  const onClose = vi.fn();
  const { user } = draw(states, "working", { onClose });
  await user.click(screen.getByRole("button", { name: "Not now" }));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});
