/** Puts on the theme that was chosen in the app, else that of the system; it runs in the page as a text of its own. */
export function chooseTheme(): void {
  let theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  try {
    theme = localStorage.getItem('theme') ?? theme;
  } catch {
    // Storage can be blocked; the system's stands.
  }
  document.documentElement.className = theme === 'light' ? 'light' : 'dark';
  document.documentElement.style.colorScheme = document.documentElement.className;
}
