import { describe, expect, it } from "vitest";
import { termsMark } from "./termsMark.ts";
import { type TermsSurroundings, termsToAsk } from "./termsToAsk.ts";

const [house, council] = ["<p>Of the house</p>", "<p>Of the council</p>"];
const visitor: TermsSurroundings = {
  installation: house,
  client: council,
  version: 4,
  mark: undefined,
  isSignedIn: false,
  acceptedTerms: false,
  isDevelopment: false,
};
const asked = (changes: Partial<TermsSurroundings>) => termsToAsk({ ...visitor, ...changes })?.html;
const member = { isSignedIn: true, mark: termsMark(house) };

describe("terms that have to be agreed to", () => {
  it.each([
    ["a visitor, the first time", {}, house],
    ["a visitor who accepted them here", { mark: termsMark(house) }, undefined],
    ["a visitor who accepted them before they changed", { mark: termsMark("<p>Once</p>") }, house],
    ["a member, the first time", { ...member, mark: undefined }, house],
    ["a member, after those of the installation", member, council],
    ["a member who agreed", { ...member, acceptedTerms: true }, undefined],
  ])("ACC-38: of %s", (_who, changes, html) => {
    expect(asked(changes)).toBe(html);
  });

  it("ACC-38: are asked for with the version that is answered", () => {
    expect(termsToAsk({ ...visitor, ...member })).toEqual({ whose: "client", html: council, version: 4 });
    expect(termsToAsk(visitor)).toEqual({ whose: "installation", html: house });
  });

  it("ACC-38: are the installation's alone while somebody develops the shell", () => {
    expect(asked({ ...member, isDevelopment: true })).toBeUndefined();
    expect(asked({ isSignedIn: true, isDevelopment: true })).toBe(house);
  });

  it.each([
    ["the same words", { client: house }],
    ["none of the client's", { client: null }],
    ["an empty text of the client's", { client: " " }],
  ])("ACC-41, AMB-04: are asked for once where there are %s", (_what, changes) => {
    expect(asked({ ...changes, isSignedIn: true })).toBe(house);
    expect(asked({ ...member, ...changes })).toBeUndefined();
  });

  it("ACC-41, AMB-04: are the client's alone where the installation has none", () => {
    for (const installation of [null, ""]) {
      expect(asked({ installation })).toBeUndefined();
      expect(asked({ installation, isSignedIn: true })).toBe(council);
    }
  });
});
