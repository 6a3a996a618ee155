import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./AreaTypeView.states.tsx";

it("PRI-02 chooses the kind of areas where there is more than one", async () => {
  const onChoose = vi.fn();
  const { user, getByRole, unmount } = draw(states, "several", { onChoose });
  const choice = getByRole("combobox", { name: "Area Type" });
  expect(choice).toHaveProperty("value", "suburbs");
  await user.selectOptions(choice, "Wards");
  expect(onChoose).toHaveBeenCalledWith("wards");
  unmount();
  expect(draw(states, "one").container.innerHTML).toBe("");
});
