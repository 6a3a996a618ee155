import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LocationField.states.tsx";

const all = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "With all of the data in sight" });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

it("takes coordinates that are typed, and none that are nowhere", async () => {
  const [onChange, onUnsound] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "chosen", { onChange, onUnsound });
  await user.type(field(/^Latitude/), "5");
  expect(onChange).toHaveBeenLastCalledWith({ latitude: -40.95, longitude: 174.2, zoom: 9 });
  onChange.mockClear();
  await user.clear(field(/^Latitude/));
  await user.type(field(/^Latitude/), "-91");
  expect(onChange.mock.lastCall?.[0].latitude).not.toBe(-91);
  expect(field(/^Latitude/).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("A number from -90 to 90.")).toBeTruthy();
  // What would be saved is not what is to be read.
  expect(onUnsound).toHaveBeenLastCalledWith(true);
  await user.clear(field(/^Latitude/));
  await user.type(field(/^Latitude/), "-41");
  expect(onUnsound).toHaveBeenLastCalledWith(false);
});

it("begins with all data where it is said so, and with the present view where not", async () => {
  const onChange = vi.fn();
  const { user, unmount } = draw(states, "chosen", { onChange });
  await user.click(all());
  expect(onChange).toHaveBeenLastCalledWith(null);
  unmount();
  const open = draw(states, "all data", { onChange });
  expect(screen.queryByText("The map")).toBeNull();
  await open.user.click(all());
  expect(onChange).toHaveBeenLastCalledWith({ latitude: -41.12, longitude: 171.64, zoom: 5.7 });
});
