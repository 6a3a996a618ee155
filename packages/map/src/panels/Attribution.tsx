import { useState } from "react";

/** Where the data comes from and what it must not be used for: the first lines, and the whole of it at a press. */
export function Attribution({ notice }: { notice: string }) {
  const [isWhole, setWhole] = useState(false);
  if (notice === "") return null;
  return (
    <button
      type="button"
      className="sb-attribution"
      aria-expanded={isWhole}
      title={notice}
      onClick={() => setWhole(!isWhole)}
    >
      <span>{notice}</span>
    </button>
  );
}
