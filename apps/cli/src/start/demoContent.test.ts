import { contentDocument } from "@stopbank/contract/content-documents";
import { demoClients } from "@stopbank/demo/clients";
import { installationDocuments } from "@stopbank/demo/content";
import { withMedia } from "@stopbank/demo/pictures";
import { allWordlessMedia } from "@stopbank/text-check";
import { expect, it } from "vitest";

const kindsOf = (clientName: string) =>
  demoClients.find((client) => client.clientName === clientName)?.content.map(({ kind }) => kind);

it("G-03: the demonstration's texts are documents of the contract's kinds", () => {
  const all = [...demoClients.flatMap(({ content }) => content), ...installationDocuments];
  const names = JSON.stringify(all).match(/(?<="picture:)[a-z-]+(?=")/g) ?? [];
  expect(names.length).toBeGreaterThan(5);
  const media = new Map(names.map((each) => [each, `media/${each}.webp`]));
  // With the pictures that are drawn at the first start, and where none could be.
  for (const { kind, body, name } of all)
    for (const drawn of [media, new Map<string, string>()]) {
      const written = withMedia(body, drawn);
      expect(contentDocument(kind, written, name).body).toBe(written);
      expect(JSON.stringify(written)).not.toContain("picture:");
    }
});

it("SUM-09: Larkhaven's summary has texts, Northport's has none", () => {
  expect(kindsOf("larkhaven")).toContain("summaryPage");
  expect(kindsOf("northport")).not.toContain("summaryPage");
});

it("AMB-04: the terms of the installation are other words than each client's", () => {
  const words = (documents: readonly { kind: string; body: unknown }[]) =>
    documents.filter(({ kind }) => /terms/i.test(kind)).map(({ body }) => JSON.stringify(body));
  const [ofAll] = words(installationDocuments);
  for (const { content } of demoClients)
    expect(words(content)).toEqual([expect.not.stringMatching(ofAll ?? "")]);
});

it("G-04: the demonstration's texts have words for all that is seen and heard in them", () => {
  const all = [...demoClients.flatMap(({ content }) => content), ...installationDocuments];
  for (const { kind, body } of all) if (kind !== "story") expect(allWordlessMedia(body)).toEqual([]);
});
