import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./TableSwitch.states.tsx";

it("shows each step's figures as a table, and not any more", async () => {
  const onTable = vi.fn();
  const { user, unmount } = draw(states, "off", { onTable });
  await user.click(screen.getByRole("checkbox", { name: "Table" }));
  unmount();
  const { user: reader } = draw(states, "on", { onTable });
  await reader.click(screen.getByRole("checkbox", { name: "Table" }));
  expect(onTable.mock.calls).toEqual([[true], [false]]);
});
