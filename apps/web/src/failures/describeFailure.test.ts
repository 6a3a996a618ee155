import { BrowserFailure } from "@stopbank/contract/browser-failures";
import { ApiError } from "@stopbank/contract/client";
import { DomainError } from "@stopbank/errors";
import { Value } from "typebox/value";
import { describe, expect, it } from "vitest";
import { describeFailure } from "./describeFailure.ts";

const place = { origin: "https://risk.example", pathname: "/risk/stories" };
const secret = "kiri@larkhaven.example 172.90381,-40.30127 /home/kiri eyJhbGciOi.secret.token";

const failed = (message: string, calls: string, form: "chrome" | "firefox" = "chrome") =>
  Object.assign(new TypeError(message), {
    stack: form === "chrome" ? `TypeError: ${message}\n${calls}` : calls,
  });

describe("what is told of a failure in a page", () => {
  it.each([
    [
      "Chrome",
      "chrome" as const,
      "    at drawMap (https://risk.example/assets/RiskPage-B3x_9-aa.js:1:2345)\n    at https://risk.example/assets/index-C1.js?v=1:2:10",
    ],
    [
      "Firefox and Safari",
      "firefox" as const,
      "drawMap@https://risk.example/assets/RiskPage-B3x_9-aa.js:1:2345\n@https://risk.example/assets/index-C1.js?v=1:2:10\n",
    ],
  ])("is its kind and the calls in our own files, as %s writes them", (_browser, form, calls) => {
    const failure = describeFailure(failed("x is undefined", calls, form), place);
    expect(failure).toMatchObject({
      name: "TypeError",
      code: "unexpected",
      page: "/risk",
      frames: [
        { file: "/assets/index-C1.js", line: 2, column: 10 },
        { file: "/assets/RiskPage-B3x_9-aa.js", function: "drawMap", line: 1, column: 2345 },
      ],
    });
    expect(Value.Check(BrowserFailure, failure)).toBe(true);
  });

  it("A-45: holds no token, e-mail, coordinate or address, wherever an error carries them", () => {
    const call = "    at go (https://risk.example/assets/index-C1.js:1:5)";
    const strange = `    at ${secret} (https://risk.example/assets/${secret}.js:1:1)\n    at f (https://risk.example/risk?at=172.90381,-40.30127:1:1)`;
    const error = Object.assign(
      failed(`${secret}\n    at steal (https://risk.example/assets/a.js:1:1)`, `${strange}\n${call}`),
      { name: secret, code: secret, cause: new Error(secret) },
    );
    const where = { ...place, pathname: "/kiri@larkhaven.example/172.90381" };
    const failure = describeFailure(error, where);
    expect(failure).toEqual({
      name: "Error",
      code: "unexpected",
      frames: [
        { file: "/assets/index-C1.js", function: "go", line: 1, column: 5 },
        { file: "/risk", function: "f", line: 1, column: 1 },
      ],
    });
    expect(Value.Check(BrowserFailure, failure)).toBe(true);
  });

  it("has our own code for it where there is one", () => {
    const call = "    at go (https://risk.example/assets/index-C1.js:1:5)";
    const error = new DomainError("invalid", "map/no-such-layer", secret);
    error.stack = `DomainError: ${secret}\n${call}`;
    expect(describeFailure(error, place)).toMatchObject({ name: "DomainError", code: "map/no-such-layer" });
  });

  const ownCall = "    at go (https://risk.example/assets/index-C1.js:1:5)";
  const withCall = <E extends Error>(error: E) =>
    Object.assign(error, { stack: `Error: ${error.message}\n${ownCall}` });
  it.each([
    ["an extension's script", failed("x", "    at f (chrome-extension://abc/content.js:1:5)")],
    ["another site's script", failed("x", "    at f (https://risk.example.evil/a.js:1:5)")],
    ["no script at all", failed("x", "")],
    ["what the server refused", withCall(new ApiError(503, "request/busy", "Later."))],
    ["what was given up", withCall(new DOMException("gone", "AbortError"))],
    ["no error", "a text"],
    [
      "a link scanner's",
      withCall(new Error("Object Not Found Matching Id:3, MethodName:update, ParamCount:4")),
    ],
  ])("is nothing of %s", (_what, error) => expect(describeFailure(error, place)).toBeUndefined());
});
