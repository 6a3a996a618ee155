import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./SanitisedHtml.states.tsx";

it("ACC-40: shows the structure of a text, and opens its links in a window that does not hear where from", () => {
  const { container } = draw(states, "text");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Using this map");
  expect(container.querySelector("strong")?.textContent).toBe("no");
  const link = screen.getByRole("link", { name: "More" });
  expect([link.getAttribute("href"), link.getAttribute("rel"), link.getAttribute("target")]).toEqual([
    "https://example.org/terms",
    "noopener noreferrer",
    "_blank",
  ]);
});

it("ACC-40: leaves out all that acts, and the words of a link that leads elsewhere stay", () => {
  const { container } = draw(states, "hostile");
  expect(container.querySelector(".sb-markdown")?.innerHTML).toBe("<p>Kept</p><span>Words</span>");
});

it.each([
  ['<svg onload="fail()"><path d="M0 0"></path></svg>Out', "Out"],
  ['<math><mtext></p><style><img src="x" onerror="fail()"></style></mtext></math>Out', "Out"],
  ['<form action="https://example.org"><input name="a"><button>Send</button></form>', "Send"],
  ['<iframe srcdoc="<p>in</p>">a</iframe><object data="x">b</object><embed src="x">Out', "Out"],
  ["<template><p>In</p></template><noscript><p>In</p></noscript>Out", "Out"],
  ['<base href="https://example.org"><meta http-equiv="refresh">Out', "Out"],
  ['<a href=" java&#10;script:fail()">Words</a>', "Words"],
  ['<a href="data:text/html,fail">Words</a>', "Words"],
  ['<a href="https://larkhaven.example@evil.example">Words</a>', "Words"],
  ['<a href="//example.org">Words</a><a href="/admin">too</a>', "Wordstoo"],
])("ACC-40: keeps of %s no more than words", (html, words) => {
  const { container } = draw(states, "empty", { html });
  expect(container.textContent).toBe(words);
  expect(
    container.querySelectorAll("a, script, style, img, form, input, iframe, object, svg, math"),
  ).toHaveLength(0);
});

it("ACC-40: keeps of an element no attribute by which it acts or names itself to the page", () => {
  const html =
    '<p id="x" class="bp6-overlay" style="top:0" onclick="fail()" name="y" contenteditable data-x="1" aria-hidden="true" is="z" lang="mi">Kia ora</p>';
  const { container } = draw(states, "empty", { html });
  expect(container.querySelector(".sb-markdown")?.innerHTML).toBe('<p lang="mi">Kia ora</p>');
});

it("keeps tables and lists as they were written", () => {
  const html =
    '<ol start="3">\n<li>Third</li>\n</ol>\n<table>\n<tr>\n<th colspan="2">Fee</th>\n</tr>\n</table>';
  const { container } = draw(states, "empty", { html });
  expect(container.querySelector(".sb-markdown")?.innerHTML.replaceAll("\n", "")).toBe(
    '<ol start="3"><li>Third</li></ol><table><tbody><tr><th colspan="2">Fee</th></tr></tbody></table>',
  );
});

it("is nothing where nothing was written", () => {
  const { container } = draw(states, "empty");
  expect(container.textContent).toBe("");
});
