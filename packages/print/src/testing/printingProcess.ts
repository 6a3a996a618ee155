import { openPrintHouse } from "./printHouse.ts";
import { readyPage } from "./servePages.ts";

/**
 * A process that prints a page without end, for tests that end it: says `prints` once the page is drawn. What it is told on
 * its standard input it does: `exit`, `throw`.
 */
if (process.argv[1] === import.meta.filename) {
  const house = await openPrintHouse();
  const [script = ""] = process.argv.slice(2);
  house.pages.put("/now", (_, answer) => {
    answer.end();
    process.stdout.write("prints\n");
  });
  house.pages.put("/print/a", readyPage("a", `await fetch("/now"); ${script}`));
  process.stdin.on("data", (data) => {
    if (data.toString().startsWith("exit")) process.exit(3);
    throw new Error("thrown by a test");
  });
  await house.print("/print/a");
}
