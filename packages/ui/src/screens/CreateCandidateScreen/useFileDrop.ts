import { useEffect, useEffectEvent, useState } from 'react';
import { collectDropped } from '../../forms/CandidateFields/collectFiles.ts';

type FileDrop = {
  /** Whether this drop is the page's, rather than that of what lies below the pointer. */
  takes: (drop: { count: number; folder: boolean; target: EventTarget | null }) => boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Takes files that are dropped anywhere on the page. Returns whether some are held over it now. */
export function useFileDrop({ takes, onFiles }: FileDrop): boolean {
  const [over, setOver] = useState(false);

  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    const transfer = event.dataTransfer;
    if (!transfer || !hasFiles(event)) return;
    const folder = [...transfer.items].some((item) => item.webkitGetAsEntry()?.isDirectory);
    if (!takes({ count: transfer.files.length, folder, target: event.target })) return;
    event.preventDefault();
    event.stopPropagation();
    void collectDropped(transfer).then(onFiles);
  });

  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    window.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      options,
    );
    window.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) setOver(false);
      },
      options,
    );
    window.addEventListener('drop', (event) => drop(event), options);
    return () => controller.abort();
  }, []);

  return over;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
