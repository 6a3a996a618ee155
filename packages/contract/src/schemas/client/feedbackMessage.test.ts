import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeFeedbackMessage, readFeedbackMessage } from "./feedbackMessage.ts";
import { mostFeedbackLayers } from "./feedbackRules.ts";

describe("a message of feedback", () => {
  it("ACC-47: is the text and the list of current layers", () => {
    expect(
      composeFeedbackMessage({
        text: " Too dark\nat night. ",
        layers: ["Buildings", "River  flood\n1 in 100"],
      }),
    ).toBe("Too dark\nat night.\n\nCurrent layers:\n- Buildings\n- River flood 1 in 100");
    expect(composeFeedbackMessage({ text: "Hello", layers: [] })).toBe("Hello");
  });

  it("comes apart as it was put together, whatever is in it", () => {
    const words = fc.string({
      unit: fc.constantFrom("a", " ", "\n", "- ", "\n\nCurrent layers:\n", "ō"),
      maxLength: 12,
    });
    fc.assert(
      fc.property(words, fc.array(fc.string({ maxLength: 300 }), { maxLength: 130 }), (text, layers) => {
        const sent = composeFeedbackMessage({ text, layers });
        const read = readFeedbackMessage(sent);
        expect(composeFeedbackMessage(read)).toBe(sent);
        expect(read.layers.length).toBeLessThanOrEqual(mostFeedbackLayers);
        if (!text.includes("Current layers:")) expect(read.text).toBe(text.trim());
      }),
    );
  });

  it("is all text where what follows the heading is no list", () => {
    const message = "It says\n\nCurrent layers:\nand then nothing";
    expect(readFeedbackMessage(message)).toEqual({ text: message, layers: [] });
  });
});
