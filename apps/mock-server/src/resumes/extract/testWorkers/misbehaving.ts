/** Stands in for files that no reader survives: it hangs, dies or fills the memory as the file's name says. */
process.on('message', ({ fileName }: { fileName: string }) => {
  if (fileName === 'hangs.pdf') for (;;);
  if (fileName === 'dies.pdf') process.exit(1);
  if (fileName === 'grows.pdf') {
    const hoard: number[][] = [];
    for (;;) hoard.push(new Array(1_000_000).fill(hoard.length));
  }
  process.send?.({ ok: true, kind: 'pdf', text: `pid ${process.pid}` });
});
