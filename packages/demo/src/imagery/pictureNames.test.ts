import { expect, it } from "vitest";
import { pictureOf, withMedia } from "./pictureNames.ts";

it("G-04: names a picture by its medium once it is drawn, and leaves out what was not", () => {
  const body = [
    { type: "banner", header: "Kia ora", backgroundImageUrl: pictureOf("bay"), imageUrl: pictureOf("gone") },
    { people: { image: pictureOf("mere") }, content: "picture: none" },
  ];
  const media = new Map([
    ["bay", "media/bay.webp"],
    ["mere", "media/mere.svg"],
  ]);
  expect(withMedia(body, media)).toEqual([
    { type: "banner", header: "Kia ora", backgroundImageUrl: "media/bay.webp" },
    { people: { image: "media/mere.svg" }, content: "picture: none" },
  ]);
});
