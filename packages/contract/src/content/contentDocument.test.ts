import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { textKindNames } from "../schemas/administration/texts.ts";
import { blockLayouts } from "./blockLayouts.ts";
import { contentDocument, readContent } from "./contentDocument.ts";
import { contentKinds, schemaVersionOf } from "./contentKinds.ts";

const block = (more: object) => [{ section: "start", blocks: [{ type: "content", ...more }] }];
const blockWith = (url: string) => block({ buttons: [{ text: "Go", url }] });

describe("a text to be kept", () => {
  it("HOM-15: may have every type of block, with all the fields of the specification", () => {
    const blocks = blockLayouts.map((type) => ({
      type,
      header: "Kia ora",
      content: "*Text*",
      videoUrl: "media/film.mp4",
      backgroundImageUrl: "/media/sea.webp",
      imageUrl: "https://example.org/sea.webp",
      boxHeader: "Box",
      boxContent: "Text",
      buttons: [{ text: "Map", url: "/risk?v=1" }],
    }));
    const body = [{ section: "start", blocks }];
    expect(contentDocument("onboardingPage", body)).toEqual({
      kind: "onboardingPage",
      name: "",
      schemaVersion: 1,
      body,
    });
  });

  it("HOM-05, HOM-07: may have contacts, objectives and milestones", () => {
    const person = {
      firstName: "Aroha",
      lastName: "Ngata",
      phone: "04",
      email: "a@b.example",
      image: "a.svg",
    };
    const roles = ["client", "advisor", "analyst", "principal", "contract"];
    const contacts = Object.fromEntries(roles.map((role) => [`${role}Contact`, person]));
    const texts = { teamEmail: "t@b.example", contactFrequency: "Monthly", emergencyContactString: "111" };
    const milestones = [{ name: "Start", deliverable: "A plan", targetDate: "2026-03-01" }];
    const blocks = [
      { type: "contacts", ...contacts, ...texts, clientContactString: "Ask us" },
      { type: "project", objectives: ["Know"], milestones },
    ];
    expect(contentDocument("landingPage", [{ section: "contacts", blocks }]).schemaVersion).toBe(1);
  });

  it.each([
    ["a block of no type there is", "onboardingPage", block({ type: "carousel" })],
    ["a field there is not", "onboardingPage", block({ colour: "red" })],
    [
      "a button that runs a script",
      "onboardingPage",
      block({ buttons: [{ text: "x", url: "javascript:alert(1)" }] }),
    ],
    ["a button to a name and a password", "onboardingPage", blockWith("https://user:pw@evil.example")],
    ["a picture of whoever is next", "onboardingPage", block({ imageUrl: "//evil.example/x.png" })],
    ["a page that is no list", "landingPage", {}],
    ["an endless text", "summaryPage", [{ section: "x", content: "x".repeat(20_001) }]],
    ["notes of no version", "releaseNotes", [{ version: "next", date: "2026-01-01", title: "", body: "" }]],
  ])("may not have %s", (_what, kind, body) => {
    expect(() => contentDocument(kind, body)).toThrow(expect.objectContaining({ code: "content/invalid" }));
  });

  it("says of an address with a name before its host where it stands, and what to write", () => {
    const message = expect.stringMatching(
      /at \/0\/blocks\/0\/buttons\/0\/url there is no address .* nobody's name before an @/,
    );
    expect(() =>
      contentDocument("onboardingPage", blockWith("https://larkhaven.example@evil.example")),
    ).toThrow(expect.objectContaining({ code: "content/invalid", message }));
  });

  it("that was kept with such an address is read, and leads where it led", () => {
    const body = blockWith("https://larkhaven.example:8443@evil.example/a?b=c@d");
    expect(readContent("onboardingPage", { schemaVersion: 1, body })).toEqual(
      blockWith("https://evil.example/a?b=c@d"),
    );
  });

  it("is of a kind that the calls for texts name", () => {
    expect([...textKindNames].toSorted()).toEqual(Object.keys(contentKinds).toSorted());
  });

  it("needs a kind there is, and a name where its kind has several", () => {
    const help = { title: "", body: "" };
    for (const kind of ["poem", "toString", "__proto__"])
      expect(() => contentDocument(kind, [])).toThrow(
        expect.objectContaining({ code: "content/unknown-kind" }),
      );
    for (const name of ["", "../roads", "a b"])
      expect(() => contentDocument("help", help, name)).toThrow(
        expect.objectContaining({ code: "content/bad-name" }),
      );
    expect(() => contentDocument("terms", { html: "" }, "mine")).toThrow(
      expect.objectContaining({ code: "content/bad-name" }),
    );
    expect(contentDocument("help", help, "roads.md").name).toBe("roads.md");
  });
});

