/** Hands a file to the browser, which keeps it where it keeps what is downloaded. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has read the address by then, and would keep the content for as long as the page is open.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
