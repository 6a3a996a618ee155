import { describe, it } from "vitest";
import { endsForMemory, faultyHouse, waitsNoLonger } from "./testing/faultyHouse.ts";
import { areProcessesSeen } from "./testing/processes.ts";

// The commonest ways, and everything else that happens to a printer: faults.test.ts.
describe.runIf(areProcessesSeen)("a printer that something rarer happens to", () => {
  const faulty = faultyHouse();

  it.each([
    ["is never ready", "await new Promise(() => 0);"],
    ["asks questions for ever", "for (;;) alert('Go on?');"],
    [
      "will not be left",
      "addEventListener('beforeunload', (e) => e.preventDefault()); await new Promise(() => 0);",
    ],
    ["starts itself anew for ever", "location.reload(); await new Promise(() => 0);"],
    [
      "grows for ever once it is printed",
      "addEventListener('beforeprint', () => { for (;;) document.body.append('and more '); });",
    ],
  ])("does not wait for a page that %s (B-09)", (_which, script) => waitsNoLonger(faulty, script));

  it.each([
    ["buffers", "const kept = []; for (;;) kept.push(new Uint8Array(2 ** 26).fill(1));"],
    [
      "elements",
      "for (;;) document.body.append(...Array.from({ length: 1e5 }, () => Object.assign(document.createElement('p'), { className: 'a', id: 'b' })));",
    ],
    [
      "pictures",
      "for (;;) { const c = document.createElement('canvas'); c.width = c.height = 3000; const g = c.getContext('2d', { willReadFrequently: true }); g.fillRect(0, 0, 3000, 3000); document.body.append(c); await new Promise((go) => setTimeout(go)); }",
    ],
    [
      "what the graphics process draws",
      "const kept = []; for (;;) { const g = new OffscreenCanvas(4000, 4000).getContext('webgl2'); g.clear(16384); for (let n = 0; n < 9; n++) { const t = g.createTexture(); g.bindTexture(3553, t); g.texStorage2D(3553, 1, 0x8058, 8000, 8000); g.texSubImage2D(3553, 0, 0, 0, 4000, 4000, 6408, 5121, new Uint8Array(64e6).fill(7)); } kept.push(g); g.finish(); await new Promise((go) => setTimeout(go)); }",
    ],
  ])("ends a page that fills memory with %s (B-09)", (_what, script) => endsForMemory(faulty, script));
});
