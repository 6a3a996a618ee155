import { useEffect, useState } from "react";

export interface QrCodeProps {
  readonly text: string;
  /** For who cannot see it. */
  readonly label: string;
}

interface Drawn {
  readonly path: string;
  readonly size: number;
}

/** Modules of white around it, which readers want. */
const quiet = 4;

/** A text as a QR code. What draws it is fetched with the first; without it there is nothing to see, and the text stands beside it. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isCurrent = true;
    drawQr(text).then(
      (made) => isCurrent && setDrawn(made),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  const size = drawn?.size ?? 1;
  return (
    <svg aria-label={label} className="factor-qr" role="img" viewBox={`0 0 ${size} ${size}`}>
      {drawn !== undefined && <path d={drawn.path} fill="#000" />}
    </svg>
  );
}

async function drawQr(text: string): Promise<Drawn> {
  const { create } = await import("qrcode");
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const dark: string[] = [];
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) dark.push(`M${column + quiet} ${row + quiet}h1v1h-1z`);
  return { path: dark.join(""), size: modules.size + 2 * quiet };
}
