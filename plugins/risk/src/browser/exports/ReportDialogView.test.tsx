import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import { usualChoices } from "../../domain/exports/reportChoices.ts";
import states from "./ReportDialogView.states.tsx";

it("offers what was chosen last, by name", () => {
  const { getByRole } = draw(states, "chosen");
  expect((getByRole("textbox", { name: "Title" }) as HTMLInputElement).value).toBe("For the council");
  expect((getByRole("combobox", { name: "Paper" }) as HTMLSelectElement).value).toBe("A3");
  expect(getByRole("checkbox", { name: "Mail me when it is ready" }).matches(":checked")).toBe(true);
  expect(getByRole("button", { name: "Schedule report" })).toBeTruthy();
});

it("EXP-14 tells what is chosen, and is asked for by keyboard", async () => {
  const [onChange, onSchedule, onMake] = [vi.fn(), vi.fn(), vi.fn()];
  const { user, getByRole } = draw(states, "usual", { onChange, onSchedule, onMake });
  await user.selectOptions(getByRole("combobox", { name: "Paper" }), "Letter");
  await user.click(getByRole("checkbox", { name: "Mail me when it is ready" }));
  await user.click(getByRole("checkbox", { name: /^Make it again/ }));
  expect(onChange.mock.calls).toEqual([
    [{ ...usualChoices, size: "Letter" }],
    [{ ...usualChoices, mail: true }],
  ]);
  expect(onSchedule).toHaveBeenCalledWith(true);
  await user.type(getByRole("textbox", { name: "Title" }), "{Enter}");
  expect(onMake).toHaveBeenCalledOnce();
});

it("makes nothing before it is known what was chosen, and says why it was refused", () => {
  const { getByRole, unmount } = draw(states, "loading");
  expect(getByRole("button", { name: "Make report" }).matches(":disabled")).toBe(true);
  unmount();
  expect(draw(states, "refused").getByRole("alert").textContent).toContain("Delete one first.");
});
