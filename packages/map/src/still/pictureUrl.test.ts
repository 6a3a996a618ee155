import { expect, it, onTestFinished, vi } from "vitest";
import { pictureUrl } from "./pictureUrl.ts";

it.each([null, undefined])("EXP-12 logs that it received %s and answers null", async (nothing) => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => said.mockRestore());
  expect(await pictureUrl(nothing)).toBeNull();
  expect(said.mock.calls).toEqual([["Received null or undefined data from the server"]]);
});

it("EXP-12 'Failed to convert image to data url' where the browser cannot read it", async () => {
  // Node has no reader at all; what one makes of a picture is seen in a browser (e2e/src/stillMap.test.ts).
  vi.stubGlobal(
    "FileReader",
    class {
      error = new Error("the file is gone");
      onerror: (() => void) | undefined;
      readAsDataURL() {
        this.onerror?.();
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(pictureUrl(new Blob(["map"]))).rejects.toMatchObject({
    code: "map/no-picture-url",
    message: "Failed to convert image to data url",
  });
});
