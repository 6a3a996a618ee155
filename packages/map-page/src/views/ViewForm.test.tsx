import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ViewForm.states.tsx";

it("takes a name, a folder and who sees it, without spaces around them", async () => {
  const onSubmit = vi.fn();
  const { user } = draw(states, "empty", { onSubmit });
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  expect(save.disabled).toBe(true);
  await user.type(screen.getByLabelText("Name"), "  Low town ");
  await user.type(screen.getByLabelText(/^Folder/), "Rivers");
  await user.click(screen.getByLabelText("Everybody in the organisation"));
  await user.click(save);
  expect(onSubmit.mock.calls).toEqual([[{ name: "Low town", folder: "Rivers", isShared: true }]]);
});

it("is kept by Enter, and once", async () => {
  const onSubmit = vi.fn();
  const { user, unmount } = draw(states, "written", { onSubmit });
  await user.type(screen.getByLabelText("Name"), "{Enter}");
  unmount();
  await draw(states, "busy", { onSubmit }).user.type(screen.getByLabelText("Name"), "{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("leaves who sees it to whoever made it", () => {
  draw(states, "of somebody else's");
  expect(screen.queryByText("Who sees it")).toBeNull();
});

it("says why it was not kept", () => {
  draw(states, "refused");
  expect(screen.getByRole("alert").textContent).toContain("There is a view of that name");
});
