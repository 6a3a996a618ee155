import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { answers, member, startShell } from "../session/testing/shellAtServer.ts";

it("ACC-11: says above the screen that nothing new comes, from the dismissal of the log-in to the log-in", async () => {
  const session = await startShell();
  const { ExpiredLine } = await import("./ExpiredLine.tsx");
  const isSaid = () =>
    renderToStaticMarkup(createElement(ExpiredLine)).includes("come again once you log in");
  answers.set("POST /bff/session", { body: member("larkhaven") });
  const signIn = () => session.signIn("kiri@larkhaven.example", "Stopbank-1");
  await signIn();
  const said = [isSaid()];
  session.expireSession();
  said.push(isSaid());
  session.dismissLogin();
  said.push(isSaid());
  session.openLogin();
  await signIn();
  said.push(isSaid());
  expect(said).toEqual([false, false, true, false]);
  expect(session.toasts.get().shown.map(({ message }) => message)).not.toContain(
    "Session expired, please log in again",
  );
});