describe("the name of a text", () => {
  const story = { title: "A flood", description: "", chapters: [] };
  const tutorial = { title: "Exports", summary: "", arcadeLink: "/guide/walkthroughs/exports" };

  it("GUI-16: of an article, a tutorial or a demo is a slug, as addresses have it", () => {
    expect(contentDocument("guideTutorial", tutorial, "exporting-results").name).toBe("exporting-results");
    for (const name of ["", "Exporting", "a.b", "-a", "a-", "a".repeat(101)])
      expect(() => contentDocument("guideTutorial", tutorial, name)).toThrow(
        expect.objectContaining({ code: "content/bad-name" }),
      );
  });

  it("GUI-17: frames a walkthrough of the program, and no other page", () => {
    for (const arcadeLink of [
      "/risk",
      "/guide/walkthroughs/../../risk",
      "/guide/walkthroughs/a/b",
      "/guide/walkthroughs/",
      "https://example.org/guide/walkthroughs/a",
    ])
      expect(() => contentDocument("guideTutorial", { ...tutorial, arcadeLink }, "exporting")).toThrow(
        expect.objectContaining({ code: "content/invalid" }),
      );
  });

  it("STO-09: of a story is its number", () => {
    expect(contentDocument("story", story, "12").name).toBe("12");
    for (const name of ["", "0", "01", "one", "1.5", "-1", "1234567890"])
      expect(() => contentDocument("story", story, name)).toThrow(
        expect.objectContaining({ code: "content/bad-name" }),
      );
  });
});

describe("a kept text", () => {
  it("is read as it was written", () => {
    const { schemaVersion, body } = contentDocument("terms", { html: "<p>Terms</p>" });
    expect(readContent("terms", { schemaVersion, body })).toEqual({ html: "<p>Terms</p>" });
  });

  it("HOM-15: leaves out blocks of types that a later version brought, and them alone", () => {
    const [known, later] = [
      { type: "content", header: "Kia ora" },
      { type: "carousel", pictures: 7 },
    ];
    const kept = (...blocks: unknown[]) => ({ schemaVersion: 1, body: [{ section: "start", blocks }] });
    for (const kind of ["onboardingPage", "landingPage"] as const) {
      expect(readContent(kind, kept(later, known))).toEqual([{ section: "start", blocks: [known] }]);
      expect(() => readContent(kind, kept({ ...known, colour: "red" }))).toThrow(
        expect.objectContaining({ code: "content/unreadable" }),
      );
    }
    // What somebody writes now has to be known now.
    expect(() => contentDocument("onboardingPage", kept(later).body)).toThrow(
      expect.objectContaining({ code: "content/invalid" }),
    );
  });

  it("goes through each migration from its own version on", () => {
    const kept = { schemaVersion: 0, body: { title: "Kia ora", subtitle: 7 } };
    expect(readContent("welcomeSidebar", kept)).toEqual({ title: "Kia ora", subtitle: "", faq: [] });
    expect(() => readContent("welcomeSidebar", { ...kept, schemaVersion: 1 })).toThrow(
      expect.objectContaining({ code: "content/unreadable", kind: "unavailable" }),
    );
  });

  it("is refused, and never a crash, whatever it is", () => {
    for (const kind of Object.keys(contentKinds) as (keyof typeof contentKinds)[])
      for (const body of [null, 1, "x", true, { toString: 1 }, [null], [[]], [{ blocks: null }]])
        for (let schemaVersion = 0; schemaVersion <= schemaVersionOf(kind) + 1; schemaVersion++) {
          const read = () => readContent(kind, { schemaVersion, body });
          // The welcome of before had no schema, so any object was one.
          if (kind === "welcomeSidebar" && schemaVersion === 0 && typeof body === "object" && body !== null)
            expect(Check(contentKinds[kind].schema, read())).toBe(true);
          else expect(read).toThrow(expect.objectContaining({ code: "content/unreadable" }));
        }
  });
});
