import { execFileSync } from "node:child_process";

/** @throws Error where the program ends with another code than 0, with what it complains of. */
export const read = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: "utf8", maxBuffer: 64e6, stdio: ["ignore", "pipe", "pipe"] });

const missing = ["pdfinfo", "pdftotext", "pdffonts", "qpdf"].filter((program) => {
  try {
    read("sh", "-c", `command -v ${program}`);
    return false;
  } catch {
    return true;
  }
});
if (missing.length > 0) console.info(`Printed pages are not read back: there is no ${missing.join(", ")}.`);

/** Whether the programs that printed pages are read back with are here. CI demands them. */
export const canReadBack = missing.length === 0 || process.env.STOPBANK_REQUIRE_PDF_TOOLS === "1";
