import { contentDocument } from "@stopbank/contract/content-documents";
import { demoClients } from "@stopbank/demo/clients";
import { installationDocuments } from "@stopbank/demo/content";
import { expect, it } from "vitest";

const kindsOf = (clientName: string) =>
  demoClients.find((client) => client.clientName === clientName)?.content.map(({ kind }) => kind);

it("G-03: the demonstration's texts are documents of the contract's kinds", () => {
  const all = [...demoClients.flatMap(({ content }) => content), ...installationDocuments];
  for (const { kind, body, name } of all) expect(contentDocument(kind, body, name).body).toBe(body);
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
