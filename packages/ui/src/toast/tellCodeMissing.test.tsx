import { expect, it, vi } from "vitest";
import { tellCodeMissing } from "./tellCodeMissing.ts";
import { createToaster } from "./toaster.ts";

it("D-10: says what did not open, and reloads the page once the server answers", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  const ask = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const toaster = createToaster();
  tellCodeMissing(toaster, "The search could not be opened.");
  const [shown] = toaster.get().shown;
  expect(shown?.message).toBe("The search could not be opened. Some code of this page did not come.");
  shown?.action?.run();
  await vi.waitFor(() =>
    expect(toaster.get().history[0]?.message).toBe("The server is out of reach: try again in a moment."),
  );
  expect(reload).not.toHaveBeenCalled();
  ask.mockResolvedValueOnce(new Response());
  toaster.get().shown.at(-1)?.action?.run();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
