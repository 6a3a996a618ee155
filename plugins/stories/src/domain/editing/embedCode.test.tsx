import { expect, it } from "vitest";
import { embedCode } from "./embedCode.ts";

it("STO: the code names the story, fills its place, comes when it is scrolled to and may go full screen", () => {
  expect(embedCode("https://risk.example.nz", { id: 7, title: 'Rivers & "stopbanks" <2>' })).toBe(
    '<iframe src="https://risk.example.nz/embed/stories/7" title="Rivers &amp; &quot;stopbanks&quot; &lt;2&gt;" loading="lazy" allow="fullscreen" style="border:0;width:100%;height:640px"></iframe>',
  );
});

it("STO: whatever a title says, it stays a title", () => {
  const host = document.createElement("div");
  host.innerHTML = embedCode("https://risk.example.nz", { id: 7, title: '"><script>alert(1)</script>' });
  expect(host.children).toHaveLength(1);
  expect(host.querySelector("iframe")?.title).toBe('"><script>alert(1)</script>');
});
