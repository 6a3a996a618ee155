import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./ExportView.states.tsx";

it("PRI-12 opens a menu with 'Report (.pdf)'", async () => {
  const onReport = vi.fn();
  const { user, getByRole, findByRole, queryByRole } = draw(states, "closed", { onReport });
  expect(queryByRole("menuitem")).toBeNull();
  await user.click(getByRole("button", { name: "Export" }));
  await user.click(await findByRole("menuitem", { name: "Report (.pdf)" }));
  expect(onReport).toHaveBeenCalledOnce();
});
