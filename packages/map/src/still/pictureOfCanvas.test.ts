import { expect, it } from "vitest";
import { pictureOfCanvas } from "./pictureOfCanvas.ts";

const refused = { code: "map/no-picture", message: "Failed to get map image from canvas" };

it("EXP-12 'Failed to get map image from canvas' where a canvas gives none", async () => {
  await expect(pictureOfCanvas({ toBlob: (callback) => callback(null) })).rejects.toMatchObject(refused);
  const tainted = () => {
    throw new Error("the canvas is tainted");
  };
  await expect(pictureOfCanvas({ toBlob: tainted })).rejects.toMatchObject(refused);
});

it("is a JPEG good enough for print", async () => {
  const asked: unknown[] = [];
  const picture = new Blob(["picture"]);
  const toBlob: HTMLCanvasElement["toBlob"] = (callback, ...how) => {
    asked.push(...how);
    callback(picture);
  };
  await expect(pictureOfCanvas({ toBlob })).resolves.toBe(picture);
  expect(asked).toEqual(["image/jpeg", 0.9]);
});
