/**
 * The longest time, in ms, in which this process answered nobody while something was done in it: what others wait for where server and
 * database share a process.
 */
export async function longestWait(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(look, 5);
  await new Promise((resume) => setTimeout(resume, 50));
  await work();
  await new Promise((resume) => setTimeout(resume, 20));
  look();
  clearInterval(timer);
  console.log({ longestMs: Math.round(longest) });
  return longest;
}
