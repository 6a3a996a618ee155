import { useState } from "react";
import { useLocation } from "wouter";
import { MapWorkspace } from "../../MapWorkspace.tsx";

const shown = {
  risk: <MapWorkspace id="risk" name="Risk" title="Risk map" side="right" label="Layers and risk" />,
  property: <MapWorkspace id="property" name="Property" title="Property map" side="left" label="Property" />,
  elsewhere: <p>No map here</p>,
} as const;
const pages = Object.keys(shown) as readonly (keyof typeof shown)[];

/** Two map pages and one without a map, and a way between them where the address asks for one (`?pages`). */
export function Site({ leaveClient }: { readonly leaveClient: () => void }) {
  const [hasWays] = useState(() => window.location.search.includes("pages"));
  const [path, go] = useLocation();
  const at = pages.find((name) => path.startsWith(`/${name}`));
  return (
    <>
      <div key={at} style={{ display: "contents" }}>
        {at !== undefined && shown[at]}
      </div>
      <nav
        aria-label="Pages"
        hidden={!hasWays}
        style={{ position: "fixed", insetBlockEnd: 0, insetInlineStart: "40%", zIndex: 99 }}
      >
        {pages.map((name) => (
          <button key={name} type="button" onClick={() => go(`/${name}`)}>
            {`Go: ${name}`}
          </button>
        ))}
        <button
          type="button"
          onClick={() => {
            leaveClient();
            go("/nowhere");
          }}
        >
          Leave the client
        </button>
      </nav>
    </>
  );
}
