import { expect, it } from "vitest";
import { pictureSource } from "./pictureSource.ts";

it("keeps a picture's room free by what its name says, and offers narrower ones", () => {
  const name = "0123456789abcdef0123456789abcdef-1280x720.webp";
  const formats = { small: { url: `media/${name}?w=320`, width: 320 } };
  expect(
    pictureSource({ url: `media/${name}`, alternativeText: "A bridge", formats }, "/media/larkhaven/"),
  ).toEqual({
    src: `/media/larkhaven/${name}`,
    srcSet: `/media/larkhaven/${name}?w=320 320w, /media/larkhaven/${name} 1280w`,
    width: 1280,
    height: 720,
    alt: "A bridge",
  });
  expect(pictureSource({ url: "/own.svg" }, "/media/larkhaven/")).toEqual({ src: "/own.svg", alt: "" });
});
