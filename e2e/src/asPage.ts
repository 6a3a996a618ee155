import type { Page } from "playwright-core";

/** Asks the API as a page does, with the session that it has. Errors are those of the answer, with what it says. */
export const asPage = (page: Page, method: string, path: string, body: string | number[], type: string) =>
  page.evaluate(
    async ([verb, at, sent, contentType]) => {
      const answer = await fetch(`/api${at}`, {
        method: verb,
        headers: { "content-type": contentType, "ui-client-name": "larkhaven", "x-requested-by": "stopbank" },
        body: typeof sent === "string" ? sent : new Uint8Array(sent),
      });
      if (!answer.ok) throw new Error(`${answer.status} ${at}: ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body, type] as const,
  );
