/** Bytes as the API takes them within JSON. */
export const base64Of = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
