import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./TrailFilterView.states.tsx";
import { everything } from "./TrailFilterView.tsx";

it("asks for a kind, a person, a part of a name and days", async () => {
  const [onFilter, onPick] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "everything", { onFilter, onPick });
  await user.selectOptions(screen.getByLabelText("What"), "Switched a feature");
  expect(onFilter).toHaveBeenLastCalledWith({ ...everything, action: "flag.changed" });
  expect(screen.getByRole("option", { name: "stranger.did-something" })).toBeTruthy();
  await user.type(screen.getByLabelText("Whom or what"), "r");
  expect(onFilter).toHaveBeenLastCalledWith({ ...everything, about: "r" });
  expect(onPick).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Who"), "k");
  expect(onPick).toHaveBeenCalledOnce();
  expect(onFilter).toHaveBeenLastCalledWith({ ...everything, who: "k" });
});

it("ties what is wrong with a person to the field", () => {
  draw(states, "nobody of the name");
  const field = screen.getByLabelText("Who");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
    "Choose a person",
  );
});

it("has it as a file", async () => {
  const onExport = vi.fn();
  const { user } = draw(states, "filtered", { onExport });
  await user.click(screen.getByRole("button", { name: "Download as CSV" }));
  expect(onExport).toHaveBeenCalledOnce();
});
