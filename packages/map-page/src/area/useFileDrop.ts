import { type DragEvent, useState } from "react";

const isFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** A place that takes a file which is dropped on it, of several the first; without `onFile` it takes none. */
export function useFileDrop(onFile: ((file: File) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (onFile === undefined || !isFile(event)) return;
        // Otherwise the browser would leave the page for the file.
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (onFile === undefined || !isFile(event)) return;
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file !== undefined) onFile(file);
      },
    },
  };
}
