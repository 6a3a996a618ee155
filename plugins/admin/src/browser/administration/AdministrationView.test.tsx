import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AdministrationView.states.tsx";

it("has an entry for each thing that is looked after, under headings", async () => {
  const onOpen = vi.fn();
  const { user } = draw(states, "features", { onOpen });
  expect(screen.getByRole("heading", { level: 1, name: "Administration" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Features" }).getAttribute("aria-current")).toBe("page");
  await user.click(screen.getByRole("link", { name: "Audit trail" }));
  expect(onOpen).toHaveBeenCalledWith("trail");
  const list = screen.getByRole("list", { name: "Activity" });
  expect(list.textContent).toBe("UsageFeedbackJobsAudit trail");
});

it("lets one be chosen where there is no room for a list", async () => {
  const onOpen = vi.fn();
  const { user } = draw(states, "trail", { onOpen });
  await user.selectOptions(screen.getByRole("combobox", { name: "Section" }), "domains");
  expect(onOpen).toHaveBeenCalledWith("domains");
});

it("leaves a link to the browser that is opened in a tab of its own", async () => {
  const onOpen = vi.fn();
  const { user } = draw(states, "trail", { onOpen });
  await user.keyboard("{Control>}");
  await user.click(screen.getByRole("link", { name: "Features" }));
  await user.keyboard("{/Control}");
  expect(onOpen).not.toHaveBeenCalled();
});

it("shows the panel that is open", () => {
  draw(states, "domains");
  expect(screen.getByRole("heading", { level: 2, name: "E-mail domains" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "E-mail domains" })).toBeTruthy();
});

it("offers nothing where there is nothing to look after", () => {
  draw(states, "none");
  expect(screen.queryByRole("link")).toBeNull();
});

it("says how much waits to be looked at, quietly, in the list and where one chooses", () => {
  draw(states, "something waits");
  expect(screen.getByRole("link", { name: "Feedback 12 new" })).toBeTruthy();
  expect(screen.getByRole("option", { name: "Feedback (12 new)" })).toBeTruthy();
});
