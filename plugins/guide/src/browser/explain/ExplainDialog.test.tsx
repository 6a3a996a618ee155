import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { SWRConfig } from "swr";
import { describe, expect, it, vi } from "vitest";
import { type Explained, explanations } from "../../api.ts";
import { manifest } from "../../manifest.ts";
import { article, tabs } from "../../testing/guide.ts";
import plugin from "../index.ts";
import ExplainDialog from "./ExplainDialog.tsx";

interface Content {
  readonly glossary?: string;
  /** Of the first section of whichever article is asked for. */
  readonly body?: string;
}

async function explain(what: Explained, { glossary = "", body = "" }: Content) {
  const section = { __component: "content.content-section", id: 1, Title: "Chance", body };
  const host = await startBrowserHost(
    { manifest, plugin },
    {
      flags: ["guidePage"],
      answer: (asked) => {
        if (asked.startsWith("/api/cms/glossary")) return Response.json({ data: { content: glossary } });
        if (asked.startsWith("/api/cms/main-tabs")) return Response.json({ data: tabs });
        return Response.json({ data: [{ ...article, content_blocks: [section] }] });
      },
    },
  );
  (await host.services.get(explanations)).explain(what);
  const cache = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };
  const dialog = host.around(
    <Suspense>
      <ExplainDialog close={vi.fn()} />
    </Suspense>,
  );
  render(<SWRConfig value={cache}>{dialog}</SWRConfig>);
}

const link = (name: string) => screen.queryByText(name)?.closest("a");

describe("what the guide says over a page", () => {
  it("leads to a term of the glossary by that term's own address", async () => {
    await explain("replacement-cost", {
      glossary: "Replacement 風 cost | Of another kind.\n\nReplacement cost | To build it again.",
    });
    await screen.findByText("To build it again.");
    expect(link("Open in the guide")?.getAttribute("href")).toBe("/guide/glossary#term-replacement-cost-2");
  });

  it("leads nowhere where the glossary lacks the term", async () => {
    await explain("replacement-cost", { glossary: "Exposure | What a hazard reaches." });
    await screen.findByText(/has no article about this/);
    expect(link("Open in the guide")).toBeUndefined();
  });

  it("opens pages that its text leads to beside the page it stands over", async () => {
    await explain("headline", { body: "As the [methodology](/guide/methods/methodology) has it." });
    await vi.waitFor(() => expect(link("methodology")?.getAttribute("target")).toBe("_blank"));
  });
});
