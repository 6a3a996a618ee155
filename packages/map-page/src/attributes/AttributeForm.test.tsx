import { draw } from "@stopbank/ui/testing/draw";
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AttributeForm.states.tsx";

const button = (name: string) => screen.getByRole("button", { name });

it("has a field for each attribute, in their order", () => {
  draw(states, "nothing applied");
  const fields = screen.getAllByRole("group").map((field) => field.querySelector("legend")?.textContent);
  expect(fields).toEqual(["Construction", "Height (m)", "Opened", "Owner"]);
});

it("applies what was edited, only then, and no field that narrows nothing", async () => {
  const onApply = vi.fn();
  const { user } = draw(states, "some applied", { onApply });
  await user.click(screen.getByRole("checkbox", { name: "Timber" }));
  await user.clear(screen.getByRole("textbox", { name: "Owner" }));
  await user.type(screen.getByRole("textbox", { name: "Owner" }), " iwi ");
  expect(onApply).not.toHaveBeenCalled();
  await user.click(button("Apply"));
  expect(onApply.mock.calls).toEqual([[{ height: { min: 5 }, owner: { contains: "iwi" } }]]);
});

it("clears the fields and what was applied at once", async () => {
  const onApply = vi.fn();
  const { user } = draw(states, "some applied", { onApply });
  await user.click(button("Clear Filters"));
  expect(onApply.mock.calls).toEqual([[{}]]);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Owner" }).value).toBe("");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Timber" }).checked).toBe(false);
});

it("waits for what can be chosen", () => {
  vi.useFakeTimers();
  draw(states, "loading");
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole("status").textContent).toContain("Loading filters");
  expect(screen.queryByRole("button", { name: "Apply" })).toBeNull();
});

it("says that they could not be loaded, and offers another try", async () => {
  const retry = vi.fn();
  const { user } = draw(states, "failed", {
    lookup: { state: "failed", error: new Error("The network is gone."), retry },
  });
  expect(screen.getByText("The filters could not be loaded")).toBeTruthy();
  await user.click(button("Retry"));
  expect(retry).toHaveBeenCalledOnce();
});
