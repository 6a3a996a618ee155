import { expect, it } from "vitest";
import { hashOfToken, isApiToken, isWholeApiToken, newTokenText } from "./tokenText.ts";

it("is known by its beginning, and is never the same twice", () => {
  const tokens = new Set(Array.from({ length: 1_000 }, newTokenText));
  expect(tokens.size).toBe(1_000);
  for (const token of tokens) {
    expect(token).toMatch(/^sbt_[A-Za-z0-9_-]{49}$/);
    expect([isApiToken(token), isWholeApiToken(token)]).toEqual([true, true]);
  }
});

it("is told from one that lost a character, or has another one, anywhere", () => {
  const token = newTokenText();
  for (let i = 4; i < token.length - 6; i++) {
    const other = token[i] === "x" ? "y" : "x";
    expect(isWholeApiToken(`${token.slice(0, i)}${other}${token.slice(i + 1)}`)).toBe(false);
    expect(isWholeApiToken(`${token.slice(0, i)}${token.slice(i + 1)}`)).toBe(false);
  }
  for (const wrong of ["", "sbt_", `${token} `, ` ${token}`, token.toUpperCase(), token.slice(4)])
    expect(isWholeApiToken(wrong), wrong).toBe(false);
});

it("is kept as 32 bytes that say nothing of it", () => {
  const token = newTokenText();
  expect(hashOfToken(token)).toHaveLength(32);
  expect(hashOfToken(token).toString("base64url")).not.toContain(token.slice(4, 12));
});
