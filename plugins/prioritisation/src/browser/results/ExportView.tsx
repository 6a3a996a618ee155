import { Button, Menu, MenuItem, PopoverNext, PopupKind } from "@blueprintjs/core";
import { DocumentIcon, ExportIcon } from "@blueprintjs/icons";

/** What can be taken home of the results (PRI-12). */
export const ExportView = ({ onReport }: { readonly onReport: () => void }) => (
  <footer className="map-page-panel-footer priority-apply">
    <PopoverNext
      arrow={false}
      content={
        <Menu aria-label="Export">
          <MenuItem icon={<DocumentIcon />} onClick={onReport} text="Report (.pdf)" />
        </Menu>
      }
      placement="top-end"
      popupKind={PopupKind.MENU}
      shouldReturnFocusOnClose
      transitionDuration={100}
    >
      <Button icon={<ExportIcon />} text="Export" />
    </PopoverNext>
  </footer>
);
