import { Button } from "@blueprintjs/core";
import { MaximizeIcon } from "@blueprintjs/icons";
import { Dialog } from "@stopbank/ui/dialog";
import { useState } from "react";
import { TextTable, type TextTableProps } from "../TextTable.tsx";

/** A table of a text that can be shown in a window of its own (GUI-12). */
export function EnlargeableTable(table: TextTableProps) {
  const [isLarge, setLarge] = useState(false);
  return (
    <div className="sb-markdown-enlargeable">
      <Button
        aria-haspopup="dialog"
        icon={<MaximizeIcon />}
        onClick={() => setLarge(true)}
        size="small"
        text="Enlarge"
        variant="minimal"
      />
      <TextTable {...table} />
      <Dialog
        className="sb-markdown-large"
        isOpen={isLarge}
        onClose={() => setLarge(false)}
        title="Table"
        widthPx={1_400}
      >
        <div className="sb-markdown">
          <TextTable {...table} />
        </div>
      </Dialog>
    </div>
  );
}
