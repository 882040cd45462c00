/** As what Chromatic takes a picture of each story: both themes, on a phone and on a desktop. */
export const modes = Object.fromEntries(
  ['dark', 'light'].flatMap((theme) =>
    [360, 1280].map((viewport) => [`${theme} ${viewport}`, { theme, viewport }]),
  ),
);
