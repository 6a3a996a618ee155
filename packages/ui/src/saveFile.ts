/** Hands a file to the browser, which keeps it where it keeps what is downloaded. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has begun to read by then, and would keep the content for as long as the page is open.
  setTimeout(() => URL.revokeObjectURL(link.href), revokedAfterMs);
}

/** As the specification has it (G-08). */
const revokedAfterMs = 150;
