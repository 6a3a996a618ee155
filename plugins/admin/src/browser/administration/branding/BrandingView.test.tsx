import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./BrandingView.states.tsx";

const save = () => screen.getByRole("button", { name: "Save" });
const scope = () => document.querySelector<HTMLElement>(".admin-brand-scope");

it("draws the preview in the colours of the form, shades included", () => {
  draw(states, "changed");
  expect(scope()?.style.getPropertyValue("--sb-primary")).toBe("#0b2545");
  expect(scope()?.style.getPropertyValue("--sb-secondary-dark")).toBe("#7f401d");
  expect(scope()?.textContent).toBe("The preview");
});

it.each([
  ["unreadable", "true"],
  ["wrong address", "true"],
  ["no contact", "true"],
  ["late", "true"],
  ["hard to see", null],
  ["changed", null],
] as const)("saves what is %s only where everybody can read it and get there", async (state, blocked) => {
  const onSave = vi.fn();
  const { user } = draw(states, state, { onSave });
  expect(save().getAttribute("aria-disabled")).toBe(blocked);
  await user.click(save());
  expect(onSave).toHaveBeenCalledTimes(blocked === null ? 1 : 0);
});

it("offers the nearest colour that passes, and changes by it", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "unreadable", { onChange });
  const [offer] = screen.getAllByRole("button", { name: /^Use #[0-9a-f]{6}, which passes$/ });
  await user.click(offer as HTMLElement);
  expect(onChange.mock.lastCall?.[0].primary).toMatch(/^#[0-9a-f]{6}$/);
});

it("removes an address by emptying its field, and changes the name", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "saved", { onChange });
  await user.type(screen.getByRole("textbox", { name: "Name of the organisation" }), "!");
  expect(onChange).toHaveBeenLastCalledWith({ display_name: "Larkhaven District Council!" });
  await user.clear(screen.getByRole("textbox", { name: "Methodology report" }));
  expect(onChange).toHaveBeenLastCalledWith({ methods_report_url: null });
});

it("AMB-34: names the contact that people turn to, or nobody in particular", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "saved", { onChange });
  await user.type(screen.getByRole("textbox", { name: "Name of your contact" }), "G");
  expect(onChange).toHaveBeenLastCalledWith({ contact_name: "G" });
});

it("says that somebody else came first, and lets the reader decide", async () => {
  const [onKeepMine, onDrop] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "late", { onKeepMine, onDrop });
  await user.click(screen.getByRole("button", { name: "Save mine in place of theirs" }));
  await user.click(screen.getByRole("button", { name: "Take theirs and drop mine" }));
  expect([onKeepMine, onDrop].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
