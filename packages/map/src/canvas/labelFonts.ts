/**
 * Fetches the faces labels are drawn with, letters with macrons included: those come as files of their own, and
 * MapLibre keeps whatever face it finds when it first draws a letter.
 */
export async function loadLabelFonts(): Promise<void> {
  const letters = "Aāēīōū ĀĒĪŌŪ";
  const faces = ["400", "500", "600"].map((weight) => document.fonts.load(`${weight} 24px Inter`, letters));
  // Without them labels are drawn in the browser's own face, which is better than none.
  await Promise.allSettled(faces);
}
