import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { answers, member, startShell } from "../session/testing/shellAtServer.ts";

it("ACC-11: offers a log-in to whoever belongs to no organisation and whose session ended", async () => {
  const session = await startShell();
  const { NoClient } = await import("./NoClient.tsx");
  answers.set("POST /bff/session", { body: { ...member("larkhaven"), clients: [], client_name: undefined } });
  await session.signIn("kiri@larkhaven.example", "Stopbank-1");
  const offers = () => /Logout|Log in(?! to begin)/.exec(renderToStaticMarkup(createElement(NoClient)))?.[0];
  expect([session.shell.client, offers()]).toEqual([undefined, "Logout"]);
  session.expireSession();
  session.dismissLogin();
  expect(offers()).toBe("Log in");
});
