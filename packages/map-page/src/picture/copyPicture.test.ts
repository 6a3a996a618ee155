import { expect, it, vi } from "vitest";
import { type ClipboardHere, copyPicture } from "./copyPicture.ts";

const png = new Blob(["map"], { type: "image/png" });
class Item {
  readonly given: Record<string, unknown>;
  constructor(given: Record<string, unknown>) {
    this.given = given;
  }
}
const clipboardThat = (write: (items: readonly Item[]) => Promise<void>) =>
  ({ clipboard: { write }, Item }) as unknown as ClipboardHere;
const none: ClipboardHere = { clipboard: undefined, Item: undefined };
const refuse = () => Promise.reject(new Error("NotAllowedError"));

it("MAP-18 hands the clipboard the picture while it is still being made", async () => {
  const picture = Promise.withResolvers<Blob>();
  const written: unknown[] = [];
  const copying = copyPicture(
    picture.promise,
    vi.fn(),
    clipboardThat(async ([item]) => void written.push(await item?.given["image/png"])),
  );
  expect(written).toEqual([]);
  picture.resolve(png);
  expect(await copying).toEqual({ state: "copied" });
  expect(written).toEqual([png]);
});

it("MAP-18 saves it where the browser copies no pictures", async () => {
  const save = vi.fn();
  expect(await copyPicture(Promise.resolve(png), save, none)).toEqual({ state: "saved" });
  expect(save).toHaveBeenCalledExactlyOnceWith(png);
});

it("tells what the browser refused from what could not be drawn", async () => {
  const save = vi.fn();
  const lost = new Error("no picture");
  expect(await copyPicture(Promise.resolve(png), save, clipboardThat(refuse))).toEqual({ state: "refused" });
  for (const here of [none, clipboardThat(refuse)])
    expect(await copyPicture(Promise.reject(lost), save, here)).toEqual({ state: "failed", error: lost });
  expect(save).not.toHaveBeenCalled();
});
