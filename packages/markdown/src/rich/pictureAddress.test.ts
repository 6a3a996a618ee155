import { expect, it } from "vitest";
import { pictureAddress } from "./pictureAddress.ts";

const hash = "0123456789abcdef0123456789abcdef";
const prefix = "/media/larkhaven/";

it("G-04, G-05: a text's own medium lies below the prefix, in the sizes that there are, with the sides that its name says", () => {
  const src = `/media/larkhaven/${hash}-1400x700.webp`;
  expect(pictureAddress(`media/${hash}-1400x700.webp`, prefix)).toEqual({
    src,
    srcSet: `${src}?w=320 320w, ${src}?w=640 640w, ${src}?w=1280 1280w, ${src} 1400w`,
    width: 1_400,
    height: 700,
  });
  expect(pictureAddress(`/media/northport/${hash}-300x200.webp`, prefix)).toEqual({
    src: `/media/northport/${hash}-300x200.webp`,
    width: 300,
    height: 200,
  });
  expect(pictureAddress(`media/${hash}-40x40.svg`, prefix)).toEqual({
    src: `/media/larkhaven/${hash}-40x40.svg`,
    width: 40,
    height: 40,
  });
  expect(pictureAddress(`media/${hash}.svg`, prefix)).toEqual({ src: `/media/larkhaven/${hash}.svg` });
  expect(pictureAddress("/logos/full.svg", undefined)).toEqual({ src: "/logos/full.svg" });
});

it.each([
  "https://example.org/a.webp",
  `//example.org/${hash}.webp`,
  "/api/user",
  "/media/larkhaven/../x.webp",
  `media/../x/${hash}.webp`,
  `media/${hash}.webm`,
  "media/cover.png",
  `${hash}.webp`,
  "data:image/png;base64,AAAA",
  "",
])("GUI-12: nothing is fetched from elsewhere, nor what is no picture: %s", (url) => {
  expect(pictureAddress(url, prefix)).toBeUndefined();
});

it("knows no medium where nobody says where they lie", () => {
  expect(pictureAddress(`media/${hash}.webp`, undefined)).toBeUndefined();
});
