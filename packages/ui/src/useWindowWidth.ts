import { useEffect, useState } from "react";

/** The window's width in pixels, as it is resized. */
export function useWindowWidth(): number {
  const [widthPx, setWidthPx] = useState(() => window.innerWidth);
  useEffect(() => {
    const measure = () => setWidthPx(window.innerWidth);
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return widthPx;
}
