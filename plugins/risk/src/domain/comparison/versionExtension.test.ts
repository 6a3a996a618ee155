import { emptyScene } from "@stopbank/scene/empty";
import { extensionValue, setExtension } from "@stopbank/scene/extension";
import { decodeScene, encodeScene } from "@stopbank/scene/query";
import { expect, it } from "vitest";
import { versionExtension } from "./versionExtension.ts";

const start = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 10 });
const version = "0123456789abcdef";

it("comes back from an address, and leaves none when nothing is compared", () => {
  const made = setExtension(versionExtension, version)(start);
  const { query } = encodeScene(made, [versionExtension]);
  const back = decodeScene(query, start, [versionExtension]).scene;
  expect(extensionValue(back, versionExtension)).toBe(version);
  expect(setExtension(versionExtension, "")(made).extensions).toBeUndefined();
});

it.each(["", "current", "0123456789ABCDEF", `${version}0`])("is nothing that a stranger wrote: %j", (text) =>
  expect(versionExtension.decode(text)).toBeUndefined(),
);
