import "@stopbank/ui/styles";
import "../../styles/index.css";
import { BlueprintProvider } from "@blueprintjs/core";
import { clientWith, flagsOf } from "@stopbank/plugin-api/testing/browser";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ClientApp } from "../../ClientApp.tsx";
import { strangers } from "./strangers.tsx";

const client = clientWith(flagsOf());

/** The shell of a client whose only plugin is a stranger's: e2e opens it in a browser, and answers what it asks. */
const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <BlueprintProvider>
        <ClientApp client={client} plugins={strangers} />
      </BlueprintProvider>
    </StrictMode>,
  );
