/** For tests of what is printed: what a PDF holds, as other programs read it. */

export { inkOn } from "./testing/inkOn.ts";
export {
  arePdfToolsHere,
  fontsIn,
  type PdfFont,
  pageText,
  type ReadPdf,
  readPdf,
} from "./testing/readPdf.ts";
