/** How the page of differences looks, on a screen and on paper. */
export const sheet = {
  text: `
:root { color-scheme: light; --ink: #0b2545; --quiet: #5b6b82; --line: #d9e1ec; }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); max-width: 72rem; margin: 3rem auto; padding: 0 1.5rem; }
header p:first-child { color: var(--quiet); margin: 0; text-transform: uppercase; font-size: 12px; letter-spacing: .08em; }
h1 { font-size: 30px; line-height: 1.2; margin: .2rem 0 .6rem; }
h2 { font-size: 20px; margin: 2.5rem 0 .8rem; }
h3 { font-size: 16px; margin: 2rem 0 .6rem; }
small { color: var(--quiet); font-weight: 400; }
code { font: 13px ui-monospace, monospace; background: #f2f5f9; padding: .1em .35em; border-radius: 4px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .7rem; text-align: right; border-bottom: 1px solid var(--line); vertical-align: top; }
th:first-child, .words td, .words th { text-align: left; }
thead th { color: var(--quiet); font-size: 12px; font-weight: 600; border-bottom: 2px solid var(--line); vertical-align: bottom; }
tbody th { font-weight: 600; }
.more th, .more td { color: var(--quiet); font-weight: 400; font-size: 13px; }
.more th:first-child { padding-left: 1.7rem; }
.changed { font-weight: 600; }
.none { color: #a9b5c6; }
.same { background: #f6f8fb; }
.words td { width: 40%; }
footer { color: var(--quiet); font-size: 13px; margin: 3rem 0; border-top: 1px solid var(--line); padding-top: 1rem; }
@media print { body { margin: 0; max-width: none; font-size: 11px; } .scenario { break-inside: avoid; } }
`,
};
