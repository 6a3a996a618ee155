import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { routes } from "@stopbank/contract/routes";
import { describe, expect, it } from "vitest";
import { type ApiAnswer, bytesOf } from "../api/transport.ts";
import { isPackable, packed } from "./compression.ts";

const json = JSON.stringify(Array.from({ length: 1_000 }, (_, i) => ({ element: `buildings-${i}` })));
const answer = (change: Partial<ApiAnswer> = {}): ApiAnswer => ({
  status: 200,
  headers: { "content-type": "application/json; charset=utf-8", "content-length": String(json.length) },
  body: json,
  ...change,
});
const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe("packing answers", () => {
  it.each(["br", "gzip"] as const)("in %s, whether they come whole or in pieces", async (coding) => {
    for (const body of [json, Buffer.from(json), Readable.from([Buffer.from(json)])]) {
      const { headers, ...rest } = await packed(answer({ body }), coding);
      expect(headers).toEqual({
        "content-type": "application/json; charset=utf-8",
        "content-encoding": coding,
        vary: "accept-encoding",
      });
      const bytes = await bytesOf(rest);
      expect(bytes.length).toBeLessThan(json.length / 5);
      expect(unpack[coding](bytes).toString()).toBe(json);
    }
  });

  it("leaves what is small, packed, without a body or not a success as it came", async () => {
    const headers = { "content-type": "application/json" };
    for (const left of [
      answer({ body: "{}", headers: { ...headers, "content-length": "2" } }),
      answer({ headers: { ...headers, "content-encoding": "gzip" } }),
      answer({ status: 404 }),
      answer({ body: undefined }),
    ])
      expect(await packed(left, "br, gzip")).toBe(left);
  });

  it("says that the coding was chosen, to those too who take none", async () => {
    const { headers, body } = await packed(
      answer({ headers: { ...answer().headers, vary: "origin" } }),
      undefined,
    );
    expect(headers).toMatchObject({ vary: "origin, accept-encoding", "content-length": String(json.length) });
    expect(body).toBe(json);
  });

  it("breaks off where the answer does", async () => {
    async function* broken() {
      yield Buffer.from(json);
      await sleep(5);
      throw new Error("the API went away");
    }
    const { body } = await packed(answer({ body: Readable.from(broken()) }), "gzip");
    await expect(bytesOf({ body })).rejects.toThrow();
  });

  it("is for numbers and layers, not for tokens, people and bytes", () => {
    const not = Object.entries(routes).filter(([, route]) => !isPackable(route));
    expect(not.map(([name]) => name).sort()).toEqual(
      [
        "acceptTerms",
        "addPasskey",
        "apiTokens",
        "backchannelLogOut",
        "beginEnrolment",
        "beginPasskey",
        "beginPasskeyLogin",
        "beginPasskeyProof",
        "beginProviderSignIn",
        "beginSecondFactor",
        "beginTotp",
        "changePassword",
        "changelogSeen",
        "checkCouncilSignIn",
        "clientLogo",
        "confirmForgotPassword",
        "confirmSignUp",
        "confirmTotp",
        "councilSignIn",
        "currentUser",
        "devMail",
        "elementChanges",
        "elementClasses",
        "endOtherSessions",
        "endOwnSession",
        "enrol",
        "exportAuditTrail",
        "exportContent",
        "exportRiskSummary",
        "feedbackPicture",
        "finishProviderSignIn",
        "forgotPassword",
        "hazardContours",
        "hazardTile",
        "imageTile",
        "incrementLogin",
        "login",
        "logout",
        "makeApiToken",
        "makeRecoveryCodes",
        "mediumFile",
        "meetSecondFactor",
        "ownAccount",
        "ownSessions",
        "passkeyLogin",
        "proveByPasskey",
        "proveByPassword",
        "providerLogOut",
        "refreshToken",
        "removePasskey",
        "removeTotp",
        "renamePasskey",
        "respondToAuthChallenge",
        "revokeApiToken",
        "saveCouncilSignIn",
        "selectedRows",
        "signInOffer",
        "signUp",
        "switchPasswords",
        "vectorTile",
        "versionElementChanges",
        "viewThumbnail",
        "worldTile",
      ].sort(),
    );
  });
});
