import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./InboxView.states.tsx";

it("lists what was said, by whom and how far it has come, and opens one", async () => {
  const onOpen = vi.fn();
  const { user } = draw(states, "many", { onOpen });
  const heads = screen.getAllByRole("button", { expanded: false });
  expect(heads[0]?.textContent).toContain("The river at Ōtara is drawn where it was before the works.");
  expect(heads[0]?.textContent).toContain("Issue from aroha@larkhaven.example");
  expect(heads[2]?.textContent).toContain("Comment from a visitor");
  await user.click(heads[1] as HTMLElement);
  expect(onOpen).toHaveBeenCalledWith("2");
});

it("shows all of the open one, which its head says", () => {
  draw(states, "one open");
  const head = screen.getByRole("button", { expanded: true });
  const body = document.getElementById(head.getAttribute("aria-controls") ?? "");
  expect(body?.textContent).toContain("Could somebody have a look?");
});

it("is filtered by state, each with its count, and by words", async () => {
  const [onFilter, onMore] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "many", { onFilter, onMore });
  await user.selectOptions(screen.getByLabelText("State"), "Done (1,204)");
  expect(onFilter).toHaveBeenCalledWith({ state: "done", search: "" });
  await user.type(screen.getByLabelText("Search"), "r");
  expect(onFilter).toHaveBeenCalledWith({ state: "", search: "r" });
  await user.click(screen.getByRole("button", { name: "Show older" }));
  expect(onMore).toHaveBeenCalledOnce();
});

it("says that nobody has sent any, or that none is of the kind", () => {
  draw(states, "empty");
  expect(screen.getByText("Nobody has sent feedback yet.")).toBeTruthy();
  draw(states, "none found");
  expect(screen.getByText("There is no such message.")).toBeTruthy();
});
