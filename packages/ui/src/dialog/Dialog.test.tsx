import { Button } from "@blueprintjs/core";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { draw } from "../testing/draw.tsx";
import { InState } from "../testing/statesOf.tsx";
import states from "./Dialog.states.tsx";
import { Dialog } from "./Dialog.tsx";

it("is not there while it is closed", () => {
  draw(states, "closed");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("has its title for a name and closes by its button and by Escape", async () => {
  const onClose = vi.fn();
  const { user } = draw(states, "text", { onClose });
  expect(screen.getByRole("dialog", { name: "About this map" }).textContent).toContain("district council");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(2);
});

it("asks as an alert where it has to be answered, with what goes on last", () => {
  draw(states, "question");
  const dialog = screen.getByRole("alertdialog", { name: "Leave without saving?" });
  const names = [...dialog.querySelectorAll(".bp6-dialog-footer button")].map(
    ({ textContent }) => textContent,
  );
  expect(names).toEqual(["Cancel", "Go on"]);
});

it("says once that it has closed, and not before", async () => {
  const onClosed = vi.fn();
  const { rerender } = draw(states, "text", { onClosed });
  expect(onClosed).not.toHaveBeenCalled();
  rerender(<InState of={states} name="text" instead={{ isOpen: false, onClosed }} />);
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});

function Asking() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} text="Leave" />
      <Dialog actions={<Button autoFocus text="Stay" />} isOpen={isOpen} onClose={close} title="Leave?">
        It is lost.
      </Dialog>
    </>
  );
}

it("gives focus back to what opened it each time, where something within takes it at once", async () => {
  const user = userEvent.setup();
  render(<Asking />);
  const opener = screen.getByRole("button", { name: "Leave" });
  for (const _time of ["first", "again", "and again"]) {
    await user.click(opener);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Stay"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(opener);
  }
});

it("ACC-40: offers no way out but its own buttons where it is not to be put off", () => {
  draw(states, "not to be put off");
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Go on"]);
});
