import { expect, it } from "vitest";
import { wholeLayer } from "../columns/selection.ts";
import { exposureColumnOf } from "../testing/exposures.ts";
import { summarise } from "./summarise.ts";

it.each([7, 8, 200, 254])(
  "a class of code %i is refused, and is neither exposed nor not assessed",
  (code) => {
    const odd = { ...exposureColumnOf([[0, "low", 1]]), damageClass: Uint8Array.of(code) };
    expect(() => summarise(wholeLayer(1), odd)).toThrow(
      expect.objectContaining({ code: "exposure/unknown-class" }),
    );
  },
);
